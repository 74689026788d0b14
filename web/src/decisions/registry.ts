// The component of each kind of decision: a kind without one does not compile.

import type { Component } from "svelte";
import type { DecisionName } from "../generated/facts";
import Action from "./Action.svelte";
import BattleCard from "./BattleCard.svelte";
import Blessing from "./Blessing.svelte";
import CallToBattle from "./CallToBattle.svelte";
import Draft from "./Draft.svelte";
import Flight from "./Flight.svelte";
import FreeInvasion from "./FreeInvasion.svelte";
import KeepOneFigure from "./KeepOneFigure.svelte";
import KeepPlayedCards from "./KeepPlayedCards.svelte";
import LateCard from "./LateCard.svelte";
import LeaderMove from "./LeaderMove.svelte";
import MarchFigures from "./MarchFigures.svelte";
import MarchTarget from "./MarchTarget.svelte";
import PillageAtOnce from "./PillageAtOnce.svelte";
import Protection from "./Protection.svelte";
import QuestAsBattle from "./QuestAsBattle.svelte";
import RaiseStat from "./RaiseStat.svelte";
import Sacrifice from "./Sacrifice.svelte";
import SaveCard from "./SaveCard.svelte";
import Succor from "./Succor.svelte";
import type { DecisionProps } from "./props";

export const COMPONENTS: Record<DecisionName, Component<DecisionProps>> = {
  draft: Draft,
  action: Action,
  "march-target": MarchTarget,
  "march-figures": MarchFigures,
  "free-invasion": FreeInvasion,
  succor: Succor,
  "pillage-at-once": PillageAtOnce,
  "call-to-battle": CallToBattle,
  "battle-card": BattleCard,
  "quest-as-battle": QuestAsBattle,
  "late-card": LateCard,
  "keep-one-figure": KeepOneFigure,
  protection: Protection,
  flight: Flight,
  "keep-played-cards": KeepPlayedCards,
  "raise-stat": RaiseStat,
  "leader-move": LeaderMove,
  blessing: Blessing,
  sacrifice: Sacrifice,
  "save-card": SaveCard,
};
