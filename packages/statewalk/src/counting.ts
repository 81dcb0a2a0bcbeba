import type { Counts } from './model.ts'

/** A mutable set of counts. */
export type Tally = {
  sent: Record<string, number>
  started: Record<string, number>
  ended: Record<string, number>
  emitted: { type: string }[]
  sentTo: Record<string, { type: string }[]>
}

/** Empty counts. They inherit nothing, because any name may be counted. */
export const emptyTally = (): Tally => ({
  sent: Object.create(null),
  started: Object.create(null),
  ended: Object.create(null),
  emitted: [],
  sentTo: Object.create(null),
})

/** Adds one to the count of this name. */
export const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1
}

/** Adds messages to those of this name. */
export const record = (
  messages: Tally['sentTo'],
  name: string,
  added: readonly { type: string }[],
): void => {
  messages[name] = [...(messages[name] ?? []), ...added]
}

/** The sum of the counts of all steps. */
export const total = (steps: readonly Counts[]): Counts => {
  const sum = emptyTally()
  for (const step of steps) {
    for (const kind of ['sent', 'started', 'ended'] as const)
      for (const [name, times] of Object.entries(step[kind]))
        sum[kind][name] = (sum[kind][name] ?? 0) + times
    sum.emitted.push(...step.emitted)
    for (const [name, messages] of Object.entries(step.sentTo)) record(sum.sentTo, name, messages)
  }
  return sum
}
