import { beforeEach, describe, expect, it } from "vitest";
import { Chooser } from "./chooser.svelte";
import { parseMove, parseOptions, type Option } from "./moves";

const ACTIONS = [
  "invade warrior gimle",
  "invade warrior horgr",
  "invade leader gimle",
  "march andlang",
  "pillage andlang",
  "pillage utgard",
  "upgrade troll monster-1",
  "upgrade troll monster-2",
  "quest alfheim-1",
  "pass",
];

let sent: string[];
let asks: (option: Option) => boolean;
let chooser: Chooser;

function offer(...moves: string[]): void {
  chooser.offer(
    parseOptions(
      moves,
      moves.map(() => 0),
    ),
  );
}

beforeEach(() => {
  sent = [];
  asks = () => false;
  chooser = new Chooser(
    ({ move }) => sent.push(move),
    (option) => asks(option),
  );
  offer(...ACTIONS);
});

describe("a chooser", () => {
  it("lights what can still be meant", () => {
    chooser.pick("verb", "invade");
    expect([...chooser.figures]).toEqual(["warrior", "leader"]);
    chooser.pick("figure", "warrior");
    expect([...chooser.places]).toEqual(["gimle", "horgr"]);
    expect(sent).toEqual([]);
  });

  it("sends the one move that is left", () => {
    chooser.pick("verb", "invade");
    chooser.pick("figure", "warrior");
    chooser.pick("where", "horgr");
    expect(sent).toEqual(["invade warrior horgr"]);
  });

  it("takes the parts in any order", () => {
    chooser.pick("where", "gimle");
    chooser.pick("verb", "invade");
    chooser.pick("figure", "leader");
    expect(sent).toEqual(["invade leader gimle"]);
  });

  it("does nothing yet when only a verb was named", () => {
    chooser.pick("verb", "march");
    expect(sent).toEqual([]);
    expect(chooser.proposed).toBeNull();
    chooser.pick("where", "andlang");
    expect(sent).toEqual(["march andlang"]);
  });

  it("sends a verb that is a whole move", () => {
    chooser.pick("verb", "pass");
    expect(sent).toEqual(["pass"]);
  });

  it("asks when a place or a card alone has led to the move", () => {
    chooser.pick("where", "utgard");
    expect(sent).toEqual([]);
    expect(chooser.proposed?.move).toBe("pillage utgard");
    chooser.pick("card", "alfheim-1");
    expect(chooser.proposed?.move).toBe("quest alfheim-1");
    chooser.confirm();
    expect(sent).toEqual(["quest alfheim-1"]);
  });

  it("does not ask where all moves are of one kind", () => {
    offer("to gimle", "to horgr");
    chooser.pick("where", "horgr");
    expect(sent).toEqual(["to horgr"]);
  });

  it("forgets what does not go together with the new", () => {
    chooser.pick("verb", "invade");
    chooser.pick("figure", "leader");
    chooser.pick("where", "horgr");
    expect(chooser.chosen).toEqual({ verb: "invade", where: "horgr" });
    offer(...ACTIONS);
    chooser.pick("verb", "invade");
    chooser.pick("card", "troll");
    expect(chooser.chosen).toEqual({ card: "troll" });
  });

  it("does not listen to what is not offered", () => {
    chooser.pick("where", "yggdrasil");
    expect(chooser.chosen).toEqual({});
    expect(chooser.left).toHaveLength(ACTIONS.length);
  });

  it("goes back to a part and forgets what came after it", () => {
    chooser.pick("verb", "upgrade");
    chooser.pick("card", "troll");
    chooser.forget("card");
    expect(chooser.chosen).toEqual({ verb: "upgrade" });
    chooser.clear();
    expect(chooser.chosen).toEqual({});
  });

  it("proposes what is to be confirmed, and sends it once", () => {
    asks = () => true;
    chooser.take(parseMove("pass"));
    expect(sent).toEqual([]);
    chooser.confirm();
    chooser.confirm();
    expect(sent).toEqual(["pass"]);
  });
});
