// The figures on the board as tokens that stay themselves from one view to the next, so that a move
// is seen as a movement. A view only counts figures: who is who is told here, by what stays, what
// leaves one place for another, what comes from the reserve and what dies.

import type { PlainFigures, PlainView } from "../generated/api";
import { FJORDS, PROVINCES, type ClanName, type FigureName, type FjordName, type ProvinceName } from "../generated/facts";
import type { MapPlace } from "../art/geometry";

export interface Token {
  readonly id: number;
  readonly seat: number;
  readonly clan: ClanName;
  readonly kind: FigureName;
  readonly place: MapPlace;
  /** Which village, berth or place around the trunk it stands in. */
  readonly spot: number;
  /** It has just come to the board. */
  readonly isNew: boolean;
}

export const PLACES_ON_MAP = [...Object.keys(PROVINCES), ...Object.keys(FJORDS)] as MapPlace[];

type Standing = { readonly seat: number; readonly kind: FigureName; readonly place: MapPlace };

export function figuresAt(view: PlainView, place: MapPlace): readonly PlainFigures[] {
  return place in view.provinces
    ? view.provinces[place as ProvinceName].figures
    : view.fjords[place as FjordName];
}

/** The tokens of `view`, told from those of the view before; there is none at first, and then none
 *  of the figures is new. */
export function reconcile(before: readonly Token[] | null, view: PlainView): Token[] {
  const wanted = standing(view);
  const free = new Set(before ?? []);
  const claim = (isIt: (token: Token) => boolean): Token | undefined => {
    const found = [...free].find(isIt);
    if (found !== undefined) free.delete(found);
    return found;
  };
  const same = (token: Token, figure: Standing): boolean => token.seat === figure.seat && token.kind === figure.kind;
  let id = Math.max(0, ...[...free].map((token) => token.id));
  const stayed = wanted.map((figure) => claim((token) => same(token, figure) && token.place === figure.place));
  const tokens = stayed.flatMap((token) => (token === undefined ? [] : [token.isNew ? { ...token, isNew: false } : token]));
  wanted.forEach((figure, index) => {
    if (stayed[index] !== undefined) return;
    const moved = claim((token) => same(token, figure));
    const clan = view.seats[figure.seat]?.clan ?? "wolf";
    const spot = freeSpot(tokens, figure);
    tokens.push({ ...figure, clan, spot, id: moved?.id ?? ++id, isNew: moved === undefined && before !== null });
  });
  return tokens.toSorted((one, other) => one.id - other.id);
}

/** Every figure on the board, one by one. */
function standing(view: PlainView): Standing[] {
  return PLACES_ON_MAP.flatMap((place) =>
    figuresAt(view, place).flatMap((figures, seat) =>
      (Object.entries(figures) as [FigureName, number][]).flatMap(([kind, count]) =>
        Array.from({ length: count }, () => ({ seat, kind, place })),
      ),
    ),
  );
}

/** The first spot that nobody has; in Yggdrasil, those of a clan and kind stand on one spot. */
function freeSpot(tokens: readonly Token[], figure: Standing): number {
  const there = tokens.filter((token) => token.place === figure.place);
  if (figure.place === "yggdrasil") {
    const own = there.find((token) => token.seat === figure.seat && token.kind === figure.kind);
    if (own !== undefined) return own.spot;
  }
  const taken = new Set(there.map((token) => token.spot));
  for (let spot = 0; ; spot += 1) if (!taken.has(spot)) return spot;
}
