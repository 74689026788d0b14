// A game played back: a table whose news come from a reel, move by move.

import type { Frame, Mine, News, OpenCards, PlainView, Reel, Scene, StepNews } from "../generated/api";
import type { ProvinceName } from "../generated/facts";
import { ask, Refusal, showTable } from "../lib/api";
import { withChanges } from "../lib/changes";
import { PACES, settings } from "../lib/settings.svelte";
import { TableStore } from "../lib/table.svelte";

/** Milliseconds between two moves while the game plays by itself, at the normal speed. */
const BETWEEN = 900;
/** Milliseconds after which to look again whether the story of a move is told. */
const LOOK = 100;

/** The moments that the reader can jump to. */
export interface Moment {
  readonly kind: "age" | "battle";
  /** The number of moves made until then. */
  readonly at: number;
  readonly age: number;
  /** The province of a battle. */
  readonly province: ProvinceName | null;
}

export class Playback extends TableStore {
  /** The number of moves made so far. */
  at = $state(0);
  isPlaying = $state(false);
  /** Whether a link leads here: to the game of a table. */
  readonly isShared: boolean = true;
  /** Whether the hands of all clans are open. */
  isOpen = $state(false);

  #reel = $state.raw<Reel | null>(null);
  /** What is seen after each move, as far as it was computed. */
  #scenes: Scene[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;

  /** The number of all moves. */
  length = $derived(this.#reel?.frames.length ?? 0);
  moments = $derived(momentsOf(this.#reel?.frames ?? []));
  /** Whether all hands may be seen: those of a finished game. */
  canOpen = $derived(this.mine?.table.status === "finished");
  /** The hidden cards of each seat, if all hands are open. */
  cards = $derived.by((): readonly OpenCards[] => (this.#reel === null ? [] : this.#scene(this.at).cards));

  /** The reader's own seats, which nothing waits for here. */
  own = $state.raw<readonly number[]>([]);

  /** Loads the game and shows a moment of it. */
  override async open(seat = -1, at = 0, isOpen = false): Promise<void> {
    try {
      if (this.mine === null) {
        const { chairs, ...found } = await this.loadTable();
        if (this.isClosed) return;
        this.own = found.table.seats.flatMap((chair, seat) => (chairs.includes(chair) ? [seat] : []));
        this.mine = { ...found, chairs: [] };
      }
      this.isOpen = isOpen && this.canOpen;
      const seen = this.canOpen || seat < 0 || this.own.includes(seat) ? seat : -1;
      const reel = await this.loadReel(seen, this.isOpen);
      if (this.isClosed) return;
      this.pause();
      this.#reel = reel;
      this.#scenes = [reel.first];
      this.link = "live";
      this.seat = reel.seat;
      this.go(at);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.link = "refused";
      this.refused = error.code;
    }
  }

  /** Where the server finds the game, to play it on. */
  get source(): { table: string } | { saga: string } {
    return { table: this.id };
  }

  protected loadTable(): Promise<Mine> {
    return showTable(this.id);
  }

  protected loadReel(seat: number, isOpen: boolean): Promise<Reel> {
    return ask<Reel>("GET", `/tables/${this.id}/reel?seat=${seat}${isOpen ? "&open=true" : ""}`);
  }

  /** Shows the game as another seat, at the same moment. */
  override look(seat: number): void {
    void this.open(seat, this.at, this.isOpen);
  }

  /** Goes back to the moment of a line of the saga. */
  override revisit(seq: number): void {
    this.pause();
    this.go(seq);
  }

  override close(): void {
    this.pause();
    super.close();
  }

  /** The view after a number of moves. */
  viewAt(at: number): PlainView {
    return this.#scene(Math.min(Math.max(0, at), this.length)).view;
  }

  /** Shows the moment after a number of moves, at once. */
  go(at: number): void {
    const wanted = Math.min(Math.max(0, at), this.length);
    this.clear(this.seat);
    this.at = wanted;
    this.hear(this.#news(wanted, this.#steps(0, wanted)));
  }

  /** Tells the next move, beat by beat. */
  step(): void {
    if (this.at >= this.length) return;
    if (!this.isCurrent) this.skip();
    this.at += 1;
    this.hear(this.#news(this.at, this.#steps(this.at, this.at)));
  }

  play(): void {
    if (this.at >= this.length) this.go(0);
    this.isPlaying = true;
    this.#goOn();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#next);
  }

  /** Makes a move as soon as the last one is told, and so on. */
  #goOn(): void {
    clearTimeout(this.#next);
    if (!this.isPlaying) return;
    if (this.isHeld) this.nod();
    if (!this.isCurrent) {
      this.#next = setTimeout(() => this.#goOn(), LOOK);
      return;
    }
    if (this.at >= this.length) {
      this.pause();
      return;
    }
    this.step();
    this.#next = setTimeout(() => this.#goOn(), BETWEEN * (PACES[settings.speed] || PACES.fast));
  }

  #scene(at: number): Scene {
    const frames = this.#reel?.frames ?? [];
    for (let known = this.#scenes.length; known <= at; known += 1) {
      const [before, frame] = [this.#scenes[known - 1], frames[known - 1]];
      if (before === undefined || frame === undefined) break;
      this.#scenes.push(withChanges(before, frame.changes));
    }
    const scene = this.#scenes[at];
    if (scene === undefined) throw new RangeError(`there is no moment ${at}`);
    return scene;
  }

  /** The steps of some moves; 0 is what happened before the first one. */
  #steps(from: number, to: number): StepNews[] {
    const frames = this.#reel?.frames ?? [];
    return Array.from({ length: to - from + 1 }, (_, index) => {
      const at = from + index;
      const frame = frames[at - 1];
      return stepOf(at, frame?.seat ?? null, frame?.events ?? this.#reel?.opening ?? []);
    });
  }

  #news(at: number, steps: StepNews[]): News {
    const { view } = this.#scene(at);
    const info = this.mine?.table;
    if (info === undefined) throw new Error("the table is not loaded");
    return {
      seq: at + 1,
      is_complete: true,
      seat: this.seat,
      steps,
      table: { ...info, status: at < this.length ? "running" : info.status },
      decision: "",
      deadlines: [],
      can_undo: false,
      // Nothing can be chosen any more.
      view: { ...view, decision: { ...view.decision, options: [], costs: [] } },
      seal: "",
      head: "",
    };
  }
}

function stepOf(at: number, seat: number | null, events: StepNews["events"]): StepNews {
  return {
    seq: at,
    at: 0,
    kind: at === 0 ? "started" : "moved",
    seat,
    chair: null,
    by: at === 0 ? null : "player",
    chat: null,
    line: null,
    events,
    took_back: [],
    is_set_aside: false,
  };
}

/** The beginnings of the ages, and the battles. */
export function momentsOf(frames: readonly Pick<Frame, "events">[]): Moment[] {
  let age = 1;
  const found: Moment[] = [{ kind: "age", at: 0, age, province: null }];
  frames.forEach(({ events }, index) => {
    for (const event of events) {
      if (event.event === "age-begins" && event.age > age) {
        age = event.age;
        found.push({ kind: "age", at: index + 1, age, province: null });
      } else if (event.event === "pillage-begins") {
        found.push({ kind: "battle", at: index, age, province: event.province });
      }
    }
  });
  return found;
}
