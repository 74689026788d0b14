import { describe, expect, it } from "vitest";
import type { StepNews } from "../generated/api";
import { lastStory } from "./story";

type Happening = StepNews["events"][number];

let seq = 0;

function step(...events: Happening[]): StepNews {
  seq += 1;
  return {
    seq,
    at: 0,
    kind: "moved",
    seat: 0,
    chair: null,
    by: "player",
    chat: null,
    line: null,
    events,
    took_back: [],
    is_set_aside: false,
  };
}

const call: Happening = { event: "pillage-begins", seat: 1, province: "gimle" };
const fight: Happening = { event: "battle-begins", province: "gimle", seats: [0, 1] };

describe("a battle as it is staged", () => {
  it("is the last pillage that was called", () => {
    const first = step({ event: "pillage-begins", seat: 0, province: "horgr" });
    const last = step(call);
    const story = lastStory([first, last]);
    expect(story?.province).toBe("gimle");
    expect(story?.seq).toBe(last.seq);
    expect(lastStory([])).toBeNull();
  });

  it("tells cards, sums and the fallen of each side", () => {
    const story = lastStory([
      step(call, { event: "joined", seat: 0, figure: "leader", source: "horgr", target: "gimle" }),
      step(fight),
      step(
        { event: "card-revealed", seat: 0, card: "tyrs-smite" },
        { event: "card-revealed", seat: 1, card: "odins-tide" },
        { event: "text-cancelled", seat: 1, card: "odins-tide" },
        { event: "strength-compared", seat: 0, figures: 3, bonus: 2 },
        { event: "strength-compared", seat: 1, figures: 4, bonus: 3 },
        { event: "battle-won", seat: 1, province: "gimle" },
        { event: "destroyed", seat: 0, figure: "leader", place: "gimle" },
        { event: "glory", seat: 1, amount: 3, source: "battle" },
        { event: "pillaged", seat: 1, province: "gimle", token: "axes" },
        { event: "turn-begins", seat: 0 },
        { event: "glory", seat: 1, amount: 9, source: "card" },
      ),
    ]);
    const [loser, winner] = [...(story?.sides ?? [])].sort((one, other) => one.seat - other.seat);
    expect(story?.until).toBe(seq);
    expect(story?.winner).toBe(1);
    expect(story?.reward).toBe("axes");
    expect(loser).toMatchObject({ fallen: { leader: 1 }, counted: { figures: 3, bonus: 2 } });
    expect(loser?.cards[0]?.isCancelled).toBe(false);
    expect(winner?.cards[0]?.isCancelled).toBe(true);
    expect(winner?.glory, "what came after the battle is not its glory").toBe(3);
  });

  it("ends with the turn that follows it", () => {
    const last = step(call, { event: "pillaged", seat: 1, province: "gimle", token: "rage" });
    const story = lastStory([last, step({ event: "turn-begins", seat: 0 }), step({ event: "passed", seat: 0 })]);
    expect(story?.until).toBe(last.seq);
  });

  it("marks cards that were swept away, and not those played after that", () => {
    const story = lastStory([
      step(call, fight),
      step(
        { event: "card-revealed", seat: 0, card: "heimdalls-watch" },
        { event: "cards-swept", seat: 0 },
      ),
      step({ event: "card-revealed", seat: 0, card: "tyrs-smite" }),
    ]);
    expect(story?.sides[0]?.cards.map((played) => played.isSwept)).toEqual([true, false]);
  });

  it("is won without a fight by a lone pillager, and tied by nobody", () => {
    expect(lastStory([step(call, { event: "pillaged", seat: 1, province: "gimle", token: "rage" })])?.winner).toBe(1);
    expect(lastStory([step(call, fight, { event: "battle-tied", province: "gimle" })])?.winner).toBe(-1);
    expect(lastStory([step(call, fight)])?.winner).toBeNull();
  });
});
