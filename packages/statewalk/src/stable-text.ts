import type { AnyActorRef } from 'xstate'
import { seededIdStart } from './seeded-globals.ts'
import { isActorRef, serviceName } from './xstate-internals.ts'

/** Names for what has another identity in every run: actors, and the ids that a machine makes for them. */
export type StableNames = {
  actors: ReadonlyMap<AnyActorRef, string>
  strings: ReadonlyMap<string, string>
}

/**
 * A value as JSON text that is the same in every run: actors and made-up ids appear by their stable names, functions by
 * their name, Map and Set by their entries, a value that contains itself as `seen`. `convert` changes single values.
 */
export const stableText = (
  value: unknown,
  names: StableNames = noNames,
  convert: (value: unknown) => unknown = (same) => same,
): string => {
  const replace = (raw: unknown, value: unknown): unknown => {
    if (isActorRef(raw)) return `actor ${names.actors.get(raw) ?? serviceName(raw)}`
    if (typeof raw === 'string') return (names.strings.get(raw) ?? raw).replace(madeUpId, 'an id')
    if (typeof raw === 'function') return `function ${typeof raw.name === 'string' ? raw.name : ''}`
    if (typeof raw === 'bigint' || typeof raw === 'symbol') return String(raw)
    if (raw instanceof Map || raw instanceof Set) return [raw.constructor.name, ...raw]
    return convert(value)
  }
  try {
    return JSON.stringify(value, function (this: Record<string, unknown>, key, value: unknown) {
      return replace(this[key], value)
    })
  } catch {
    return withoutCycles(value, replace)
  }
}

/* Ids from seeded randomness. */
const madeUpId = new RegExp(`${seededIdStart}\\d{12}`, 'g')

const noNames: StableNames = { actors: new Map(), strings: new Map() }

const withoutCycles = (
  value: unknown,
  replace: (raw: unknown, value: unknown) => unknown,
): string => {
  const open: unknown[] = []
  return JSON.stringify(value, function (this: Record<string, unknown>, key, value: unknown) {
    const replaced = replace(this[key], value)
    open.length = open.lastIndexOf(this) + 1
    if (open.includes(replaced)) return 'seen'
    open.push(replaced)
    return replaced
  })
}
