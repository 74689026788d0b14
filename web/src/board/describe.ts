// Places in words, for screen readers and explanations.

import type { PlainView } from "../generated/api";
import { FJORDS, PROVINCES, type ClanName, type ProvinceName } from "../generated/facts";
import type { MapPlace } from "../art/geometry";
import { clanName, isFjord, figuresText, placeName, raised, supportedText } from "../lib/labels";
import { t } from "../lib/messages.svelte";
import { figuresAt } from "./tokens";

/** The age whose Ragnarök destroys the province; 0 if none does, or one has. */
export function doomOf(view: PlainView, province: ProvinceName): number {
  return view.provinces[province].is_standing ? view.dooms.indexOf(province) + 1 : 0;
}

/** Whether no ship can enter any more. */
export function isClosed(view: PlainView, place: MapPlace): boolean {
  return isFjord(place) && FJORDS[place].every((province) => !view.provinces[province].is_standing);
}

export interface Force {
  readonly seat: number;
  readonly clan: ClanName;
  readonly strength: number;
}

/** The clans that count in a province, the strongest first. */
export function forcesIn(view: PlainView, province: ProvinceName): Force[] {
  return view.provinces[province].strength
    .flatMap((strength, seat): Force[] => {
      const clan = view.seats[seat]?.clan;
      return strength > 0 && clan !== undefined ? [{ seat, clan, strength }] : [];
    })
    .toSorted((one, other) => other.strength - one.strength);
}

/** The facts about a place apart from its figures, one per line. */
export function factsOf(view: PlainView, place: MapPlace): string[] {
  if (isFjord(place)) {
    return [isClosed(view, place) ? t("map-closed") : t("map-supports", { provinces: supportedText(view, place) })];
  }
  const { is_standing, is_pillaged, token, villages, taken } = view.provinces[place];
  if (!is_standing) return [t("map-destroyed")];
  const doom = doomOf(view, place);
  const { fjord } = PROVINCES[place];
  return [
    villages === 0 ? t("map-no-limit") : t("map-villages", { free: villages - taken, villages }),
    is_pillaged ? t("map-pillaged") : t("map-token", { reward: t(`token-${token}`) }),
    ...(fjord === null ? [] : [t("map-fjord", { fjord: placeName(fjord) })]),
    ...(doom === 0 ? [] : [doom === view.age ? t("map-doomed-now") : t("map-doomed", { age: doom })]),
    ...(view.battle?.province === place ? [t("map-battle")] : []),
  ];
}

/** The figures in a place, one clan per line. */
export function peopleOf(view: PlainView, place: MapPlace): string[] {
  const lines = figuresAt(view, place).flatMap((figures, seat) => {
    if (Object.keys(figures).length === 0) return [];
    return [t("map-stands", { clan: clanName(view, seat), pieces: figuresText(figures) })];
  });
  const forces = isFjord(place) ? [] : forcesIn(view, place);
  return [
    ...forces.map(({ seat, strength }) => t("map-strength", { clan: clanName(view, seat), strength })),
    ...lines,
  ];
}

/** The whole description, as the accessible name of a button. */
export function describe(view: PlainView, place: MapPlace, isLit: boolean): string {
  const region = isFjord(place) ? null : PROVINCES[place].region;
  const name = raised(placeName(place));
  const people = peopleOf(view, place);
  return [
    region === null ? name : listed(name, t(`region-${region}`)),
    ...(isLit ? [t("map-lit")] : []),
    ...factsOf(view, place),
    ...(people.length > 0 ? people : [t("map-nobody")]),
  ].join(". ");
}

const listed = (...items: string[]): string => items.join(", ");

