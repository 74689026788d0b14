// The figures on the board as tokens that keep their identity from one view to the next, so that a
// move can be animated. A view only counts figures: this module works out which token stays, which
// one moves, which one comes from the reserve and which one dies.

import type { PlainFigures, PlainView } from "../generated/api";
import { FJORDS, PROVINCES, type ClanName, type FigureName, type FjordName, type ProvinceName } from "../generated/facts";
import type { MapPlace } from "../art/geometry";

export interface Token {
  readonly id: number;
  readonly seat: number;
  readonly clan: ClanName;
  readonly figure: FigureName;
  readonly place: MapPlace;
  /** The number of its village or berth, or of its spot around the trunk. */
  readonly spot: number;
  /** Whether it has just entered the board. */
  readonly isNew: boolean;
}

export const PLACES_ON_MAP = [...Object.keys(PROVINCES), ...Object.keys(FJORDS)] as MapPlace[];

type Standing = { readonly seat: number; readonly figure: FigureName; readonly place: MapPlace };

export function figuresAt(view: PlainView, place: MapPlace): readonly PlainFigures[] {
  return place in view.provinces
    ? view.provinces[place as ProvinceName].figures
    : view.fjords[place as FjordName];
}

/** Returns the tokens of `view`, matched with those of the previous view. Without a previous view, no
 *  figure counts as new. */
export function reconcile(before: readonly Token[] | null, view: PlainView): Token[] {
  const wanted = standing(view);
  const free = new Set(before ?? []);
  const claim = (isIt: (token: Token) => boolean): Token | undefined => {
    const found = [...free].find(isIt);
    if (found !== undefined) free.delete(found);
    return found;
  };
  const same = (token: Token, one: Standing): boolean => token.seat === one.seat && token.figure === one.figure;
  let id = Math.max(0, ...[...free].map((token) => token.id));
  const stayed = wanted.map((one) => claim((token) => same(token, one) && token.place === one.place));
  const tokens = stayed.flatMap((token) => (token === undefined ? [] : [token.isNew ? { ...token, isNew: false } : token]));
  wanted.forEach((one, index) => {
    if (stayed[index] !== undefined) return;
    const moved = claim((token) => same(token, one));
    const clan = view.seats[one.seat]?.clan ?? "wolf";
    const spot = freeSpot(tokens, one);
    tokens.push({ ...one, clan, spot, id: moved?.id ?? ++id, isNew: moved === undefined && before !== null });
  });
  return tokens.toSorted((first, second) => first.id - second.id);
}

/** Every figure on the board, one by one. */
function standing(view: PlainView): Standing[] {
  return PLACES_ON_MAP.flatMap((place) =>
    figuresAt(view, place).flatMap((figures, seat) =>
      (Object.entries(figures) as [FigureName, number][]).flatMap(([figure, count]) =>
        Array.from({ length: count }, () => ({ seat, figure, place })),
      ),
    ),
  );
}

/** The first free spot; in Yggdrasil, equal figures of a clan share one spot. */
function freeSpot(tokens: readonly Token[], one: Standing): number {
  const there = tokens.filter((token) => token.place === one.place);
  if (one.place === "yggdrasil") {
    const own = there.find((token) => token.seat === one.seat && token.figure === one.figure);
    if (own !== undefined) return own.spot;
  }
  const taken = new Set(there.map((token) => token.spot));
  for (let spot = 0; ; spot += 1) if (!taken.has(spot)) return spot;
}
