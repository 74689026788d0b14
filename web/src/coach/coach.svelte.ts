// The coach of a table: the lessons and the best moves of each decision of the reader, and the effect of
// the last one. The server knows which lessons were given, so a game can be left and resumed anywhere.

import type { Hints, Lessons } from "../generated/api";
import { ask, Refusal } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";
import { gloryOf, judge, type Considered, type Outcome } from "./judging";

const KEY = "fimbul-alone";
/** Milliseconds after which a question is repeated that the server could not answer. */
const AGAIN = 2_000;
const TRIES = 5;

export class Coach {
  /** What is said about the decision; null until it is known. */
  lessons = $state.raw<Lessons | null>(null);
  /** The best moves of the decision; null until they are known. */
  hints = $state.raw<Hints | null>(null);
  /** The effect of the last move. */
  outcome = $state.raw<Outcome | null>(null);
  /** What the coach thought of the decision; null until it is known. */
  #last = $state.raw<Considered | null>(null);
  /** Whether the reader has sent the coach away. */
  isAlone = $state(false);
  #decision = "";

  constructor(
    private readonly table: TableStore,
    private readonly teaches: boolean,
  ) {
    this.isAlone = sentAway() === table.id;
  }

  /** Sends the coach away, or calls it back. */
  goAlone(isAlone: boolean): void {
    this.isAlone = isAlone;
    this.#decision = "";
    this.#last = this.lessons = this.hints = this.outcome = null;
    keep(isAlone ? this.table.id : "");
  }

  /** What a move of the decision would give away; null if the coach does not know, or would make it as well. */
  doubtful(move: string): Outcome | null {
    const outcome = this.isAlone || this.#last === null ? null : judge(this.#last, move);
    return outcome?.better ? outcome : null;
  }

  /** Looks at a decision of the reader. */
  turnTo(decision: string): void {
    const { made, view } = this.table;
    if (this.isAlone || view === null || decision === this.#decision) return;
    const isAnswered = this.#last !== null && made?.decision === this.#last.decision;
    this.outcome = isAnswered && this.#last && made ? judge(this.#last, made.move) : null;
    this.#decision = decision;
    this.#last = null;
    this.lessons = this.hints = null;
    const seat = this.table.seat;
    if (this.teaches) {
      void this.#ask<Lessons>(decision, `lessons?seat=${seat}`).then((found) => (this.lessons = found ?? this.lessons));
    }
    void this.#ask<Hints>(decision, `hints?seat=${seat}`).then((found) => {
      if (found === null) return;
      this.hints = found;
      this.#last = { decision, hints: found, glory: gloryOf(view) };
    });
  }

  /** Asks the server about a decision; null if there is no answer, or if the decision is past. */
  async #ask<Answer extends { decision: string }>(decision: string, what: string): Promise<Answer | null> {
    for (let count = 0; count < TRIES && decision === this.#decision; count += 1) {
      try {
        const found = await ask<Answer>("GET", `/tables/${this.table.id}/${what}`);
        return decision === this.#decision && found.decision === decision ? found : null;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!error.isPassing) return null;
        await new Promise((then) => setTimeout(then, error.wait || AGAIN));
      }
    }
    return null;
  }
}

/** The table whose coach was sent away in this browser. */
function sentAway(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function keep(table: string): void {
  try {
    localStorage.setItem(KEY, table);
  } catch {
    // Without storage, the coach is back when the page is loaded again.
  }
}
