// What is wrong with a position, in words.

import type { ClanName, FigureName, PlaceName } from "../generated/facts";
import type { MessageKey } from "../generated/messages";
import { cardName, figureName, placeName, raised } from "../lib/labels";
import { named, t, type Arguments } from "../lib/messages.svelte";
import type { Problem } from "./editing";

export function problemText({ code, args }: Problem): string {
  const said: Arguments = { ...args };
  if (args.clan !== undefined) said.clan = named(`clan-${args.clan as ClanName}`);
  if (args.card !== undefined) said.card = cardName(String(args.card));
  if (args.figure !== undefined) said.figure = figureName(args.figure as FigureName);
  if (args.place !== undefined) said.place = raised(placeName(args.place as PlaceName));
  return t(`position-${code}` as MessageKey, said);
}
