import type { ReactElement } from 'react'

/** One state, as a component. It may have state of its own, to respond to presses. */
export type State = () => ReactElement

/** The gallery's entry for one component or one screen. */
export type Entry = {
  purpose: string
  /** It fills or overlays its window, so each of its states needs a window of its own. */
  alone?: true
  /** Each state, by its part of the URL: `#button/busy`. */
  states: Readonly<Record<string, State>>
}

/** Entries by their part of the URL. For a component it is its file name. */
export type Entries = Readonly<Record<string, Entry>>

/** Entries under one heading. */
export type Group = { title: string; entries: Entries }
