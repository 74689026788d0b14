import { beforeAll, describe, expect, it, vi } from "vitest";
import type { PlainDecision, PlainView } from "../generated/api";
import { DECISIONS, REASONS, REFUSALS, type DecisionName } from "../generated/facts";
import { clansText, isInVain, listText, moveLabel, piecesText, placeText, question } from "./labels";
import { speech, t } from "./messages.svelte";
import { parseMove } from "./moves";
import { refusalText } from "./refusals";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speech.speak("en");
});

const province = { is_standing: true, is_pillaged: false, token: "glory", villages: 4, taken: 0 };

/** What Wolf sees: 5 rage, axes on their third step, a troll in the first slot of monsters. */
function seen(decision: Partial<PlainDecision>, changes: Partial<PlainView> = {}): PlainView {
  const about = { source: null, province: null, figures: {}, card: null };
  return {
    seat: 0,
    age: 2,
    edition: "standard",
    draft: null,
    seats: [
      {
        clan: "wolf",
        rage: 5,
        steps: { rage: 1, axes: 3, horns: 1 },
        slots: { "monster-1": "troll", "monster-2": null },
      },
      { clan: "raven" },
      { clan: "bear" },
    ],
    provinces: {
      gimle: province,
      myrkulor: { ...province, is_standing: false },
      elvagar: province,
      angerboda: province,
    },
    decision: { kind: "action", own: [], options: [], costs: [], about, ...decision },
    ...changes,
  } as unknown as PlainView;
}

const about = (changes: Partial<PlainDecision["about"]>) => ({
  source: null,
  province: null,
  figures: {},
  card: null,
  ...changes,
});

const label = (kind: PlainDecision["kind"], move: string, cost = 0): string =>
  moveLabel(seen({ kind }), parseMove(move, cost));

describe("names", () => {
  it("are listed with the words for it", () => {
    expect(listText([]).value).toBe("nothing");
    expect(listText(["a"]).value).toBe("a");
    expect(listText(["a", "b"]).value).toBe("a and b");
    expect(listText(["a", "b", "c", "d"]).value).toBe("a, b, c and d");
    expect(clansText(seen({}), [2, 0, 1]).value).toBe("Bear, Wolf and Raven");
  });

  it("of figures tell how many", () => {
    expect(piecesText({ leader: 1, warrior: 2 }).value).toBe("2 warriors and the leader");
    expect(piecesText({ troll: 1 }).value).toBe("the Troll");
  });

  it("of fjords have their article", () => {
    expect(placeText("fjord-nw").value).toBe("the north-west fjord");
    expect(placeText("gimle").value).toBe("Gimle");
  });

  it("have the form that a sentence asks for", async () => {
    await speech.speak("ru");
    const source = placeText("utgard");
    const target = placeText("angerboda");
    expect(t("log-march-begins", { clan: "Волк", source, target })).toBe("Волк идёт маршем из Утгарда в Ангрбоду.");
    const pieces = piecesText({ leader: 1, warrior: 2, valkyrie: 1 });
    expect(t("log-released", { clan: "Волк", pieces })).toBe(
      "Волк возвращает из Вальхаллы двух воинов, вождя и Валькирию.",
    );
    expect(t("log-no-card", { clan: clansText(seen({}), [0, 2]) })).toBe("У Волка и Медведя нет карты для битвы.");
    await speech.speak("bg");
    expect(placeText("fjord-nw").value).toBe("Северозападния фиорд");
    expect(piecesText({ troll: 1 }).value).toBe("Трола");
    await speech.speak("en");
  });
});

describe("questions", () => {
  it("name what they are about", () => {
    expect(question(seen({}))).toBe("Wolf, your turn: 5 rage.");
    const march = about({ source: "gimle", province: "elvagar" });
    expect(question(seen({ kind: "march-figures", about: march }))).toBe("Who marches from Gimle to Elvagar?");
    const doomed = about({ province: "gimle", figures: { warrior: 2, leader: 1 } });
    expect(question(seen({ kind: "protection", about: doomed }))).toContain(
      "2 warriors and the leader would be destroyed in Gimle. Pay 1 of your 5 rage",
    );
    const free = ["invade ship fjord-nw", "invade ship fjord-ne", "decline"];
    expect(question(seen({ kind: "free-invasion", options: free }))).toContain("with the ship for free");
  });

  it("count the picks of a draft, two at a time for two players", () => {
    const draft = { round: 2, rounds: 3, keeps: 2, pack_size: 6, kept: [] };
    expect(question(seen({ kind: "draft" }, { draft }))).toContain("pick 3 of 6");
    expect(question(seen({ kind: "draft", own: ["keep troll"] }, { draft }))).toContain("pick 4 of 6");
    expect(question(seen({ kind: "draft", own: ["keep troll", "keep valkyrie"] }, { draft }))).toContain("pick 4 of 6");
  });

  it("have words for every kind, with nothing left open", () => {
    const draft = { round: 1, rounds: 6, keeps: 1, pack_size: 8, kept: [] };
    for (const kind of Object.keys(DECISIONS) as DecisionName[]) {
      const all = about({ source: "gimle", province: "gimle", figures: { warrior: 1 }, card: "troll" });
      expect(question(seen({ kind, about: all }, { draft })), kind).toMatch(/^[^{}]+$/);
    }
    expect(question(seen({ kind: "" }))).toBe("");
  });
});

describe("moves", () => {
  it("tell what they cost", () => {
    expect(label("action", "invade warrior gimle", 1)).toBe("Invade Gimle with a warrior (1 rage)");
    expect(label("action", "invade leader gimle")).toBe("Invade Gimle with the leader (free)");
  });

  it("tell what a fjord supports, unless it is destroyed", () => {
    expect(label("action", "invade ship fjord-nw", 2)).toContain("the north-west fjord (Gimle)");
    expect(label("action", "invade ship fjord-ne", 2)).toContain("(Elvagar and Angerboda)");
  });

  it("say more as an answer to some decisions", () => {
    expect(label("action", "pass")).toBe("Pass for this age (lose 5 rage)");
    expect(label("call-to-battle", "pass")).toBe("Send nobody");
    expect(label("succor", "decline")).toBe("No");
    expect(label("keep-one-figure", "spare leader")).toBe("Keep the leader");
  });

  it("tell which card an upgrade replaces", () => {
    expect(label("action", "upgrade valkyrie monster-1", 2)).toBe("Play Valkyrie, replacing Troll (2 rage)");
    expect(label("action", "upgrade valkyrie monster-2", 2)).toBe("Play Valkyrie (2 rage)");
  });

  it("warn of a sacrifice that gains nothing", () => {
    const given = parseMove("sacrifice leader gimle", 0);
    expect(moveLabel(seen({}), given)).toBe("Sacrifice the leader in Gimle");
    const [wolf, ...others] = seen({}).seats;
    const full = { ...wolf, steps: { rage: 6, axes: 6, horns: 6 } };
    const view = seen({}, { seats: [full, ...others] } as Partial<PlainView>);
    expect(moveLabel(view, given)).toBe("Sacrifice the leader in Gimle – for nothing: your stats are full");
    expect([given, parseMove("pass", 0)].map((option) => isInVain(view, option))).toEqual([true, false]);
    expect(isInVain(seen({}), given)).toBe(false);
  });

  it("tell how a stat rises, and what a pillage brings", () => {
    expect(label("raise-stat", "raise axes")).toBe("axes: from 5 to 6");
    expect(label("action", "pillage gimle")).toBe("Pillage Gimle (5 glory)");
  });
});

describe("refusals", () => {
  it("have words of their own for every code", () => {
    const texts = [...new Set([...REASONS, ...REFUSALS, "offline"])].map(refusalText);
    expect(texts.filter((text) => text === refusalText("internal"))).toHaveLength(1);
    expect(refusalText("a code of a newer server")).toBe(refusalText("internal"));
  });
});
