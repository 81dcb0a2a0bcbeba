import type { Counts } from './model.ts'

/** A mutable set of counts. */
export type Tally = {
  sent: Record<string, number>
  started: Record<string, number>
  ended: Record<string, number>
  emitted: { type: string }[]
  sentTo: Record<string, { type: string }[]>
}

/*
 * Most steps count nothing, and an exploration keeps them all: empty parts are shared. Counts inherit nothing, because any
 * name may be counted. An object whose prototype is itself null needs more memory than one that inherits from this.
 */
const none: Readonly<Record<string, never>> = Object.freeze(Object.create(null))

/** Empty counts. */
export const emptyTally = (): Tally => ({
  sent: none,
  started: none,
  ended: none,
  emitted: [],
  sentTo: none,
})

/** Adds one to the count of this name. */
export const count = (tally: Tally, kind: 'sent' | 'started' | 'ended', name: string): void => {
  if (tally[kind] === none) tally[kind] = Object.create(none)
  tally[kind][name] = (tally[kind][name] ?? 0) + 1
}

/** Adds messages to those of this name. */
export const record = (tally: Tally, name: string, added: { type: string }): void => {
  if (tally.sentTo === none) tally.sentTo = Object.create(none)
  tally.sentTo[name] = [...(tally.sentTo[name] ?? []), added]
}

/** The sum of two counts. It shares the parts to which the second one adds nothing. */
export const sum = (one: Counts, other: Counts): Counts => ({
  sent: merged(one.sent, other.sent, (times, more) => times + more),
  started: merged(one.started, other.started, (times, more) => times + more),
  ended: merged(one.ended, other.ended, (times, more) => times + more),
  emitted: other.emitted.length === 0 ? one.emitted : one.emitted.concat(other.emitted),
  sentTo: merged(one.sentTo, other.sentTo, (messages, more) => messages.concat(more)),
})

const merged = <Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  both: (one: Value, other: Value) => Value,
): Readonly<Record<string, Value>> => {
  if (other === none) return one
  const all: Record<string, Value> = Object.assign(Object.create(none), one)
  for (const [name, value] of Object.entries(other)) {
    const known = all[name]
    all[name] = known === undefined ? value : both(known, value)
  }
  return all
}
