import type { Entry, Group } from './entry.ts'

/** What an address names: a component or a screen, and one of its states or all of them. */
export type Address = { id: string; state: string | null }

/** What was found at an address. */
export type Found = Address & { entry: Entry }

/** The page before anything was picked. */
export const start: Address = { id: 'start', state: null }

/** Reads `#button` or `#button/busy`. */
export function addressOf(hash: string): Address {
  const [id = '', state] = hash.replace(/^#/, '').split('/')
  return { id, state: state || null }
}

/** Writes what {@link addressOf} reads. */
export function hashOf({ id, state }: Address): string {
  return state === null ? `#${id}` : `#${id}/${state}`
}

/** What stands at an address; undefined where there is no such component or state. */
export function find(groups: readonly Group[], { id, state }: Address): Found | undefined {
  const entry = groups.find(({ entries }) => Object.hasOwn(entries, id))?.entries[id]
  if (!entry || (state !== null && !Object.hasOwn(entry.states, state))) return undefined
  return { id, state, entry }
}

/** `text-field` as a title: 'Text field'. */
export function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The groups with what each word of `text` is found in: titles, purposes, states. Empty ones are left out. */
export function search(groups: readonly Group[], text: string): Group[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (id: string, { purpose, states }: Entry) => {
    const said = [id, titleOf(id), purpose, ...Object.keys(states)].join(' ').toLowerCase()
    return words.every((word) => said.includes(word))
  }
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: Object.fromEntries(Object.entries(entries).filter(([id, one]) => holds(id, one))),
    }))
    .filter(({ entries }) => Object.keys(entries).length > 0)
}

/** How many entries there are in all. */
export function countOf(groups: readonly Group[]): number {
  return groups.flatMap(({ entries }) => Object.keys(entries)).length
}
