// The director: cuts news into beats, so that what happened is told in order. A beat says how much of
// the news has been told, in which scene, and for how long it is held.

import type { StepNews } from "../generated/api";
import type { EventName } from "../generated/facts";

export type Happening = StepNews["events"][number];

/** Where a beat plays: on the board alone, or in a scene of its own over it. */
export type Scene = "board" | "battle" | "quests" | "ragnarok" | "age" | "scoring";

export interface Beat {
  /** How many events of the news have been told, counted from its first step. */
  readonly until: number;
  readonly scene: Scene;
  /** Milliseconds for which it is held at normal speed. */
  readonly time: number;
  /** Whether it is held until the reader nods. */
  readonly waits: boolean;
  /** Whether the reader fights in it: then it is never hurried. */
  readonly isOwn: boolean;
}

/** How an event begins a beat. Other events are told with the beat before them. */
interface Cue {
  /** The scene that it opens or belongs to; without one, it goes on with the scene before it. */
  readonly scene?: Scene;
  readonly time: number;
  /** Milliseconds of a beat that comes before it and tells nothing new, unless it follows an event like it. */
  readonly breath?: number;
  /** The scene of that beat; without one, the scene of the event. */
  readonly breathes?: Scene;
  /** Whether it is told together with events like it right before: of all seats, or of its own. */
  readonly gathers?: "all" | "seat";
}

const CUES: Readonly<Partial<Record<EventName, Cue>>> = {
  invaded: { scene: "board", time: 550 },
  moved: { scene: "board", time: 550 },
  upgraded: { scene: "board", time: 900 },
  "quest-committed": { scene: "board", time: 500 },
  passed: { scene: "board", time: 500 },
  "turn-begins": { scene: "board", time: 0 },
  "card-saved": { scene: "board", time: 0 },
  "pillage-begins": { scene: "battle", time: 1_000 },
  joined: { scene: "battle", time: 750 },
  "battle-begins": { scene: "battle", time: 900 },
  "card-revealed": { scene: "battle", time: 1_100, breath: 800 },
  "no-card": { scene: "battle", time: 500 },
  "quest-counts": { scene: "battle", time: 800 },
  "text-cancelled": { scene: "battle", time: 1_000 },
  "cards-swept": { scene: "battle", time: 1_300 },
  "card-added": { scene: "battle", time: 1_300 },
  "strength-compared": { scene: "battle", time: 1_000 },
  "battle-won": { scene: "battle", time: 1_500 },
  "battle-tied": { scene: "battle", time: 1_500 },
  destroyed: { time: 1_300, gathers: "seat" },
  pillaged: { scene: "battle", time: 1_500 },
  "quest-revealed": { scene: "quests", time: 700, breath: 900 },
  "quest-resolved": { scene: "quests", time: 1_900 },
  ragnarok: { scene: "ragnarok", time: 2_200 },
  "province-destroyed": { scene: "ragnarok", time: 1_600 },
  released: { scene: "ragnarok", time: 1_400, gathers: "all" },
  "age-begins": { scene: "age", time: 2_000 },
  "game-over": { scene: "board", time: 0, breath: 1_800, breathes: "scoring" },
};

/** Glory that is worth a beat of its own, by its source. */
const GLORY: Readonly<Partial<Record<string, Cue>>> = {
  battle: { scene: "battle", time: 900 },
  stats: { scene: "scoring", time: 1_500, breath: 1_600, gathers: "seat" },
  board: { scene: "scoring", time: 1_200, gathers: "seat" },
};

/** Milliseconds: the longest that moves on the board, and all scenes of one news, are told. */
const LONGEST_BOARD = 4_500;
const LONGEST = 16_000;
/** The reader's own moves need no time to be followed. */
const OWN_MOVE = 350;
/** The part of its time that a battle takes in which the reader, who plays, does not fight. */
const OF_OTHERS = 0.7;
/** A start that tells more than this plays a game on: what happened before is not told again. */
const LONGEST_START = 40;
/** With this many news waiting, each is told in half the time; with twice as many, in a third. */
const HURRY = 3;

/** Returns the beats of some steps. The last one tells everything.
 *
 *  `seats`: the seats of the reader; empty for a spectator. */
export function cut(steps: readonly StepNews[], seats: readonly number[]): Beat[] {
  const events = steps.flatMap((step) => step.events);
  if (steps.some((step) => step.kind === "started" && step.events.length > LONGEST_START)) {
    return [{ until: events.length, scene: "board", time: 0, waits: false, isOwn: false }];
  }
  const isOwn = events.some((event) => cueOf(event)?.scene === "battle" && seats.includes(seatOf(event)));
  const beats: Beat[] = [];
  let lead: Happening | null = null;
  let cue: Cue = { time: 0 };
  let scene: Scene = "board";
  const add = (until: number, time: number): void => {
    beats.push({ until, scene, time, waits: false, isOwn: isOwn && scene === "battle" });
  };
  events.forEach((event, index) => {
    const next = cueOf(event);
    if (next !== null && !isGathered(lead, event, next)) {
      if (lead !== null || index > 0) add(index, cue.time);
      const opened = next.scene ?? scene;
      scene = next.breathes ?? opened;
      if (next.breath !== undefined && lead?.event !== event.event) add(index, next.breath);
      scene = opened;
      [lead, cue] = [event, next];
    }
  });
  add(events.length, cue.time);
  return paced(closed(merged(beats)), events, steps, seats);
}

/** Returns how long a beat is held: at a speed, with some news waiting to be told. */
export function holding(beat: Beat, pace: number, waiting: number): number {
  const hurry = beat.isOwn ? 1 : 1 + Math.floor(waiting / HURRY);
  return (beat.time * pace) / hurry;
}

function cueOf(event: Happening): Cue | null {
  if (event.event === "glory") return GLORY[event.source] ?? null;
  return CUES[event.event] ?? null;
}

function seatOf(event: Happening): number {
  return "seat" in event ? event.seat : -1;
}

function isGathered(lead: Happening | null, event: Happening, cue: Cue): boolean {
  if (lead?.event !== event.event || cue.gathers === undefined) return false;
  return cue.gathers === "all" || seatOf(lead) === seatOf(event);
}

/** Beats on the board that follow one another are told as one. */
function merged(beats: readonly Beat[]): Beat[] {
  const kept: Beat[] = [];
  for (const beat of beats) {
    const last = kept.at(-1);
    if (last?.scene === "board" && beat.scene === "board") {
      kept[kept.length - 1] = { ...beat, time: last.time + beat.time };
    } else kept.push(beat);
  }
  return kept.map((beat) => (beat.scene === "board" ? { ...beat, time: Math.min(beat.time, LONGEST_BOARD) } : beat));
}

/** The last beat is on the board: only then the game goes on. */
function closed(beats: readonly Beat[]): Beat[] {
  const last = beats.at(-1);
  if (last === undefined || last.scene === "board") return [...beats];
  return [...beats, { ...last, scene: "board", time: 0, isOwn: false }];
}

/** The beats in a bearable time, and the end of the reader's own battle held until a nod. */
function paced(
  beats: readonly Beat[],
  events: readonly Happening[],
  steps: readonly StepNews[],
  seats: readonly number[],
): Beat[] {
  const isMine = steps.length > 0 && steps.every((step) => step.seat !== null && seats.includes(step.seat));
  const isBattleOfOthers = seats.length > 0 && !beats.some((beat) => beat.isOwn);
  const timed = beats.map((beat) => {
    if (beat.scene === "board" && isMine) return { ...beat, time: Math.min(beat.time, OWN_MOVE) };
    return beat.scene === "battle" && isBattleOfOthers ? { ...beat, time: beat.time * OF_OTHERS } : beat;
  });
  const whole = timed.reduce((sum, beat) => sum + beat.time, 0);
  const share = Math.min(1, LONGEST / whole);
  const isFought = events.some(
    (event) => event.event === "strength-compared" && seats.includes(event.seat),
  );
  const last = isFought ? timed.findLastIndex((beat) => beat.scene === "battle") : -1;
  return timed.map((beat, index) => ({ ...beat, time: beat.time * (whole === 0 ? 1 : share), waits: index === last }));
}
