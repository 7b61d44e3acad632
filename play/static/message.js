// One message as it looks: components, embeds, text, pictures; and what is pressed in it.

import { menuChoices, modal } from "./forms.js";
import { menu } from "./lists.js";
import { emoji, node, text, written } from "./markdown.js";
import { act, fileUrl, say } from "./server.js";

export function draw(message, dismiss) {
  const body = [];
  if (message.loading) body.push(node("div", { class: "thinking" }, say("thinking")));
  if (message.content) body.push(text(message.content));
  body.push(...(message.embeds ?? []).map(embed));
  body.push(...message.files.map(file));
  body.push(...(message.components ?? []).map((one) => component(one, message)));
  const asked = message.asked && node("span", {}, say("used", { person: message.asked.person, command: `/${message.asked.name}` }));
  const when = new Date(message.written);
  return node("li", { class: `message${message.private ? " private" : ""}`, "data-id": message.id },
    node("div", { class: "by" }, node("b", {}, message.author), message.bot ? node("span", { class: "app" }, "APP") : null,
      node("time", { datetime: message.written, title: written(when, "F") }, written(when)), asked),
    node("div", { class: "body" }, body),
    message.thread ? node("button", { class: "thread", "data-place": message.thread.id }, say("thread", { name: message.thread.name })) : null,
    message.private ? node("div", { class: "note" }, node("span", {}, say("private")), node("button", { onclick: dismiss }, say("newer"))) : null);
}

const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function component(one, message) {
  const parts = (list) => (list ?? []).map((child) => component(child, message));
  switch (one.type) {
    case 1: return node("div", { class: "row" }, parts(one.components));
    case 2: return button(one, message);
    case 3: case 5: case 6: case 7: case 8: return choice(one, message);
    case 9: return node("div", { class: "beside" }, node("div", { class: "rows" }, parts(one.components)), component(one.accessory, message));
    case 10: return text(one.content);
    case 11: return picture(one.media, one.description, "thumbnail");
    case 12: return node("div", { class: "gallery" }, one.items.map((item) => picture(item.media, item.description)));
    case 13: return file({ url: one.file.url, filename: one.file.url.split("/").pop(), content_type: "" });
    case 14: return node("hr", { class: `${one.spacing === 2 ? "wide" : ""}${one.divider === false ? " none" : ""}` });
    case 17: {
      const box = node("div", { class: "container" }, parts(one.components));
      if (one.accent_color) box.style.borderLeftColor = colour(one.accent_color);
      return box;
    }
    default: return node("div");
  }
}

function picture(media, description, kind) {
  const url = media.url.startsWith("/files/") ? fileUrl(media.url) : "";
  return node("img", { class: kind, src: url, alt: description || say("picture"), width: media.width, height: media.height });
}

function file(one) {
  if (one.content_type?.startsWith("image/")) return picture(one, one.description, "picture");
  return node("a", { class: "file", href: fileUrl(one.url), download: one.filename }, `📄 ${one.filename}`);
}

function embed(one) {
  const box = node("div", { class: "embed" }, one.title ? node("b", {}, one.title) : null,
    one.description ? text(one.description) : null,
    (one.fields ?? []).map((item) => node("div", {}, node("b", {}, item.name), text(item.value))),
    one.image ? picture(one.image, one.title, "picture") : null,
    one.footer ? node("small", {}, one.footer.text) : null);
  if (one.color) box.style.borderLeftColor = colour(one.color);
  return box;
}

async function used(element, what, message) {
  element.setAttribute("aria-busy", "true");
  const where = { place: message.place, message: message.id };
  const told = await act({ ...what, ...where });
  element.removeAttribute("aria-busy");
  if (told?.form) modal(told.form, where);
}

function button(one, message) {
  const inside = [one.emoji ? emoji({ alt: one.emoji.name, ...one.emoji }) : null, one.label];
  if (one.style === 5) return node("a", { class: "button", href: one.url, target: "_blank", rel: "noopener noreferrer" }, inside);
  const made = node("button", { class: `button s${one.style}`, type: "button", disabled: one.disabled }, inside);
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-busy") !== "true") used(made, { do: "press", id: one.custom_id }, message);
  });
  return made;
}

function choice(one, message) {
  const box = menu({
    label: one.placeholder || say("choose"), choices: menuChoices(one),
    low: one.min_values ?? 1, high: one.max_values ?? 1, disabled: one.disabled,
  }, (values) => used(box.firstChild, { do: "choose", id: one.custom_id, type: one.type, values }, message));
  return box;
}
