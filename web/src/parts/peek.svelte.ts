/** The card shown large: hovered, long-pressed, right-clicked, or asked for by key. */

interface Peeked {
  id: string;
  /** What it was asked for at; it is shown beside that. */
  at: DOMRect;
  /** It stays until it is closed. */
  held: boolean;
  /** What it was asked for at leads to a page anyway. */
  link: boolean;
}

class Peek {
  shown = $state.raw<Peeked | null>(null);
  /** The one that is about to be shown, so that what is told about it can be fetched meanwhile. */
  coming = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What it was asked for at. */
  #element: Element | null = null;

  soon(id: string, element: Element, delay: number): void {
    clearTimeout(this.#timer);
    this.coming = id;
    this.#element = element;
    this.#timer = setTimeout(() => this.#show(id, element, false), delay);
  }

  hold(id: string, element: Element): void {
    clearTimeout(this.#timer);
    this.coming = id;
    // It stays, whatever happens to the element.
    this.#element = null;
    this.#show(id, element, true);
  }

  /** Leave off, unless it is held. */
  leave(): void {
    if (!this.shown?.held) this.hide();
  }

  /** The element has gone from the page, and with it what was shown beside it. */
  gone(element: Element): void {
    if (element === this.#element) this.hide();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#element = null;
    this.shown = this.coming = null;
  }

  #show(id: string, element: Element, held: boolean): void {
    this.shown = { id, at: element.getBoundingClientRect(), held, link: element.closest("a") !== null };
  }
}

export const peek = new Peek();

const HOVER = 350;
const LONG_PRESS = 450;
const KEY = "i";

/** Shows a card large while the pointer rests on an element; a long press, a right click or a key holds it.

`focused`: also while the keyboard has led there, where cards are there to be read.
*/
export function peeking(id: string, focused = false): (element: Element) => () => void {
  return (element) => {
    let pressed = false;
    let pressedAt = 0;
    /** Once for each visit: a player who has clicked wants to play, not to read. */
    let visited = false;
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || visited) return;
      visited = true;
      // After a tap some browsers make up a mouse.
      if (matchMedia("(any-hover: hover)").matches) peek.soon(id, element, HOVER);
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return peek.hide();
      pressed = true;
      pressedAt = event.timeStamp;
      peek.soon(id, element, LONG_PRESS);
    };
    /** A finger lifted after a long press holds the card; a tap that a busy page noticed late is still a tap. */
    const up = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      if (event.timeStamp - pressedAt < LONG_PRESS) peek.hide();
      else if (peek.shown) peek.hold(id, element);
    };
    const leave = (): void => {
      visited = false;
      peek.leave();
    };
    /** A long press looks at a card; it does not choose it. */
    const click = (event: MouseEvent): void => {
      if (pressed && peek.shown) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      pressed = false;
      peek.leave();
    };
    const menu = (event: Event): void => {
      const link = element.closest("a");
      if (pressed || !link) event.preventDefault();
      if (!pressed && !link) peek.hold(id, element);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      peek.hold(id, element);
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) peek.soon(id, element, HOVER);
    };
    // A card that comes to lie under a resting pointer was not asked for, so it is not about entering.
    const listeners: [string, EventListener, boolean?][] = [
      ["pointermove", move as EventListener],
      ["pointerdown", down as EventListener],
      ["pointerup", up as EventListener],
      ["pointerleave", leave],
      ["pointercancel", leave],
      ["contextmenu", menu],
      ["click", click as EventListener, true],
      ["keydown", key as EventListener],
      ...(focused ? ([["focus", focus], ["blur", leave]] as [string, EventListener][]) : []),
    ];
    for (const listener of listeners) element.addEventListener(...listener);
    return () => {
      for (const listener of listeners) element.removeEventListener(...listener);
      peek.gone(element);
    };
  };
}
