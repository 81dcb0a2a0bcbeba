import { type ReactElement, useSyncExternalStore } from 'react'

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

export type Group = { title: string; entries: Entries }

/** The content of a URL: a component or a screen, and one of its states or all of them. */
export type EntryRef = { id: string; state: string | null }

export type EntryMatch = EntryRef & { entry: Entry }

/** Parses `#button` or `#button/busy`. */
export function entryRefFrom(hash: string): EntryRef {
  const [id = '', state] = hash.replace(/^#/, '').split('/')
  return { id, state: state || null }
}

/** The inverse of {@link entryRefFrom}. */
export function hashOf({ id, state }: EntryRef): string {
  return state === null ? `#${id}` : `#${id}/${state}`
}

/** The entry at a URL; undefined if there is no such component or state. */
export function find(groups: readonly Group[], { id, state }: EntryRef): EntryMatch | undefined {
  const entry = groups.find(({ entries }) => Object.hasOwn(entries, id))?.entries[id]
  if (!entry || (state !== null && !Object.hasOwn(entry.states, state))) return undefined
  return { id, state, entry }
}

/** The name of a machine or of a state in a URL: `verify-email` and `signed-out-idle`. */
export function toUrlPart(name: string): string {
  return name
    .replace(/[A-Z]/g, ' $&')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}

/** `text-field` as a title: 'Text field'. */
export function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The entry that the window's URL names, updated on every change. */
export function useEntryRef(): EntryRef {
  return entryRefFrom(useSyncExternalStore(subscribe, () => location.hash))
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
