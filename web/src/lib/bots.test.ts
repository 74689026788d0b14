import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { BOTS, NAMED_BOTS } from "../generated/facts";
import { botHint, botLabel, botName, bots, hasStandIn } from "./bots.svelte";
import { sitterName } from "./labels";
import { speech } from "./messages.svelte";

const chair = { name: "", bot: "berserk", clan: null, is_ready: false, is_away: false, is_named: false };

const serverSays = (answer: Response): void => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speech.speak("en");
});

beforeEach(() => {
  bots.here = null;
});

const of = (...names: readonly string[]) => names.map((name) => ({ name, is_own: name === "berserk" }));

test("the host's own bots stand behind those of Fimbul, under their own names", async () => {
  serverSays(Response.json(of(...NAMED_BOTS, "berserk")));
  await bots.load();
  expect(bots.all).toEqual([...NAMED_BOTS, "berserk"]);
  expect([botName("berserk"), botLabel("berserk")]).toEqual(["berserk", "berserk (bot)"]);
  expect(sitterName(chair)).toBe("berserk");
  expect(botHint("berserk")).toBe("A bot added by the operator of this server.");
  expect([botName("norn"), botLabel("norn")]).toEqual(["Norn", "Norn (bot)"]);
});

test("a bot that is gone has a stand-in, and that is said", async () => {
  expect(hasStandIn(chair)).toBe(false);
  serverSays(Response.json(of("norn")));
  await bots.load();
  expect(hasStandIn(chair)).toBe(true);
  expect(botHint("berserk")).toContain("a stand-in plays");
  expect(hasStandIn({ ...chair, bot: "norn" })).toBe(false);
  expect(hasStandIn({ ...chair, name: "Ask", bot: "" })).toBe(false);
  expect(hasStandIn({ ...chair, name: "Ask", bot: "", is_away: true })).toBe(true);
});

test("skald is offered only where it can play", async () => {
  expect(bots.all).toEqual(BOTS);
  expect(BOTS).not.toContain("skald");
  serverSays(Response.json(of(...BOTS)));
  await bots.load();
  expect(botHint("skald")).toContain("a stand-in plays");
  expect([botName("skald"), botLabel("skald")]).toEqual(["Skald", "Skald (bot)"]);
});

test("a server that does not answer changes nothing", async () => {
  bots.here = ["norn", "berserk"];
  serverSays(Response.json({ error: { code: "busy" } }, { status: 503 }));
  await bots.load();
  expect(bots.all).toEqual(["norn", "berserk"]);
});
