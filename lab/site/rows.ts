import type { RecordedEvent } from '../../machines/live/live.ts'
import type { ReplayedActor } from './replay-actor.ts'

export type EventRow = {
  event: RecordedEvent
  verdict: 'agrees' | 'crashes' | 'diverges' | 'unexplained' | 'not compared'
  moves: readonly string[]
  /** The number of moves of the path after it; null if the path does not contain it. */
  position: number | null
  /** The states of the model after it, as JSON, if it diverges. */
  instead: readonly string[]
}

/** The events of an actor, each with what the model does: the same, something else, or nothing. */
export const rowsOf = (replayed: ReplayedActor): readonly EventRow[] => {
  const { events, moves, movesAfter, explained, divergence, next, crashes } = replayed
  const path = next === null ? moves : [...moves, next]
  const at = divergence ? explained : crashes ? explained - 1 : events.length
  return events.map((event, index): EventRow => {
    if (index > at)
      return { event, verdict: 'not compared', moves: [], position: null, instead: [] }
    const before = movesAfter[index - 1] ?? 0
    const after = index === at ? path.length : (movesAfter[index] ?? before)
    const made = { event, moves: path.slice(before, after), position: after }
    if (index < at) return { ...made, verdict: 'agrees', instead: [] }
    if (crashes) return { ...made, verdict: 'crashes', instead: [] }
    const instead = divergence?.instead ?? []
    return { ...made, verdict: instead.length > 0 ? 'diverges' : 'unexplained', instead }
  })
}
