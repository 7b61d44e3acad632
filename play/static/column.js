// A column: the messages of one place, and the line below them in which commands are typed.

import { command } from "./forms.js";
import { options } from "./lists.js";
import { node } from "./markdown.js";
import { draw } from "./message.js";
import { act, fileUrl, read, say, tell } from "./server.js";

const PICTURE_MS = 3000; // How long a message waits for its new pictures before it is shown.
const SPARE = 14; // Above and below a message, in pixels.
const dismissed = new Set();

export class Column {
  constructor(name, head) {
    this.place = null;
    this.list = node("ol", { class: "messages", role: "log", "aria-label": name, tabindex: 0 });
    this.input = node("input", { "aria-label": say("write"), placeholder: say("write"), autocomplete: "off", role: "combobox", "aria-expanded": "false", maxlength: 2000 });
    const slash = node("button", { class: "button slash", type: "button", "aria-label": say("commands"), title: say("commands"), onclick: () => this.suggest("/") }, "/");
    this.composer = node("div", { class: "composer" }, node("form", { onsubmit: (event) => this.send(event) }, slash, this.input));
    this.section = node("section", { "aria-label": name }, node("div", { class: "place" }, head), this.list, this.composer);
    this.choices = null;
    this.waiting = new Map(); // What changed under a finger, or below an open menu.
    this.newest = new Map(); // Of several changes only the newest one is drawn.
    this.input.addEventListener("input", () => this.offer());
    this.composer.addEventListener("keydown", (event) => this.key(event));
    this.composer.addEventListener("focusout", (event) => { if (!this.composer.contains(event.relatedTarget)) this.shut(); });
    this.list.addEventListener("pointerdown", (event) => this.hold(event.target.closest(".message")));
    this.list.addEventListener("shut", (event) => this.apply(event.target.closest(".message")));
    // Small changes above must not move what is read: at the end it stays at the end.
    new ResizeObserver(() => {
      for (const message of this.list.querySelectorAll(".message")) this.fit(message);
      if (this.atEnd) this.end();
    }).observe(this.list);
    this.list.addEventListener("scroll", () => { this.atEnd = this.list.scrollTop > this.last() - 80; });
    this.atEnd = true;
  }

  async show(place) {
    const other = place !== this.place;
    this.place = place;
    const messages = await read(`places/${place}`);
    if (place !== this.place) return;
    await ready(messages);
    if (other) {
      this.list.replaceChildren();
      this.commands = null;
    }
    for (const gone of this.list.querySelectorAll(".message")) {
      if (!messages.some((one) => one.id === gone.dataset.id)) gone.remove();
    }
    for (const message of messages) this.put(message);
    this.empty();
    if (other) { this.atEnd = true; this.end(); }
  }

  async changed(message) {
    this.newest.set(message.id, message);
    await ready([message]);
    if (this.newest.get(message.id) !== message || message.place !== this.place) return;
    this.newest.delete(message.id);
    this.put(message);
    this.empty();
  }

  put(message) {
    if (dismissed.has(message.id)) return;
    const old = this.find(message.id);
    if (old && (old.held || old.querySelector(".menu.open"))) {
      this.waiting.set(message.id, message);
      return;
    }
    // Who has scrolled to read or to press is left there when a message changes.
    const follow = old ? Math.abs(this.list.scrollTop - this.last()) < 4 : this.atEnd;
    const made = draw(message, () => { dismissed.add(message.id); this.gone(message.id); });
    if (old) {
      const sought = focused(old);
      old.replaceWith(made);
      if (sought) focus(made, sought);
    } else {
      const after = [...this.list.querySelectorAll(".message")].find((one) => BigInt(one.dataset.id) > BigInt(message.id));
      this.list.insertBefore(made, after ?? null);
    }
    this.fit(made);
    if (follow) this.end();
  }

  // A message with one picture is seen whole: the picture gets what text and buttons leave of the column.
  fit(message) {
    const [gallery, ...others] = message.querySelectorAll(".gallery");
    if (!gallery || others.length || gallery.children.length > 1 || !this.list.clientHeight) return;
    const rest = message.offsetHeight - gallery.offsetHeight;
    message.style.setProperty("--fit", `${this.list.clientHeight - SPARE - rest}px`);
  }

  gone(id) {
    this.newest.delete(id);
    this.find(id)?.remove();
    this.empty();
  }

  find(id) { return this.list.querySelector(`.message[data-id="${id}"]`); }

  // The newest message: its end, but rather its beginning where it is higher than the column.
  end() { this.list.scrollTop = this.last(); }

  last() {
    const bottom = this.list.scrollHeight - this.list.clientHeight;
    return Math.min(bottom, this.list.lastElementChild?.offsetTop ?? bottom);
  }

  empty() {
    this.list.querySelector(".none")?.remove();
    if (!this.list.children.length) this.list.append(node("li", { class: "none" }, say("empty")));
  }

  // Nothing moves under a finger: what changes meanwhile is drawn when it is lifted.
  hold(message) {
    if (!message) return;
    message.held = true;
    const lifted = () => setTimeout(() => {
      message.held = false;
      this.apply(message);
    });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, lifted, { once: true });
  }

  apply(message) {
    const changed = this.waiting.get(message?.dataset.id);
    if (!changed || message.held || message.querySelector(".menu.open")) return;
    this.waiting.delete(changed.id);
    this.put(changed);
  }

  // -- the line below -------------------------------------------------------------------------

  suggest(start) {
    this.input.value = start;
    this.input.focus();
    this.offer();
  }

  async offer() {
    if (!this.input.value.startsWith("/")) return this.shut();
    this.commands ??= await read(`places/${this.place}/commands`);
    const typed = this.input.value.slice(1).toLowerCase().trim();
    const found = this.commands.filter((one) => one.may && (one.shown.toLowerCase().includes(typed) || one.name.includes(typed)));
    found.sort((a, b) => fits(b, typed) - fits(a, typed));
    this.shut();
    if (!found.length) return undefined;
    this.choices = options(found.map((one) => ({ ...one, shown: `/${one.shown}`, one })), ({ one }) => this.run(one));
    this.composer.append(this.choices);
    this.input.setAttribute("aria-expanded", "true");
    return undefined;
  }

  shut() {
    const old = this.choices; // Removed, it loses the keyboard: that asks for the same once more.
    this.choices = null;
    old?.remove();
    this.input.setAttribute("aria-expanded", "false");
  }

  run(one) {
    this.input.value = "";
    this.shut();
    this.atEnd = true;
    command(one, this.place);
  }

  key(event) {
    if (!this.choices) return;
    if (event.key === "ArrowDown" && event.target === this.input) {
      event.preventDefault();
      this.choices.firstChild.focus();
    } else if (event.key === "Escape") {
      this.shut();
      this.input.focus();
    }
  }

  async send(event) {
    event.preventDefault();
    const typed = this.input.value.trim();
    if (typed.startsWith("/")) {
      if (!this.choices) await this.offer();
      if (this.choices) this.choices.firstChild.click();
      // What was typed stays: it may be meant for the other column.
      else tell(say(this.commands.some((one) => fits(one, typed.slice(1).toLowerCase()) > 1) ? "not-yours" : "not-here"));
    } else if (typed) {
      this.input.value = "";
      this.atEnd = true;
      act({ do: "say", place: this.place, text: typed });
    }
  }
}

const pressed = (message) => [...message.querySelectorAll("button, a")];

// The names of the buttons to which the keyboard goes when the message changes: the same one, else those before it.
function focused(message) {
  const buttons = pressed(message), at = buttons.indexOf(document.activeElement);
  if (at < 0) return message === document.activeElement ? message.sought : null;
  return [...buttons.slice(0, at + 1).reverse(), ...buttons.slice(at + 1)].map((one) => one.textContent);
}

// The keyboard stays in the message; as long as its button cannot be pressed, on the message itself.
function focus(message, sought) {
  const buttons = pressed(message);
  const found = sought.map((name) => buttons.find((one) => one.textContent === name)).find(Boolean);
  const able = found && !found.disabled;
  if (!able) Object.assign(message, { sought, tabIndex: -1 });
  (able ? found : message).focus({ preventScroll: true });
}

// How well a command is what was typed: first its whole name, in whichever language.
function fits(command, typed) {
  const names = [command.shown.toLowerCase(), command.name];
  return 2 * names.includes(typed) + names[0].startsWith(typed);
}

// Pictures are there before the message shows them.
async function ready(messages) {
  const urls = new Set(JSON.stringify(messages).match(/\/files\/\d+\/[^"?]+/g) ?? []);
  const loaded = [...urls].map((url) => {
    const image = new Image();
    image.src = fileUrl(url);
    return image.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, PICTURE_MS))]);
}
