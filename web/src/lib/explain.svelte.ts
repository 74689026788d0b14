// What is explained (see ui/Explanation.svelte), and when: when the pointer is moved onto something and
// rests there, on a long press, or on the key "?". Something that appears under a resting pointer is
// not explained.

import type { MessageKey } from "../generated/messages";
import type { TableStore } from "./table.svelte";

export type Subject =
  | { kind: "card"; card: string; reason?: MessageKey }
  | { kind: "place"; place: string }
  | { kind: "clan"; seat: number }
  /** With the message of a reason, the rules that it cites can be read. */
  | { kind: "text"; text: string; reason?: MessageKey };

const REST = 500;
const HOLD = 450;
/** How long an explanation stays after the pointer has left, so that it can be reached. */
const LINGER = 300;
/** The DOM id of the explanation. */
export const EXPLANATION = "explanation";

class Explainer {
  subject = $state.raw<Subject | null>(null);
  /** Where on the screen it is. */
  anchor = $state.raw<DOMRect | null>(null);
  /** The table whose places and clans are explained. */
  table = $state.raw<TableStore | null>(null);
  /** The numbers of the rules in the side sheet, none for a summary; null while it is closed. */
  rules = $state.raw<readonly string[] | null>(null);

  #element: Element | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  show(subject: Subject, element: Element): void {
    this.hide();
    this.subject = subject;
    this.anchor = element.getBoundingClientRect();
    if (!element.hasAttribute("aria-describedby")) {
      element.setAttribute("aria-describedby", EXPLANATION);
      this.#element = element;
    }
  }

  hide(): void {
    this.stay();
    this.#element?.removeAttribute("aria-describedby");
    this.#element = null;
    this.subject = null;
  }

  /** Hides the explanation soon, unless the pointer reaches it. */
  leave(): void {
    this.stay();
    this.#leaving = setTimeout(() => this.hide(), LINGER);
  }

  /** Keeps the explanation that was about to be hidden. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  /** Opens the side sheet with some rules. */
  openRules(numbers: readonly string[]): void {
    this.hide();
    this.rules = numbers;
  }
}

export const explainer = new Explainer();

let pointer = { x: -1, y: -1 };
let isWatching = false;

/** Keeps track of where the pointer is. */
function watchPointer(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener("pointermove", ({ clientX, clientY }) => (pointer = { x: clientX, y: clientY }));
}

/** An attachment that explains an element on request. With `rests` false, a pointer that rests on it is
 *  no request. */
export function explain(subject: () => Subject, rests = true): (element: HTMLElement | SVGElement) => () => void {
  return (element) => {
    watchPointer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    let isShown = false;
    const show = (): void => {
      isShown = true;
      explainer.show(subject(), element);
    };
    const soon = (after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isHeld = true;
        show();
      }, after);
    };
    const end = (): void => {
      clearTimeout(timer);
      // Deferred, because an element that is removed loses its focus in the middle of an update.
      if (isShown) queueMicrotask(() => explainer.hide());
      isShown = false;
    };
    // Lifting the finger keeps the explanation open.
    const leave = (event: Event): void => {
      clearTimeout(timer);
      if (isShown && (event as PointerEvent).pointerType === "mouse") {
        isShown = false;
        explainer.leave();
      }
    };
    // The focus may go on into the explanation.
    const blur = (event: Event): void => {
      const next = (event as FocusEvent).relatedTarget;
      if (next instanceof Element && next.closest(`#${EXPLANATION}`) !== null) isShown = false;
      else end();
    };
    const menu = (event: Event): void => {
      if (isHeld) event.preventDefault();
    };
    // A browser also reports a move when the page changes under a resting pointer.
    const move = (event: Event): void => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      const hasMoved = pointer.x >= 0 && (clientX !== pointer.x || clientY !== pointer.y);
      if (pointerType === "mouse" && rests && hasMoved && !isShown) soon(REST);
    };
    const down = (event: Event): void => {
      isHeld = false;
      if ((event as PointerEvent).pointerType !== "mouse") soon(HOLD);
      else clearTimeout(timer);
    };
    const click = (event: Event): void => {
      if (isHeld && explainer.subject !== null && matchMedia("(hover: none)").matches) {
        event.preventDefault();
        event.stopPropagation();
      } else end();
      isHeld = false;
    };
    const press = (event: Event): void => {
      if ((event as KeyboardEvent).key === "?") show();
    };
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ["pointermove", move],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointercancel", end],
      ["contextmenu", menu],
      ["click", click, true],
      ["keydown", press],
      ["blur", blur],
    ];
    for (const [name, listen, capture] of listeners) element.addEventListener(name, listen, capture);
    return () => {
      end();
      for (const [name, listen, capture] of listeners) {
        element.removeEventListener(name, listen, capture);
      }
    };
  };
}
