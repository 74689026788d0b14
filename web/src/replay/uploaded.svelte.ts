// A record from a file, played back: the server makes the reel and keeps nothing, so each other view is
// asked for with the whole record.

import type { Mine, Reel, UploadedReplay } from "../generated/api";
import { ask } from "../lib/api";
import { Playback } from "./playback.svelte";

/** Sends a record to the server, which judges it. Raises `Refusal`. */
export function project(saga: string, seat: number, isOpen: boolean): Promise<UploadedReplay> {
  return ask<UploadedReplay>("POST", "/replay", { saga, seat, is_open: isOpen });
}

export class Uploaded extends Playback {
  override readonly isShared = false;

  constructor(
    private readonly saga: string,
    private readonly first: UploadedReplay,
  ) {
    super("");
  }

  override get source(): { saga: string } {
    // Without the line that breaks off, it is a record that the server reads to its end.
    const isCut = this.first.end.code === "cut-short";
    return { saga: isCut ? this.saga.slice(0, this.saga.lastIndexOf("\n") + 1) : this.saga };
  }

  protected override async loadTable(): Promise<Mine> {
    return Promise.resolve({ id: "", chairs: [], seq: 0, table: this.first.table });
  }

  protected override async loadReel(seat: number, isOpen: boolean): Promise<Reel> {
    const { reel } = this.first;
    const isFirst = reel.seat === seat && reel.first.cards.length > 0 === isOpen;
    return isFirst ? reel : (await project(this.saga, seat, isOpen)).reel;
  }
}
