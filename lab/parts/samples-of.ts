import type { AnyModel, Move } from 'statewalk'
import { userEventsOf } from 'statewalk/internal'
import type { Instant } from '../../machines/member.ts'

/** An event that takes data, filled with the model's first sample that is possible now. */
export type EventSample = { type: string; data: Readonly<Record<string, unknown>> }

/** One sample for each event type with data among these moves. */
export const samplesOf = (
  model: AnyModel,
  moves: readonly (Move & { kind: 'send' })[],
  now: Instant,
): readonly EventSample[] => {
  const possible = new Set(moves.filter(({ to }) => to === null).map(({ name }) => name))
  const samples = new Map<string, EventSample>()
  for (const { name, type, payload, make } of userEventsOf(model))
    if (payload !== null && possible.has(name) && !samples.has(type)) {
      const { type: _, at: __, ...data } = make(now, () => {})
      if (Object.keys(data).length > 0) samples.set(type, { type, data })
    }
  return [...samples.values()]
}
