// The store of one table: the news received, what is shown of them, and what is being sent.
//
// News are told one after the other, beat by beat (see `story/director`). While news are being told, the
// view is the one before them after the events told so far, and the steps end there; the next decision
// is offered when everything is told.

import type { Accepted, Mine, News, StepNews } from "../generated/api";
import { ask, askUntilAnswered, changeTable, Refusal, showTable } from "./api";
import { needsConfirmation } from "./asking";
import { Chooser } from "./chooser.svelte";
import { Connection, type Link } from "./connection";
import { note } from "./fairness";
import { parseOptions, type Option } from "./moves";
import { cut, holding, type Beat, type Happening } from "../story/director";
import { interim } from "../story/interim";
import { withoutRemoved } from "./saga";
import { PACES, settings } from "./settings.svelte";

/** Milliseconds after which the story goes on without the reader's nod. */
const PATIENCE = 60_000;

export class TableStore {
  /** The chairs of the reader, and the table as its lobby shows it. */
  mine = $state.raw<Mine | null>(null);
  /** The seat whose view is shown; -1 for a spectator's. */
  seat = $state(-1);
  link = $state<Link>("connecting");
  /** The code of the refusal if the table is closed to the reader; else empty. */
  refused = $state("");
  /** Whether another device has taken over the reader's chair. */
  isThrownOut = $state(false);
  /** The refusal of the last request; null if it was accepted. */
  error = $state.raw<Refusal | null>(null);
  /** The news on the screen. */
  shown = $state.raw<News | null>(null);
  /** All steps up to what has been told. */
  steps = $state.raw<readonly StepNews[]>([]);
  /** The beat that is being told; null when everything is told. */
  beat = $state.raw<Beat | null>(null);
  /** The events that this beat tells. */
  fresh = $state.raw<readonly Happening[]>([]);
  /** The events of the news being told that are still to come. Nothing may show what is in them. */
  untold = $state.raw<readonly Happening[]>([]);

  /** News to tell, beginning with those that are being told. */
  #queue = $state.raw<readonly News[]>([]);
  #beats: readonly Beat[] = [];
  #at = 0;
  /** The steps of all news before the queue. */
  #past: readonly StepNews[] = [];
  #connection: Connection | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next news only bring the page up to date: the first, and those after a lost link. */
  #isLate = true;
  #isPosting = $state(false);
  /** The number of the log entry of the last move sent. */
  #sent = $state(0);

  /** Whether a coach doubts a move, which is then confirmed before it is sent. */
  doubts: (option: Option) => boolean = () => false;

  readonly chooser = new Chooser(
    (option) => void this.move(option),
    (option) => this.#asksFirst(option),
  );

  info = $derived(this.shown?.table ?? this.mine?.table ?? null);
  view = $derived(this.shown?.view ?? null);
  /** Whether a move is being sent, or its news have not arrived yet. */
  isSending = $derived(this.#isPosting || this.#sent > (this.shown?.seq ?? 0));
  /** Whether all news received are told. */
  isCurrent = $derived(this.#queue.length === 0);
  /** Whether the story waits for the reader's nod. */
  isHeld = $derived(this.beat?.waits ?? false);
  /** The seats of the reader's chairs. */
  seats = $derived.by((): number[] => {
    const chairs = this.mine?.chairs ?? [];
    const seats = this.info?.seats ?? [];
    return seats.flatMap((chair, seat) => (chairs.includes(chair) ? [seat] : []));
  });
  /** Whether the game waits for the seat whose view is shown. */
  isMine = $derived.by((): boolean => {
    const decision = this.view?.decision;
    if (!decision || !this.isCurrent) return false;
    return decision.seats.includes(this.seat) && decision.options.length > 0;
  });
  /** Whether this seat has sealed its choice while others have not. */
  isSealed = $derived(this.view?.decision.sealed.includes(this.seat) ?? false);

  /** The reader's last move from this page, and the decision that it answered. */
  made: { decision: string; move: string } | null = null;
  /** Whether the reader has left. */
  protected isClosed = false;

  /** Whether it is a table of the server, with a link of its own, a page for a TV and a record. */
  readonly isOnServer: boolean = true;

  constructor(readonly id: string) {}

  /** Finds the reader's chairs and connects. `seat`: whose view to show; -1 to watch only. */
  async open(seat?: number): Promise<void> {
    try {
      this.mine = await showTable(this.id);
    } catch (error) {
      if (this.isClosed) return;
      if (error instanceof Refusal && !error.isPassing) {
        this.link = "refused";
        this.refused = error.code;
        return;
      }
      const wait = error instanceof Refusal ? error.wait : 0;
      this.link = "lost";
      this.#timer = setTimeout(() => void this.open(seat), Math.max(wait, 2_000));
      return;
    }
    if (!this.isClosed) this.look(seat ?? this.seats[0] ?? -1);
  }

  /** Forgets all news, for the view of a seat. */
  protected clear(seat: number): void {
    this.#connection?.close();
    clearTimeout(this.#timer);
    this.seat = seat;
    this.shown = null;
    this.steps = [];
    this.fresh = [];
    this.untold = [];
    this.beat = null;
    this.#beats = [];
    this.#past = [];
    this.#queue = [];
    this.#isLate = true;
    this.#sent = 0;
    this.chooser.offer([]);
  }

  /** Shows the view of a seat, from the beginning of the log. */
  look(seat: number): void {
    this.clear(seat);
    if (this.#isForPlayers()) {
      this.link = "refused";
      this.refused = "no-spectators";
      return;
    }
    this.#connection = new Connection(this.id, seat, {
      news: (news) => this.hear(news),
      link: (link) => {
        this.link = link;
        if (link !== "live") this.#isLate = true;
      },
      refused: (code) => this.#refuse(code),
    });
  }

  /** Whether the table is for its players only and the reader is none of them. */
  #isForPlayers(): boolean {
    const isMine = (this.mine?.chairs.length ?? 0) > 0;
    return this.mine !== null && !isMine && !this.mine.table.options.allows_spectators;
  }

  /** Handles a refusal. If another device has taken over the reader's seat, the page goes on watching. */
  #refuse(code: string): void {
    if (code === "not-your-seat" && !this.isThrownOut) {
      this.isThrownOut = true;
      void this.open();
    } else this.refused = code;
  }

  /** Goes to the moment of a step, where a game is played back. */
  revisit(_seq: number): void {
    // A running game stays in the present.
  }

  close(): void {
    this.isClosed = true;
    this.#connection?.close();
    clearTimeout(this.#timer);
  }

  /** Goes on with the story, which waits for the reader. */
  nod(): void {
    if (this.isHeld) this.#play();
  }

  /** Goes on to the next beat that waits for the reader, or to the present. */
  skip(): void {
    this.#skipTo((beat) => beat.waits);
  }

  /** Goes on to the end of the scene, or to a beat in it that waits for the reader. */
  skipScene(): void {
    const scene = this.beat?.scene;
    this.#skipTo((beat) => beat.waits || beat.scene !== scene);
  }

  #skipTo(isEnough: (beat: Beat) => boolean): void {
    clearTimeout(this.#timer);
    for (let beat = this.#next(); beat !== null; beat = this.#next()) {
      if (isEnough(beat)) {
        this.#hold(beat);
        return;
      }
    }
  }

  protected hear(news: News): void {
    note(this.id, news);
    const begins = this.shown?.table.status === "open" && news.table.status !== "open";
    if (begins && this.seat === -1 && (this.mine?.chairs.length ?? 0) > 0) {
      this.look(news.table.seats.findIndex((chair) => this.mine?.chairs.includes(chair)));
      return;
    }
    const isIdle = this.#queue.length === 0;
    this.#queue = [...this.#queue, news];
    if (this.#isLate || settings.speed === "off" || document.hidden) this.#catchUp();
    else if (isIdle) this.#play();
  }

  /** Shows the present at once. */
  #catchUp(): void {
    clearTimeout(this.#timer);
    const isLate = this.#isLate;
    this.#isLate = false;
    const isPut = this.#beats.length > 0 && this.#at === this.#beats.length - 1;
    for (const news of this.#queue.slice(isPut ? 1 : 0)) this.#put(news);
    if (isLate) this.fresh = [];
    this.#finish();
  }

  /** Tells the next beat and holds it; then the one after it. */
  #play(): void {
    const beat = this.#next();
    if (beat !== null) this.#hold(beat);
  }

  #hold(beat: Beat): void {
    clearTimeout(this.#timer);
    const time = beat.waits ? PATIENCE : holding(beat, PACES[settings.speed], this.#queue.length);
    this.#timer = setTimeout(() => this.#play(), time);
  }

  /** Shows the next beat of the news being told, or the first of the next news, and returns it. */
  #next(): Beat | null {
    if (this.#at + 1 < this.#beats.length) this.#at += 1;
    else {
      if (this.#beats.length > 0) this.#queue = this.#queue.slice(1);
      const news = this.#queue[0];
      if (news === undefined) {
        this.#finish();
        return null;
      }
      this.#beats = cut(news.steps, this.seats);
      this.#at = 0;
      this.chooser.offer([]);
    }
    const [news, beat] = [this.#queue[0], this.#beats[this.#at]];
    if (news === undefined || beat === undefined) return null;
    if (this.#at === this.#beats.length - 1) this.#put(news, this.#beats[this.#at - 1]?.until);
    else this.#tell(news, this.#beats[this.#at - 1]?.until ?? 0, beat.until);
    this.beat = beat;
    return beat;
  }

  /** Shows the part of the news that a beat tells. */
  #tell(news: News, from: number, until: number): void {
    const events = news.steps.flatMap((step) => step.events);
    this.fresh = events.slice(from, until);
    this.untold = events.slice(until);
    this.steps = [...this.#past, ...upTo(news.steps, until)];
    const before = this.shown;
    if (before?.view) {
      this.shown = { ...before, seq: news.seq, can_undo: false, view: interim(before.view, this.fresh) };
    }
  }

  /** Shows news, of which a part may have been told. */
  #put(news: News, from = 0): void {
    this.fresh = news.steps.flatMap((step) => step.events).slice(from);
    this.untold = [];
    this.#past = withoutRemoved([...this.#past, ...news.steps]);
    this.steps = this.#past;
    this.shown = news;
    if (news.table.status === "open") void this.#refresh();
  }

  #finish(): void {
    this.#queue = [];
    this.#beats = [];
    this.#at = 0;
    this.beat = null;
    this.#offer();
  }

  #offer(): void {
    const decision = this.view?.decision;
    const isMine = decision?.seats.includes(this.seat) ?? false;
    this.chooser.offer(isMine && decision ? parseOptions(decision.options, decision.costs) : []);
  }

  /** Asks again for the reader's chairs, which can change in the lobby. */
  async #refresh(): Promise<void> {
    try {
      this.mine = await showTable(this.id);
    } catch {
      // The next news will ask again.
    }
  }

  /** At a table for players only, refreshes the lobby, and connects once the reader has sat down: until
   *  then there are no news. */
  async lookAgain(): Promise<void> {
    this.shown = null;
    await this.#refresh();
    if (this.isClosed || (this.mine?.chairs.length ?? 0) === 0) return;
    this.refused = "";
    this.look(this.seats[0] ?? -1);
  }

  #asksFirst(option: Option): boolean {
    const isTouch = matchMedia("(hover: none)").matches;
    return settings.confirm || this.doubts(option) || (this.view !== null && needsConfirmation(this.view, option, isTouch));
  }

  /** Sends a move, again and again until the server answers. */
  async move(option: Option): Promise<void> {
    const news = this.shown;
    if (news === null || this.isSending) return;
    this.error = null;
    this.#isPosting = true;
    try {
      const body = { seat: this.seat, decision: news.decision, move: option.move };
      const isPending = (): boolean => this.shown?.decision === news.decision;
      const { seq } = await askUntilAnswered<Accepted>(`/tables/${this.id}/moves`, body, isPending);
      this.#sent = seq;
      this.made = { decision: news.decision, move: option.move };
    } catch (error) {
      this.#complain(error);
      this.chooser.clear();
    } finally {
      this.#isPosting = false;
    }
  }

  async undo(): Promise<void> {
    const decision = this.shown?.decision;
    if (decision === undefined) return;
    await this.change("undo", { seat: this.seat, decision });
  }

  /** Asks the server for a change of the table; returns whether it was made. */
  async change(what: string, body?: object): Promise<boolean> {
    this.error = null;
    try {
      await changeTable(this.id, what, body);
      return true;
    } catch (error) {
      this.#complain(error);
      return false;
    }
  }

  /** Returns the code of why a move is not possible, "" if it is. */
  async whyNot(move: string): Promise<string> {
    const asked = `/tables/${this.id}/why?seat=${this.seat}&move=${encodeURIComponent(move)}`;
    return (await ask<{ code: string }>("GET", asked)).code;
  }

  #complain(error: unknown): void {
    if (error instanceof Refusal) this.error = error;
    else throw error;
  }
}

/** The steps up to a number of their events. */
function upTo(steps: readonly StepNews[], until: number): StepNews[] {
  let left = until;
  const told: StepNews[] = [];
  for (const step of steps) {
    if (left < step.events.length) return left > 0 ? [...told, { ...step, events: step.events.slice(0, left) }] : told;
    left -= step.events.length;
    told.push(step);
  }
  return told;
}
