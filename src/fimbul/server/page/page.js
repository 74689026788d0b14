// A plain page: it lists tables and plays by choosing from the options the server offers.
// No rules are in it, and every text that comes from people goes in as text.

const main = document.getElementById("main");
const status = document.getElementById("status");

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

async function ask(method, path, body) {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error?.message ?? response.statusText);
  return answer;
}

async function attempt(work) {
  try {
    status.textContent = "";
    await work();
  } catch (error) {
    status.textContent = error.message;
  }
}

function button(text, work) {
  return make("button", { type: "button", textContent: text, onclick: () => attempt(work) });
}

function go(table) {
  location.assign(`/table/${encodeURIComponent(table)}`);
}

// --- the front page -----------------------------------------------------------------------------

async function front() {
  const name = make("input", { value: "Player", maxLength: 40, ariaLabel: "Your name" });
  const players = make("select", { ariaLabel: "Players" });
  for (const count of [4, 3, 2]) players.append(make("option", { textContent: count }));
  const create = async (bots, starts) => {
    const options = { players: Number(players.value) };
    const levels = bots ? Array(options.players - 1).fill("thrall") : [];
    const made = await ask("POST", "/tables", {
      options, name: name.value.trim() || "Player", bots: levels, starts,
    });
    go(made.table);
  };
  main.replaceChildren(
    make("p", { className: "options" }, name, players,
      button("Play now against bots", () => create(true, true)),
      button("New table", () => create(false, false))),
  );
  for (const kind of ["open", "running", "finished"]) main.append(await list(kind));
}

async function list(kind) {
  const section = make("section", {}, make("h2", { textContent: `Tables: ${kind}` }));
  const rows = make("tbody");
  const fill = async (before) => {
    const page = await ask("GET", `/tables?status=${kind}&before=${encodeURIComponent(before)}`);
    for (const { id, table } of page.tables) {
      const names = table.chairs.map((chair) => chair.name || chair.bot || "…").join(", ");
      rows.append(make("tr", {},
        make("td", {}, make("a", { href: `/table/${encodeURIComponent(id)}`, textContent: names })),
        make("td", { textContent: table.age ? `age ${table.age}` : "" })));
    }
    if (page.next) section.append(button("More", () => fill(page.next)));
    if (!rows.children.length) rows.append(make("tr", {}, make("td", { textContent: "none" })));
  };
  section.append(make("div", { className: "scroll" }, make("table", {}, rows)));
  await fill("");
  return section;
}

// --- a table ------------------------------------------------------------------------------------

const seen = [];

async function table(id) {
  const mine = await ask("GET", `/tables/${id}`);
  if (mine.table.status === "open") return lobby(id, mine);
  const seats = mine.table.seats
    .map((chair, seat) => (mine.chairs.includes(chair) ? seat : -1))
    .filter((seat) => seat >= 0);
  listen(id, seats, seats[0] ?? -1, 0);
}

function lobby(id, mine) {
  const rows = mine.table.chairs.map((chair, index) => {
    const cell = make("td", { className: "options" });
    const own = mine.chairs.includes(index);
    const again = () => table(id);
    if (!chair.name && !chair.bot) {
      const name = make("input", { value: "Player", maxLength: 40, ariaLabel: "Your name" });
      cell.append(name, button("Sit here", async () => {
        await ask("POST", `/tables/${id}/sit`, { name: name.value.trim() || "Player", chair: index });
        await again();
      }));
      if (mine.chairs.length) cell.append(button("Add a bot", async () => {
        await ask("POST", `/tables/${id}/bot`, { chair: index, level: "thrall" });
        await again();
      }));
    } else if (own) {
      cell.append(button(chair.is_ready ? "Not ready" : "Ready", async () => {
        await ask("POST", `/tables/${id}/ready`, { chair: index, is_ready: !chair.is_ready });
        await again();
      }), button("Leave", async () => {
        await ask("POST", `/tables/${id}/leave`, { chair: index });
        await again();
      }));
    }
    const who = chair.name || (chair.bot ? `bot: ${chair.bot}` : "free");
    return make("tr", {},
      make("td", { textContent: who }),
      make("td", { textContent: chair.clan ?? "" }),
      make("td", { textContent: chair.is_ready || chair.bot ? "ready" : "" }), cell);
  });
  main.replaceChildren(
    make("h2", { textContent: "A table is being laid" }),
    make("p", { textContent: `Share this link: ${location.href}` }),
    make("div", { className: "scroll" }, make("table", {}, make("tbody", {}, ...rows))),
    button("Start", async () => {
      await ask("POST", `/tables/${id}/start`);
      await table(id);
    }),
  );
  setTimeout(async () => {
    const now = await ask("GET", `/tables/${id}`).catch(() => mine);
    if (now.seq !== mine.seq) table(id);
    else if (location.pathname.startsWith("/table/")) lobbyAgain(id, mine);
  }, 1500);
}

function lobbyAgain(id, mine) {
  setTimeout(async () => {
    const now = await ask("GET", `/tables/${id}`).catch(() => mine);
    if (now.seq !== mine.seq) table(id);
    else lobbyAgain(id, mine);
  }, 1500);
}

function listen(id, seats, seat, after) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(
    `${scheme}://${location.host}/api/tables/${id}/stream?seat=${seat}&after=${after}`,
  );
  let last = after;
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if (news.beat) return;
    last = news.seq;
    for (const step of news.steps) seen.push(step);
    show(id, seats, news, (other) => {
      socket.onclose = null;
      socket.close();
      seen.length = 0;
      listen(id, seats, other, 0);
    });
  };
  socket.onclose = (closed) => {
    if (closed.code >= 4000) {
      status.textContent = closed.reason;
      return;
    }
    status.textContent = "Reconnecting …";
    setTimeout(() => listen(id, seats, seat, last), 1000);
  };
  socket.onopen = () => {
    status.textContent = "";
  };
}

function show(id, seats, news, change) {
  const { view, table: info } = news;
  const name = (seat) => {
    const chair = info.chairs[info.seats[seat]];
    return `${view.seats[seat].clan} (${chair.name || chair.bot})`;
  };
  const decision = view.decision;
  const mine = decision.seats.includes(news.seat);
  const head = make("p", { className: mine ? "due" : "" });
  head.textContent = view.winners.length
    ? `Won by ${view.winners.map(name).join(" and ")}`
    : `Age ${view.age}, ${view.phase}: ${decision.kind} of ${decision.seats.map(name).join(", ")}`;
  const options = make("div", { className: "options" });
  for (const move of mine ? decision.options : []) {
    const chosen = decision.own.includes(move) ? " ✓" : "";
    options.append(button(move + chosen, () => ask("POST", `/tables/${id}/moves`, {
      seat: news.seat, decision: news.decision, move,
    })));
  }
  const tools = make("p", { className: "options" });
  for (const seat of seats.length > 1 ? seats : []) {
    tools.append(button(`Look as ${name(seat)}`, () => change(seat)));
  }
  if (news.can_undo) {
    tools.append(button("Undo", () => ask("POST", `/tables/${id}/undo`, { seat: news.seat })));
  }
  if (view.winners.length) {
    tools.append(make("a", { href: `/api/tables/${id}/saga`, textContent: "Download the saga" }));
  }
  if (info.rematch) tools.append(button("To the rematch", () => go(info.rematch)));
  else if (view.winners.length && seats.length) {
    tools.append(button("Rematch", async () => go((await ask("POST", `/tables/${id}/rematch`)).table)));
  }
  main.replaceChildren(head, options, tools, make("div", { className: "columns" },
    make("div", { className: "scroll" }, board(view), clans(view, name)),
    make("div", {}, hand(view), chat(id, info.seats[news.seat]), saga(info))));
}

let line = "";

function chat(id, chair) {
  if (chair === undefined) return "";
  const text = make("input", { value: line, maxLength: 500, ariaLabel: "Say something" });
  text.oninput = () => {
    line = text.value;
  };
  return make("p", { className: "options" }, text, button("Say", async () => {
    await ask("POST", `/tables/${id}/chat`, { chair, text: text.value });
    line = text.value = "";
  }));
}

function board(view) {
  const rows = Object.entries(view.provinces).map(([province, facts]) => {
    const here = facts.figures.map((figures, seat) => {
      const list = Object.entries(figures).map(([figure, count]) => `${count} ${figure}`);
      return list.length ? `${view.seats[seat].clan}: ${list.join(", ")}` : "";
    });
    const state = facts.is_standing ? (facts.is_pillaged ? "pillaged" : facts.token) : "destroyed";
    const doom = view.dooms.indexOf(province);
    return make("tr", {},
      make("td", { textContent: province + (doom >= 0 ? ` †${doom + 1}` : "") }),
      make("td", { textContent: facts.villages || "∞" }),
      make("td", { textContent: state }),
      make("td", { textContent: here.filter(Boolean).join("; ") }));
  });
  for (const [fjord, seats] of Object.entries(view.fjords)) {
    const here = seats.map((figures, seat) =>
      Object.keys(figures).length ? `${view.seats[seat].clan}: ${Object.keys(figures)}` : "");
    rows.push(make("tr", {}, make("td", { textContent: fjord }), make("td"), make("td"),
      make("td", { textContent: here.filter(Boolean).join("; ") })));
  }
  return make("table", {}, make("tbody", {}, ...rows));
}

function clans(view, name) {
  const rows = view.seats.map((seat, index) => make("tr", {},
    make("td", { textContent: name(index) }),
    make("td", { textContent: `${seat.glory} glory` }),
    make("td", { textContent: `${seat.rage} rage` }),
    make("td", { textContent: Object.entries(seat.stats).map(([s, v]) => `${s} ${v}`).join(" ") }),
    make("td", { textContent: `${seat.hand_size} cards, ${seat.quest_count} quests` }),
    make("td", { textContent: Object.values(seat.slots).filter(Boolean).join(", ") })));
  return make("table", {}, make("tbody", {}, ...rows));
}

function hand(view) {
  const own = view.seat >= 0 ? view.quests[view.seat] : [];
  return make("div", {}, make("p", { textContent: `Hand: ${view.hand.join(", ") || "–"}` }),
    make("p", { textContent: `Quests: ${own.join(", ") || "–"}` }));
}

function saga(info) {
  const lines = seen.slice(-80).reverse().map((step) => {
    const words = step.events.map(({ event, ...rest }) => `${event} ${Object.values(rest).join(" ")}`);
    const said = step.chat === null ? "" : `${info.chairs[step.chair].name}: ${step.chat}`;
    return make("li", { textContent: said || words.join("; ") || step.kind });
  });
  return make("ul", { className: "log" }, ...lines);
}

const match = location.pathname.match(/^\/table\/([A-Za-z0-9_-]+)$/);
attempt(() => (match ? table(match[1]) : front()));
