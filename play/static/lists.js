// A list to choose from: by mouse, by touch, by keyboard, and read aloud as a list box.

import { emoji, node } from "./markdown.js";
import { say } from "./server.js";

// The rows of a list; `pick` hears the one that is chosen.
export function options(choices, pick, { several = false } = {}) {
  const list = node("div", { class: "list", role: "listbox", "aria-multiselectable": several });
  for (const choice of choices) {
    const row = node("div", {
      class: `choice${choice.on ? " on" : ""}`, role: "option", tabindex: -1, "aria-selected": Boolean(choice.on).toString(),
      onclick: () => pick(choice, row),
      // The field keeps the keyboard while a list below it is touched.
      onmousedown: (event) => event.preventDefault(),
    }, choice.emoji ? emoji({ alt: choice.emoji.name, ...choice.emoji }) : null, node("span", {}, choice.shown,
      choice.description ? node("small", {}, choice.description) : null));
    list.append(row);
  }
  list.addEventListener("keydown", (event) => {
    const rows = [...list.querySelectorAll(".choice")], at = rows.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) rows[(to + rows.length) % rows.length]?.focus();
    else if ((event.key === "Enter" || event.key === " ") && at >= 0) rows[at].click();
    else return;
    event.preventDefault();
  });
  return list;
}

// A menu: a button that opens its list; `send` hears the values that were chosen.
export function menu({ label, choices, low = 1, high = 1, disabled }, send) {
  const chosen = new Set(choices.filter((one) => one.on).map((one) => one.value));
  const shown = choices.filter((one) => chosen.has(one.value)).map((one) => one.shown).join(", ");
  const button = node("button", { type: "button", disabled, "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": shown ? `${label}: ${shown}` : label, onclick: () => toggle() }, shown || label);
  const box = node("div", { class: "menu" }, button);
  const several = high > 1 || low === 0;
  let list = null;

  function toggle(again = true) {
    const open = list === null && again;
    const old = list;
    list = null;
    old?.remove();
    button.setAttribute("aria-expanded", String(open));
    box.classList.toggle("open", open);
    if (!open) {
      box.dispatchEvent(new Event("shut", { bubbles: true }));
      return;
    }
    list = options(choices, pick, { several });
    if (several) list.append(node("button", { class: "button s1", type: "button", onclick: () => { toggle(); send([...chosen]); } }, say("done")));
    box.append(list);
    (list.querySelector(".on") ?? list.querySelector(".choice"))?.focus();
    list.scrollIntoView({ block: "nearest" });
  }

  function pick(choice, row) {
    if (!several) {
      toggle();
      button.focus();
      send([choice.value]);
      return;
    }
    if (chosen.has(choice.value)) chosen.delete(choice.value);
    else {
      if (high === 1) chosen.clear();
      if (chosen.size < high) chosen.add(choice.value);
    }
    for (const [index, one] of [...list.querySelectorAll(".choice")].entries()) {
      one.classList.toggle("on", chosen.has(choices[index].value));
      one.setAttribute("aria-selected", String(chosen.has(choices[index].value)));
    }
    row.focus();
  }

  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || list === null) return;
    toggle();
    button.focus();
  });
  box.addEventListener("focusout", (event) => {
    if (list !== null && event.relatedTarget && !box.contains(event.relatedTarget)) toggle(false);
  });
  return box;
}
