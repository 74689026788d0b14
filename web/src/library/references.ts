// Which rules are about a card, and which cards a rule is about.

import type { CardSlug } from "../generated/facts";
import { RULE_CARDS } from "../generated/references";
import { NUMBERS, RULING_SECTIONS, type RuleNumber } from "../lib/rulebook";

const RULINGS: ReadonlySet<string> = new Set(RULING_SECTIONS.flatMap(({ numbers }) => numbers));

export const isRuling = (number: string): boolean => RULINGS.has(number);

/** The numbers of the rules and rulings about a card, in reading order. */
export const rulesOf = (card: CardSlug): RuleNumber[] => NUMBERS.filter((number) => cardsOf(number).includes(card));

/** The cards that a rule or ruling is about. */
export const cardsOf = (number: RuleNumber): readonly CardSlug[] => RULE_CARDS[number];
