// The page: the table and one's cards beside each other; on a phone a tab each.

import { Column } from "./column.js";
import { node } from "./markdown.js";
import { known, listen, number, read, say } from "./server.js";

const chooser = node("select", { "aria-label": say("channel"), onchange: () => go(chooser.value) });
const table = new Column(say("table"), [chooser]);
const hand = new Column(say("hand"), [node("h2", {}, say("hand"))]);
hand.section.id = "hand";
document.querySelector("main").append(table.section, hand.section);

const columns = [table, hand];
const tabs = columns.map((column, index) => node("button", { role: "tab", onclick: () => front(index) }, say(index ? "hand" : "table")));
document.getElementById("tabs").append(...tabs);
const fresh = new Set(); // Places with something that was not looked at.
let chosen = location.hash.slice(1);
let seats; // Threads of the tables where one sits.

function front(at) {
  columns.forEach((column, index) => {
    column.section.classList.toggle("front", index === at);
    tabs[index].setAttribute("aria-selected", String(index === at));
  });
  tabs[at].classList.remove("new");
  columns[at].end();
}

function go(place) {
  const found = known.places.get(place);
  if (!found) return;
  if (found.kind === "direct") {
    chooser.value = table.place;
    front(1);
    return;
  }
  stay(place);
  front(0);
  places();
}

function stay(place) {
  chosen = place;
  history.replaceState(null, "", `#${place}`);
  fresh.delete(place);
  table.show(place);
}

function places() {
  const sign = { channel: "# ", thread: "↳ ", direct: "@ " };
  chooser.replaceChildren(...[...known.places.values()].map((one) =>
    node("option", { value: one.id }, `${fresh.has(one.id) ? "● " : ""}${sign[one.kind]}${one.kind === "direct" ? say("hand") : one.name}`)));
  chooser.value = table.place;
}

function learned(list) {
  known.places = new Map(list.map((one) => [one.id, one]));
  hand.place ??= null;
  const direct = list.find((one) => one.kind === "direct");
  if (direct && hand.place !== direct.id) hand.show(direct.id);
  // A table where one sits down is shown, also after its end, until one chooses another place.
  const sits = list.filter((one) => one.kind === "thread" && one.seat).map((one) => one.id);
  const begun = seats && sits.find((one) => !seats.includes(one));
  seats = sits;
  const wanted = [begun, chosen, sits[0], list[0].id].find((one) => known.places.has(one));
  if (wanted !== table.place) stay(wanted);
  places();
}

async function again() {
  const told = await read("hello");
  known.people = new Map(told.people.map((one) => [one.id, one.name]));
  known.commands = told.commands;
  known.people.set(told.bot.id, told.bot.name);
  const who = document.querySelector("#who select");
  document.querySelector("#who span").textContent = say("you-are");
  who.setAttribute("aria-label", say("you-are"));
  who.replaceChildren(...told.people.map((one, index) => node("option", { value: index + 1 }, one.name)));
  who.value = number;
  who.onchange = () => { location.href = `?as=${who.value}`; };
  known.people.delete(told.bot.id);
  learned(told.places);
  await Promise.all(columns.filter((one) => one.place).map((one) => one.show(one.place)));
}

function hear(news) {
  if (news.what === "places") learned(news.places);
  if (news.what === "commands") for (const column of columns) column.commands = null;
  const column = columns.find((one) => one.place === (news.message?.place ?? news.place));
  if (news.what === "gone") column?.gone(news.id);
  if (news.what !== "message") return;
  if (column) {
    column.changed(news.message);
    if (!column.section.classList.contains("front")) tabs[columns.indexOf(column)].classList.add("new");
  } else if (!fresh.has(news.message.place)) {
    fresh.add(news.message.place);
    places();
  }
}

// What a message leads to: another place, a command.
document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-place], [data-command]");
  if (!target) return;
  if (target.dataset.place) go(target.dataset.place);
  else (hand.section.contains(target) ? hand : table).suggest(`/${target.dataset.command}`);
});

front(0);
listen(hear, again);
