// Receives the news of a table over a WebSocket, resuming where it broke off, or by long polling where
// WebSockets do not get through. A browser does not say why a WebSocket failed to open, so the same is
// then requested over HTTP.

import type { News } from "../generated/api";
import { ask, Refusal } from "./api";
import { changed, type Changes } from "./changes";

export type Link = "connecting" | "live" | "lost" | "restarting" | "crowded" | "refused";

export interface Listener {
  news(news: News): void;
  link(link: Link): void;
  /** The server refuses the connection for good: the code of its refusal. */
  refused(code: string): void;
}

const SILENCE = 40_000;
/** After this many WebSockets that did not open, polls over HTTP instead. */
const FAILURES = 3;
/** Seconds for which a long poll waits. */
const POLL = 10;
/** The close code of a server that restarts. */
const RESTART = 1012;

/** Whether another try would be refused in the same way. */
function isFinal(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.status === 403 || error.status === 404);
}

export class Connection {
  #socket: WebSocket | null = null;
  #after = 0;
  /** The last complete news of this WebSocket; the next message tells only what changed in them. */
  #whole: News | null = null;
  /** The steps of the pages received so far, until the last page comes. */
  #past: News["steps"] = [];
  #failures = 0;
  #wait = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #isPolling = false;
  /** Whether the server said that it restarts. */
  #isRestarting = false;

  constructor(
    private readonly tableId: string,
    private readonly seat: number,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#drop();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** Reconnects at once when the machine wakes up or is online again. */
  #hurry = (): void => {
    if (document.hidden || this.#socket !== null || this.#isPolling || this.#isClosed) return;
    this.#wait = 250;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    if (this.#failures >= FAILURES) {
      void this.#poll();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.tableId}/stream?seat=${this.seat}&after=${this.#after}&changes=true`,
    );
    this.#socket = socket;
    this.#whole = null;
    let hasOpened = false;
    socket.onopen = () => {
      hasOpened = true;
      this.#failures = 0;
      this.#isRestarting = false;
      this.#wait = 250;
      this.listener.link("live");
      this.#listenForSilence();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#listenForSilence();
      const heard = JSON.parse(message.data) as News | Changes | { beat: true };
      if ("beat" in heard) return;
      if (!("changes" in heard)) this.#hear((this.#whole = heard));
      else if (this.#whole?.seq === heard.after) this.#hear((this.#whole = changed(this.#whole, heard)));
      else this.#start();
    };
    socket.onclose = (closed) => {
      clearTimeout(this.#silence);
      this.#socket = null;
      if (closed.code >= 4400) {
        this.#giveUp(closed.reason);
        return;
      }
      this.#failures += 1;
      this.#isRestarting ||= closed.code === RESTART;
      if (hasOpened) this.#again();
      else void this.#askWhy();
    };
  }

  /** Reconnects to get complete news: these changes do not follow from the last news received. */
  #start(): void {
    clearTimeout(this.#silence);
    this.#drop();
    this.#again();
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#start(), SILENCE);
  }

  /** Tries again soon, or when the server says. */
  #again(why?: unknown): void {
    const refusal = why instanceof Refusal ? why : null;
    if (refusal?.code === "crowded") this.listener.link("crowded");
    else this.listener.link(this.#isRestarting ? "restarting" : "lost");
    clearTimeout(this.#timer);
    const wait = Math.max(this.#wait * (0.75 + Math.random() / 2), refusal?.wait ?? 0);
    this.#timer = setTimeout(() => this.#open(), wait);
    this.#wait = Math.min(this.#wait * 2, 8_000);
  }

  /** Stops trying, because the server would refuse again. */
  #giveUp(code: string): void {
    this.listener.link("refused");
    this.listener.refused(code);
  }

  /** Finds out over HTTP why a WebSocket did not open, and tries again unless the refusal is final. */
  async #askWhy(): Promise<void> {
    this.#isPolling = true;
    let refusal: unknown;
    try {
      const news = await this.#ask(0);
      if (!this.#isClosed) this.#hear(news);
    } catch (error) {
      if (!this.#isClosed && isFinal(error)) {
        this.#giveUp(error.code);
        return;
      }
      refusal = error;
    } finally {
      this.#isPolling = false;
    }
    if (!this.#isClosed) this.#again(refusal);
  }

  #ask(wait: number): Promise<News> {
    const after = this.#after;
    return ask<News>("GET", `/tables/${this.tableId}/news?seat=${this.seat}&after=${after}&wait=${wait}`);
  }

  /** Collects the pages of a long history and passes them on as one, with the last page. */
  #hear(news: News): void {
    if (news.seq < this.#after) return;
    this.#after = news.seq;
    this.#past.push(...news.steps);
    if (!news.is_complete) return;
    this.listener.news({ ...news, steps: this.#past });
    this.#past = [];
  }

  async #poll(): Promise<void> {
    this.#isPolling = true;
    try {
      for (let wait = 0; !this.#isClosed;) {
        const before = this.#after;
        const news = await this.#ask(wait);
        if (this.#isClosed) return;
        this.listener.link("live");
        if (news.seq > before || wait === 0) this.#hear(news);
        wait = news.is_complete ? POLL : 0;
      }
    } catch (error) {
      if (this.#isClosed) return;
      if (isFinal(error)) {
        this.#giveUp(error.code);
        return;
      }
      this.#failures = 0;
      this.#again(error);
    } finally {
      this.#isPolling = false;
    }
  }
}
