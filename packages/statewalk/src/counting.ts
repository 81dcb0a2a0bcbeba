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
  sent: sumOf.sent(one, other),
  started: sumOf.started(one, other),
  ended: sumOf.ended(one, other),
  emitted: sumOf.emitted(one, other),
  sentTo: sumOf.sentTo(one, other),
})

const plus = (times: number, more: number) => times + more

/** The sums of two counts, by their kind. */
export const sumOf: {
  readonly [Kind in keyof Counts]: (one: Counts, other: Counts) => Counts[Kind]
} = {
  sent: (one, other) => merged(one.sent, other.sent, plus),
  started: (one, other) => merged(one.started, other.started, plus),
  ended: (one, other) => merged(one.ended, other.ended, plus),
  emitted: (one, other) =>
    other.emitted.length === 0 ? one.emitted : one.emitted.concat(other.emitted),
  sentTo: (one, other) =>
    merged(one.sentTo, other.sentTo, (messages, more) => messages.concat(more)),
}

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
