// The view of a game in the middle of the news: the view before them, after some of their events. It
// follows what the board and the clans show: figures, glory, stats, the fate of provinces. Nothing is
// asked in it.

import type { PlainFigures, PlainView } from "../generated/api";
import { TRACKS, type FigureName, type FjordName, type PlaceName, type ProvinceName } from "../generated/facts";
import { isFjord, isProvince } from "../lib/labels";
import type { Happening } from "./director";

/** Returns `view` after these events. */
export function interim(view: PlainView, events: readonly Happening[]): PlainView {
  const now = structuredClone(view);
  Object.assign(now.decision, { seats: [], sealed: [], options: [], costs: [], own: [] });
  for (const event of events) follow(now, event);
  return now;
}

function follow(view: PlainView, event: Happening): void {
  switch (event.event) {
    case "invaded":
      relocate(view, event.seat, event.figure, event.source, event.place);
      break;
    case "moved":
    case "joined":
      relocate(view, event.seat, event.figure, event.source, event.target);
      break;
    case "destroyed":
    case "sacrificed":
      relocate(view, event.seat, event.figure, event.place, "valhalla");
      break;
    case "fled":
      relocate(view, event.seat, event.figure, event.place, "yggdrasil");
      break;
    case "figure-left-game":
      relocate(view, event.seat, event.figure, event.place, "out-of-game");
      break;
    case "released":
      relocate(view, event.seat, event.figure, "valhalla", "reserve", event.amount);
      break;
    case "pillage-begins":
      view.battle = {
        province: event.province,
        pillager: event.seat,
        stage: "call",
        fighters: [],
        waiting: [],
        declined: [],
        winner: -1,
      };
      break;
    case "turn-begins":
      view.battle = null;
      view.turn = event.seat;
      break;
    case "pillaged":
      view.provinces[event.province].is_pillaged = true;
      break;
    case "province-destroyed":
      view.provinces[event.province].is_standing = false;
      break;
    default:
      gain(view, event);
  }
}

function gain(view: PlainView, event: Happening): void {
  const own = "seat" in event ? view.seats[event.seat] : undefined;
  if (own === undefined) return;
  switch (event.event) {
    case "glory":
      own.glory += event.amount;
      break;
    case "rage":
      own.rage += event.amount;
      break;
    case "stat-raised":
      own.steps[event.stat] = event.step;
      own.stats[event.stat] = TRACKS[view.edition][event.stat][event.step]?.value ?? own.stats[event.stat];
      break;
    case "upgraded":
      own.slots[event.slot] = event.card;
      break;
    case "quest-resolved":
      own.quest_count -= 1;
      break;
    case "passed":
      own.has_passed = true;
      break;
  }
}

function figuresIn(view: PlainView, seat: number, place: PlaceName): PlainFigures | undefined {
  if (isProvince(place)) return view.provinces[place as ProvinceName].figures[seat];
  if (isFjord(place)) return view.fjords[place as FjordName][seat];
  if (place === "valhalla") return view.seats[seat]?.valhalla;
  return place === "reserve" ? view.seats[seat]?.reserve : undefined;
}

function relocate(
  view: PlainView,
  seat: number,
  figure: FigureName,
  source: PlaceName,
  target: PlaceName,
  count = 1,
): void {
  const [from, to] = [figuresIn(view, seat, source), figuresIn(view, seat, target)];
  if (from !== undefined) {
    const left = (from[figure] ?? 0) - count;
    if (left > 0) from[figure] = left;
    else delete from[figure];
  }
  if (to !== undefined) to[figure] = (to[figure] ?? 0) + count;
}
