// What the page asks of its server, and what it hears from it.

const about = document.getElementById("about");
export const words = JSON.parse(about.textContent);
const me = new URLSearchParams(location.search).get("as") || "1";

export const say = (key, values = {}) =>
  words[key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
export const fileUrl = (url) => `${url}?as=${me}`;
export const number = me;

// Everything that messages refer to by an id.
export const known = { people: new Map(), places: new Map(), commands: {} };

async function fetched(path, options = {}) {
  return fetch(`/api/${path}?as=${me}`, { ...options, headers: { "X-Key": about.dataset.key } });
}

export async function read(path) {
  const answer = await fetched(path);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

const status = document.getElementById("status");
let fading;

export function tell(text) {
  status.textContent = text;
  clearTimeout(fading);
  if (text) fading = setTimeout(() => { status.textContent = ""; }, 6000);
}

// Do something; the answer tells of a form or of proposals. What goes wrong is said.
export async function act(what) {
  try {
    const answer = await fetched("do", { method: "POST", body: JSON.stringify(what) });
    const told = await answer.json();
    if (answer.ok && !told.late) return told;
    if (what.do !== "type") tell(say(told.late ? "late" : "refused"));
  } catch {
    tell(say("gone"));
  }
  return null;
}

// Hear news for ever; `again` is called whenever there may be a gap.
export async function listen(hear, again) {
  for (;;) {
    try {
      const answer = await fetched("news");
      // The server was started again: this page is of the one before.
      if (answer.status === 403) location.reload();
      if (answer.ok) {
        tell("");
        await again();
        await lines(answer.body.getReader(), hear);
      }
    } catch {
      tell(say("gone"));
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function lines(reader, hear) {
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const silent = new Promise((_, reject) => setTimeout(reject, 60000, new Error("silent")));
    const { value, done } = await Promise.race([reader.read(), silent]);
    if (done) return;
    const found = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = found.pop();
    for (const line of found) if (line) hear(JSON.parse(line));
  }
}
