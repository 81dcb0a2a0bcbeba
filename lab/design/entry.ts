import type { ReactElement } from 'react'

/** One state, as a component: it may hold what it needs to answer to a press. */
export type State = () => ReactElement

/** What the page shows of one component or one screen. */
export type Entry = {
  /** One line on what it is for. */
  purpose: string
  /** It fills or overlays its window, so each of its states needs a window of its own. */
  alone?: true
  /** Each state by its part of the address: `#button/busy`. */
  states: Readonly<Record<string, State>>
}

/** Entries by their part of the address, which for a component is the name of its file. */
export type Entries = Readonly<Record<string, Entry>>

/** Entries that are looked for together. */
export type Group = { title: string; entries: Entries }
