// The component that shows a decision, by the shape of its options. The draft has its own.

import type { Component } from "svelte";
import { DECISIONS, type DecisionName } from "../generated/facts";
import type { DecisionProps } from "./props";
import Cards from "./shapes/Cards.svelte";
import Figures from "./shapes/Figures.svelte";
import Numbers from "./shapes/Numbers.svelte";
import Places from "./shapes/Places.svelte";
import Stats from "./shapes/Stats.svelte";
import TakeOrLeave from "./shapes/TakeOrLeave.svelte";
import Turn from "./shapes/Turn.svelte";

type ShapeName = (typeof DECISIONS)[DecisionName]["shape"];

const SHAPES: Record<ShapeName, Component<DecisionProps>> = {
  turn: Turn,
  cards: Cards,
  figures: Figures,
  places: Places,
  offer: TakeOrLeave,
  stats: Stats,
  numbers: Numbers,
};

export function componentOf(kind: DecisionName): Component<DecisionProps> {
  return SHAPES[DECISIONS[kind].shape];
}
