// The numbered rules and rulings: searching them, and the numbers they cite.

import { RULES, RULINGS } from "../generated/references";
import { hasWords } from "./searching";

export type Letter = keyof typeof RULES | keyof typeof RULINGS;
export type RuleNumber =
  | (typeof RULES)[keyof typeof RULES][number]
  | (typeof RULINGS)[keyof typeof RULINGS][number];

interface Section {
  readonly letter: Letter;
  readonly numbers: readonly RuleNumber[];
}

const sections = (of: Partial<Record<Letter, readonly RuleNumber[]>>): Section[] =>
  (Object.entries(of) as [Letter, readonly RuleNumber[]][]).map(([letter, numbers]) => ({ letter, numbers }));

/** The sections in reading order. */
export const RULE_SECTIONS = sections(RULES);
export const RULING_SECTIONS = sections(RULINGS);

const KNOWN: ReadonlySet<string> = new Set(
  [...RULE_SECTIONS, ...RULING_SECTIONS].flatMap((section) => section.numbers),
);

export const isRuleNumber = (text: string): text is RuleNumber => KNOWN.has(text);

/** A text split at the numbers that it cites. */
export function citations(text: string): { text: string; number: RuleNumber | null }[] {
  return text
    .split(/\b([A-Z][1-9][0-9]?)\b/)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, number: isRuleNumber(part) ? part : null }));
}

/** Whether a rule matches a search: by its number, or by all words in any order. */
export function isSought(sought: string, number: string, text: string): boolean {
  const word = sought.trim().toLowerCase();
  if (/^[a-z]\d*$/.test(word)) return number.toLowerCase().startsWith(word);
  return hasWords(sought, text);
}

/** All numbers in reading order. */
export const NUMBERS: readonly RuleNumber[] = [...RULE_SECTIONS, ...RULING_SECTIONS].flatMap(({ numbers }) => numbers);
