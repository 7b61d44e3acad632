// Forms: what the bot asks in a modal, and the options of a command.

import { options } from "./lists.js";
import { node, text } from "./markdown.js";
import { act, known, say } from "./server.js";

const TEXT_INPUT = 4, MENU = 3, USERS = 5, ROLES = 6, ANY = 7, CHANNELS = 8, LABEL = 18, RADIO = 21, TICKS = 22, TICK = 23;

// Show a form; `send` hears its values when it is sent; `first` is where the person begins.
export function ask(title, fields, send, first = "input, textarea, select") {
  const form = node("form", { method: "dialog" }, node("h2", { id: "form-title" }, title), fields,
    node("div", { class: "row" },
      node("button", { class: "button", type: "button", onclick: () => dialog.close() }, say("cancel")),
      node("button", { class: "button s1" }, say("send"))));
  const dialog = node("dialog", { "aria-labelledby": "form-title", onclose: () => dialog.remove() }, form);
  form.addEventListener("submit", () => send());
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector(first)?.focus();
}

function field(label, description, control, needed) {
  return node("label", { class: "field" }, node("span", {}, label, needed ? ` (${say("needed")})` : ""),
    description ? node("small", {}, description) : null, control);
}

function select(choices, { required, multiple } = {}) {
  const none = required || multiple ? null : node("option", { value: "" }, "");
  return node("select", { required, multiple }, none,
    choices.map((one) => node("option", { value: one.value, selected: one.on }, one.shown)));
}

const listed = (map) => [...map].map(([value, one]) => ({ value, shown: one.name ?? one }));

// -- modals -----------------------------------------------------------------------------------

export function modal(shown, where) {
  const readers = [];
  const fields = (shown.components ?? []).map((one) => part(one, readers));
  ask(shown.title, fields, () => act({ do: "form", ...where, id: shown.custom_id, components: readers.map((one) => one()) })
    .then((told) => { if (told?.form) modal(told.form, where); }));
}

function part(component, readers) {
  if (component.type === 10) return text(component.content);
  const inner = component.type === LABEL ? component.component : component.components[0];
  const [control, value] = control_of(inner);
  readers.push(() => {
    const told = { type: inner.type, custom_id: inner.custom_id, ...value() };
    return component.type === LABEL ? { type: LABEL, component: told } : { type: component.type, components: [told] };
  });
  const needed = inner.required ?? inner.type !== TICK;
  return field(component.label ?? inner.label ?? "", component.description, control, needed);
}

function control_of(inner) {
  const needed = inner.required ?? true;
  if (inner.type === TEXT_INPUT) {
    const long = inner.style === 2;
    const input = node(long ? "textarea" : "input", { required: needed, minlength: inner.min_length, maxlength: inner.max_length ?? 4000, placeholder: inner.placeholder });
    input.value = inner.value ?? "";
    return [input, () => ({ value: input.value })];
  }
  if (inner.type === TICK) {
    const input = node("input", { type: "checkbox", checked: inner.default });
    return [input, () => ({ value: input.checked })];
  }
  if (inner.type === RADIO || inner.type === TICKS) {
    const kind = inner.type === RADIO ? "radio" : "checkbox";
    const rows = inner.options.map((one) => node("label", { class: "tick" },
      node("input", { type: kind, name: inner.custom_id, value: one.value, checked: one.default, required: kind === "radio" && needed }), one.label));
    const on = () => rows.map((row) => row.firstChild).filter((one) => one.checked).map((one) => one.value);
    return [node("div", {}, rows), () => (kind === "radio" ? { value: on()[0] ?? null } : { values: on() })];
  }
  const box = select(menuChoices(inner), { required: needed && (inner.min_values ?? 1) > 0, multiple: (inner.max_values ?? 1) > 1 });
  return [box, () => ({ values: [...box.selectedOptions].map((one) => one.value).filter(Boolean) })];
}

// What a menu offers: its own texts, or people, roles, channels.
export function menuChoices(menu) {
  const on = new Set((menu.default_values ?? []).map((one) => String(one.id)));
  if (menu.type === MENU) return menu.options.map((one) => ({ value: one.value, shown: one.label, description: one.description, emoji: one.emoji, on: one.default }));
  const found = { [USERS]: listed(known.people), [ANY]: listed(known.people), [CHANNELS]: listed(known.places).filter((one) => known.places.get(one.value).kind === "channel"), [ROLES]: [] }[menu.type] ?? [];
  return found.map((one) => ({ ...one, on: on.has(one.value) }));
}

// -- commands ---------------------------------------------------------------------------------

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;

export function command(one, place, sent) {
  const send = async (values) => {
    const told = await act({ do: "command", place, name: one.name, options: values });
    if (told?.form) modal(told.form, { place });
    sent?.();
  };
  if (!one.options.length) return send({});
  const readers = {};
  const values = () => Object.fromEntries(Object.entries(readers).map(([name, get]) => [name, get()]).filter(([, value]) => value !== ""));
  const fields = one.options.map((option) => {
    const [control, value] = option_of(option, (typed) => act({ do: "type", place, name: one.name, options: { ...values(), [option.name]: typed }, focused: option.name }));
    readers[option.name] = value;
    return field(option.shown, option.description, control, option.required);
  });
  // Where nothing is needed, Enter sends, and no list opens by itself.
  const needed = one.options.some((option) => option.required);
  return ask(`/${one.shown}`, fields, () => send(values()), needed ? undefined : ".s1");
}

function option_of(option, propose) {
  const needed = Boolean(option.required);
  const number_ = option.type === INTEGER || option.type === NUMBER;
  if (option.autocomplete) return typed(needed, propose, number_);
  const choices = option.type === USER ? listed(known.people)
    : option.type === CHANNEL ? listed(known.places)
    : option.type === BOOLEAN ? [{ value: "true", shown: "✓" }, { value: "false", shown: "✗" }]
    : option.choices;
  if (choices.length) {
    const box = select(choices, { required: needed });
    const read_ = { [BOOLEAN]: (v) => v === "true", [INTEGER]: Number, [NUMBER]: Number }[option.type] ?? ((v) => v);
    return [box, () => (box.value === "" ? "" : read_(box.value))];
  }
  const input = node("input", { required: needed, type: number_ ? "number" : "text", step: option.type === NUMBER ? "any" : null, min: option.min_value, max: option.max_value, maxlength: option.max_length, autocomplete: "off" });
  return [input, () => (input.value === "" ? "" : number_ ? Number(input.value) : input.value)];
}

// A field with the bot's proposals below it.
function typed(needed, propose, number_) {
  const input = node("input", { required: needed, autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list" });
  const box = node("div", {}, input);
  let list = null, picked = null, asked = 0;
  // What is removed loses the keyboard, which asks for it to be removed once more.
  const drop = () => { const old = list; list = null; old?.remove(); };
  const show = async () => {
    const turn = ++asked;
    const told = await propose(input.value);
    if (turn !== asked) return;
    drop();
    list = options(told?.choices ?? [], (choice) => {
      input.value = choice.shown;
      picked = choice;
      shut();
      input.focus();
    });
    if (!list.children.length) return shut();
    box.append(list);
    input.setAttribute("aria-expanded", "true");
  };
  const shut = () => {
    asked++;
    drop();
    input.setAttribute("aria-expanded", "false");
  };
  input.addEventListener("input", show);
  input.addEventListener("focus", () => { if (!picked) show(); });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && list) { event.preventDefault(); list.firstChild.focus(); }
    if (event.key === "Escape" && list) { event.preventDefault(); shut(); }
  });
  box.addEventListener("focusout", (event) => { if (!box.contains(event.relatedTarget)) shut(); });
  const value = () => (picked && picked.shown === input.value ? picked.value : input.value);
  return [box, () => (value() === "" ? "" : number_ ? Number(value()) : value())];
}

