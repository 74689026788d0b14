// The story of a battle: its sides, their cards, the comparison and the losses. It is computed from the
// events alone, so it can still be shown when the battle is over.

import type { PlainFigures, SeatInProvince, StepNews } from "../generated/api";
import type { FigureName, ProvinceName, TokenName } from "../generated/facts";
import type { Happening } from "../story/director";

export interface PlayedCard {
  readonly card: string;
  readonly isLate: boolean;
  isCancelled: boolean;
  isSwept: boolean;
}

export interface Side {
  readonly seat: number;
  readonly cards: PlayedCard[];
  readonly fallen: PlainFigures;
  readonly saved: PlainFigures;
  hasNoCard: boolean;
  /** Figures and cards as they were compared; null until then. */
  counted: { figures: number; bonus: number } | null;
  glory: number;
}

export interface Story {
  readonly province: ProvinceName;
  readonly pillager: number;
  /** The number of the step in which the pillage began: no two battles have the same. */
  readonly seq: number;
  /** The number of the last step that belongs to it. */
  until: number;
  readonly sides: Side[];
  /** Whether the call to battle is over and clans fight. */
  isFought: boolean;
  /** -1: a tie; null: not yet known. */
  winner: number | null;
  reward: TokenName | null;
}

/** The last pillage that was called among the steps; null when there was none. */
export function lastStory(steps: readonly StepNews[]): Story | null {
  const first = steps.findLastIndex((step) => begins(step) !== undefined);
  const begun = steps[first];
  const call = begun === undefined ? undefined : begins(begun);
  if (begun === undefined || call === undefined) return null;
  const story: Story = {
    province: call.province,
    pillager: call.seat,
    seq: begun.seq,
    until: begun.seq,
    sides: [],
    isFought: false,
    winner: null,
    reward: null,
  };
  let isOn = false;
  for (const step of steps.slice(first)) {
    for (const event of step.events) {
      if (event === call) isOn = true;
      else if (isOn && ENDS.has(event.event)) return story;
      else if (isOn) {
        tell(story, event);
        story.until = step.seq;
      }
    }
  }
  return story;
}

/** Events that end the story of a battle. */
const ENDS: ReadonlySet<string> = new Set(["turn-begins", "card-saved", "quest-revealed", "ragnarok"]);

function begins(step: StepNews): SeatInProvince | undefined {
  return step.events.findLast(
    (event): event is SeatInProvince => event.event === "pillage-begins",
  );
}

function sideOf(story: Story, seat: number): Side {
  let side = story.sides.find((known) => known.seat === seat);
  if (side === undefined) {
    side = newSide(seat);
    story.sides.push(side);
  }
  return side;
}

export function newSide(seat: number): Side {
  return {
    seat,
    cards: [],
    fallen: {},
    saved: {},
    hasNoCard: false,
    counted: null,
    glory: 0,
  };
}

function count(figures: PlainFigures, figure: FigureName): void {
  figures[figure] = (figures[figure] ?? 0) + 1;
}

function tell(story: Story, event: Happening): void {
  switch (event.event) {
    case "joined":
      sideOf(story, event.seat);
      break;
    case "battle-begins":
      story.isFought = true;
      for (const seat of event.seats) sideOf(story, seat);
      break;
    case "card-revealed":
    case "card-added":
      sideOf(story, event.seat).cards.push({
        card: event.card,
        isLate: event.event === "card-added",
        isCancelled: false,
        isSwept: false,
      });
      break;
    case "no-card":
      sideOf(story, event.seat).hasNoCard = true;
      break;
    case "text-cancelled":
      for (const played of sideOf(story, event.seat).cards) {
        if (played.card === event.card) played.isCancelled = true;
      }
      break;
    case "cards-swept":
      for (const side of story.sides) for (const played of side.cards) played.isSwept = true;
      break;
    case "strength-compared":
      sideOf(story, event.seat).counted = { figures: event.figures, bonus: event.bonus };
      break;
    case "battle-won":
      story.winner = event.seat;
      break;
    case "battle-tied":
      story.winner = -1;
      break;
    case "destroyed":
      count(sideOf(story, event.seat).fallen, event.figure);
      break;
    case "protected":
    case "fled":
      count(sideOf(story, event.seat).saved, event.figure);
      break;
    case "pillaged":
      story.winner ??= event.seat;
      story.reward = event.token;
      break;
    case "glory":
      sideOf(story, event.seat).glory += event.amount;
      break;
  }
}
