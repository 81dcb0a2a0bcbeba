import type { Counts } from './model.ts'

/** A mutable set of counts. */
export type Tally = {
  sent: Record<string, number>
  started: Record<string, number>
  ended: Record<string, number>
  emitted: { type: string }[]
  sentTo: Record<string, { type: string }[]>
}

/* Most steps count nothing, and an exploration keeps them all: empty parts are shared. They inherit nothing, because any name may be counted. */
const none: Readonly<Record<string, never>> = Object.freeze(Object.create(null))

/** Empty counts. */
export const emptyTally = (): Tally => ({
  sent: none,
  started: none,
  ended: none,
  emitted: [],
  sentTo: none,
})

/** Adds to the count of this name. */
export const count = (
  tally: Tally,
  kind: 'sent' | 'started' | 'ended',
  name: string,
  times = 1,
): void => {
  if (tally[kind] === none) tally[kind] = Object.create(null)
  tally[kind][name] = (tally[kind][name] ?? 0) + times
}

/** Adds messages to those of this name. */
export const record = (tally: Tally, name: string, added: readonly { type: string }[]): void => {
  if (tally.sentTo === none) tally.sentTo = Object.create(null)
  tally.sentTo[name] = [...(tally.sentTo[name] ?? []), ...added]
}

/** The sum of the counts of all steps. */
export const total = (steps: readonly Counts[]): Counts => {
  const sum = emptyTally()
  for (const step of steps) {
    for (const kind of ['sent', 'started', 'ended'] as const)
      for (const [name, times] of Object.entries(step[kind])) count(sum, kind, name, times)
    sum.emitted.push(...step.emitted)
    for (const [name, messages] of Object.entries(step.sentTo)) record(sum, name, messages)
  }
  return sum
}
