/** A key that the journeys press. */
export type Key = 'ArrowDown' | 'ArrowLeft' | 'Escape' | 'Tab'

/** A size in CSS px. */
export type Size = { width: number; height: number }

/** The role and accessible name of an element. */
export type Semantics = { role: string; name: string }

/** A tab or popup. Elements are JavaScript expressions, which the page evaluates. */
export type Tab = {
  /** Opens a URL and waits for `load`. */
  open(url: string): Promise<void>
  /** Evaluates an expression in the page and returns the JSON value, also of a promise. Rejects with the page's error. */
  evaluate(expression: string): Promise<unknown>
  /** The entries of a list of `{ element, role, name }` for which the browser itself computes another role or name. */
  differing(list: string): Promise<readonly Semantics[]>
  /** Scrolls to an element and clicks its centre with the mouse. */
  click(element: string): Promise<void>
  /** Clicks an element that opens a popup, and returns the popup. Rejects if none opens. */
  popupOf(element: string): Promise<Tab>
  /** Chooses a file for a file input. */
  choose(input: string, file: string): Promise<void>
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>
  /** Presses a key, several times without a pause if `times` says so. */
  press(key: Key, times?: number): Promise<void>
  /** Turns the mouse wheel above the middle of the page, in px. Positive is down. */
  wheel(deltaY: number): Promise<void>
  resize(size: Size): Promise<void>
  /** Brings the tab to the front. */
  show(): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** A PNG of the viewport, in base64. */
  photograph(): Promise<string>
}

/** A running browser with a fresh profile. */
export type Session = {
  newTab(): Promise<Tab>
  /** Ends the browser and every process that it started. */
  end(): Promise<void>
}

/** A browser that the journeys drive. */
export type Browser = {
  name: string
  /** The narrowest viewport, in px. */
  minWidth: number
  /** The programs that are not installed. Without all of them the journeys are skipped. */
  missing(): readonly string[]
  start(): Promise<Session>
}

/** How long a browser may take to start, to load a page or to open a popup, in ms: even on a busy machine. */
export const STEP_LIMIT = 120_000
