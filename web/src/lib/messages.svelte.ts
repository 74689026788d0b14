// The messages of the page in the reader's language, from the same Fluent files that the server and
// the terminal use. A language is fetched when it is first selected.

import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentVariable,
} from "@fluent/bundle";
import { messages, rules } from "virtual:languages";
import type { MessageKey, RuleKey } from "../generated/messages";
import { LANGUAGES, type Language } from "../generated/facts";

export type Arguments = Record<string, FluentVariable>;

/** A name to put into a sentence. The text is its usual form; `form` returns another one. A sentence
 * asks for a form with { FORM($clan, "genitive") }; see `named`. */
export class Name extends FluentType<string> {
  /** Makes a name of a function that returns each of its forms, the usual one for "". */
  constructor(readonly form: (form: string) => string) {
    super(form(""));
  }

  /** The same name with another form as its text. */
  byDefault(form: string): Name {
    return new Name((asked) => this.form(asked || form));
  }

  override toString(): string {
    return this.value;
  }
}

/** The function FORM of the messages: a form of a name; any other value as it is. */
const FORM: FluentFunction = ([value = "", form = ""]) =>
  value instanceof Name && typeof form === "string" ? value.form(form) : value;

class Speech {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #rules = $state.raw<FluentBundle | null>(null);

  /** Switches to a language; resolves when its messages are loaded. */
  async speak(language: Language): Promise<void> {
    this.#bundle = await load(language, messages);
    this.#rules = null;
    this.language = language;
    document.documentElement.lang = language;
  }

  text(key: MessageKey, args?: Arguments): string {
    return format(this.#bundle, key, args);
  }

  /** A message in a form: the attribute of that name, otherwise the text with its arguments in that
   * form, so that a list of names has the forms of its names. */
  form(key: MessageKey, form: string, args: Arguments): string {
    const formed = Object.entries(args).map(([name, value]) => [
      name,
      value instanceof Name ? value.byDefault(form) : value,
    ]);
    const message = this.#bundle.getMessage(key);
    const pattern = message?.attributes[form] ?? message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, Object.fromEntries(formed) as Arguments) : "";
  }

  /** An attribute of a message; null if it has none of that name. */
  attribute(key: MessageKey, name: string): string | null {
    return attribute(this.#bundle, key, name);
  }

  /** Fetches the texts of the rules, which most pages do not need. If that fails, the page goes on
   * without them and tries again later. */
  async loadRules(): Promise<void> {
    const language = this.language;
    const bundle = await load(language, rules).catch(() => null);
    if (bundle !== null && language === this.language) this.#rules = bundle;
  }

  get hasRules(): boolean {
    return this.#rules !== null;
  }

  rule(key: RuleKey): string {
    return this.#rules === null ? "" : format(this.#rules, key);
  }

  ruleAttribute(key: RuleKey, name: string): string | null {
    return this.#rules === null ? null : attribute(this.#rules, key, name);
  }
}

async function load(language: Language, volumes: typeof messages): Promise<FluentBundle> {
  const { default: source } = await volumes[language]();
  const bundle = new FluentBundle(language, { functions: { FORM }, useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

function format(bundle: FluentBundle, key: string, args?: Arguments): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : "";
}

function attribute(bundle: FluentBundle, key: string, name: string): string | null {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern) : null;
}

/** The language that the reader chose earlier, or else the browser's. */
export function preferredLanguage(chosen: string | null, asked: readonly string[]): Language {
  const known = (name: string): Language | undefined => LANGUAGES.find((own) => own === name);
  for (const name of [chosen ?? "", ...asked.map((tag) => tag.toLowerCase().split("-")[0] ?? "")]) {
    const found = known(name);
    if (found) return found;
  }
  return "en";
}

export const speech = new Speech();

/** A message in the reader's language. */
export function t(key: MessageKey, args?: Arguments): string {
  return speech.text(key, args);
}

/** A message as a name: its text, and its attributes as the other forms. */
export function named(key: MessageKey, args: Arguments = {}): Name {
  return new Name((form) => speech.form(key, form, args));
}
