// Discord's way of writing, as nodes: nothing that is said ever becomes markup of the page.

import { known } from "./server.js";

export function node(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

export function emoji(one) {
  if (!one.id) return one.name;
  const image = node("img", { class: "emoji", src: `/emojis/${one.id}`, alt: one.alt ?? "" });
  image.addEventListener("error", () => image.replaceWith(image.alt), { once: true });
  return image;
}

const INLINE = new RegExp([
  /\\([^\w\s])/, // 1 taken as it is
  /`([^`]+)`/, // 2
  /\*\*(.+?)\*\*(?!\*)/, // 3
  /__(.+?)__(?!_)/, // 4
  /~~(.+?)~~/, // 5
  /\|\|(.+?)\|\|/, // 6
  /\*([^\s*](?:.*?[^\s*])?)\*/, // 7
  /(?<!\w)_([^\s_](?:.*?[^\s_])?)_(?!\w)/, // 8
  /<@!?(\d+)>/, // 9
  /<#(\d+)>/, // 10
  /<\/([^:>]+):\d+>/, // 11
  /<t:(-?\d+)(?::(\w))?>/, // 12 13
  /<a?:(\w+):(\d+)>/, // 14 15
  /\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, // 16 17
  /<?(https?:\/\/[^\s>)]+)>?/, // 18
].map((one) => one.source).join("|"), "su");

export function inline(text) {
  const found = [];
  for (let rest = text; rest;) {
    const match = INLINE.exec(rest);
    if (!match) { found.push(rest); break; }
    if (match.index) found.push(rest.slice(0, match.index));
    found.push(span(match));
    rest = rest.slice(match.index + match[0].length);
  }
  return found;
}

function span(m) {
  if (m[1]) return m[1];
  if (m[2]) return node("code", {}, m[2]);
  if (m[3]) return node("strong", {}, inline(m[3]));
  if (m[4]) return node("u", {}, inline(m[4]));
  if (m[5]) return node("s", {}, inline(m[5]));
  if (m[6]) {
    const open = (event) => event.currentTarget.classList.add("open");
    return node("span", { class: "spoiler", tabindex: 0, role: "button", onclick: open, onkeydown: open }, inline(m[6]));
  }
  if (m[7] || m[8]) return node("em", {}, inline(m[7] || m[8]));
  if (m[9]) return node("span", { class: "mention" }, `@${known.people.get(m[9]) ?? m[9]}`);
  if (m[10]) return node("button", { class: "mention", "data-place": m[10] }, `#${known.places.get(m[10])?.name ?? "…"}`);
  if (m[11]) return node("button", { class: "mention", "data-command": m[11] }, `/${known.commands[m[11]] ?? m[11]}`);
  if (m[12]) return moment(Number(m[12]), m[13] ?? "f");
  if (m[15]) return emoji({ id: m[15], alt: `:${m[14]}:` });
  const url = m[17] ?? m[18];
  const place = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)/.exec(url)?.[1];
  if (known.places.has(place)) return node("button", { "data-place": place }, m[16] ? inline(m[16]) : `#${known.places.get(place).name}`);
  return node("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, m[16] ? inline(m[16]) : url);
}

// -- moments: those that tell a distance go on counting ---------------------------------------

const language = document.documentElement.lang;
const distance = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" },
  D: { dateStyle: "long" }, f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export const written = (when, style = "t") =>
  new Intl.DateTimeFormat(language, STYLES[style] ?? STYLES.f).format(when);

function away(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, one]) => Math.abs(left) >= one) ?? UNITS.at(-1);
  return distance.format(Math.round(left / size), unit);
}

function moment(seconds, style) {
  const when = new Date(seconds * 1000);
  const text = style === "R" ? away(seconds) : written(when, style);
  return node("time", { datetime: when.toISOString(), title: written(when, "F"), "data-away": style === "R" && seconds }, text);
}

setInterval(() => {
  for (const time of document.querySelectorAll("time[data-away]")) {
    const text = away(Number(time.dataset.away));
    if (time.textContent !== text) time.textContent = text;
  }
}, 1000);

// -- lines and blocks -------------------------------------------------------------------------

const BLOCKS = [
  [/^(#{1,3}) (.+)/, (m) => node(`h${m[1].length}`, {}, inline(m[2]))],
  [/^-# (.+)/, (m) => node("span", { class: "small" }, inline(m[1]))],
];
const ITEM = /^ *(?:[-*]|(\d+)\.) (.+)/;

export function text(content) {
  const box = node("div", { class: "text" });
  const parts = String(content).split(/```(?:\w*\n)?([\s\S]*?)```/);
  parts.forEach((part, index) => {
    if (index % 2) box.append(node("pre", { tabindex: 0 }, node("code", {}, part)));
    else if (part) box.append(...blocks(part.replace(/^\n|\n$/g, index ? "" : "$&").split("\n")));
  });
  return box;
}

function blocks(lines) {
  const found = [];
  let running = [];
  const end = () => {
    if (running.length) found.push(...inline(running.join("\n")));
    running = [];
  };
  while (lines.length) {
    const line = lines.shift();
    const block = BLOCKS.map(([pattern, make]) => [pattern.exec(line), make]).find(([m]) => m);
    const item = ITEM.exec(line);
    if (block) {
      end();
      found.push(block[1](block[0]));
    } else if (item) {
      end();
      const list = node(item[1] ? "ol" : "ul", item[1] ? { start: item[1] } : {});
      for (let m = item; m; m = ITEM.exec(lines[0] ?? "") && ITEM.exec(lines.shift())) {
        list.append(node("li", {}, inline(m[2])));
      }
      found.push(list);
    } else if (line.startsWith("> ")) {
      end();
      const quoted = [line.slice(2)];
      while (lines[0]?.startsWith("> ")) quoted.push(lines.shift().slice(2));
      found.push(node("blockquote", {}, blocks(quoted)));
    } else {
      running.push(line);
    }
  }
  end();
  return found;
}
