import type { AnyModel, Move } from 'statewalk'

/** A service's outcome. */
export type Settle = Move & { kind: 'settle' }
/** An event from a person or from another actor. */
export type Send = Move & { kind: 'send' }

/** The possible moves in the order in which the lab lists and numbers them. */
export type OrderedMoves = {
  /** The outcomes of services that have been asked for something. */
  outcomes: readonly Settle[]
  events: readonly Send[]
  /** What the background watchers report. */
  reports: readonly Settle[]
}

/**
 * Orders moves: what the tester has just caused and can cause comes before the events that no person sends
 * (`background`) and what watchers report.
 */
export const orderMoves = (
  model: AnyModel,
  moves: readonly Move[],
  background: readonly string[],
): OrderedMoves => {
  const watchers = watchersOf(model)
  const settles = moves.filter((move): move is Settle => move.kind === 'settle')
  const sends = moves.filter((move): move is Send => move.kind === 'send')
  const isWatcher = ({ service }: Settle) => watchers.has(service)
  const isOwn = ({ event }: Send) => !background.includes(event)
  return {
    outcomes: settles.filter((move) => !isWatcher(move)),
    events: [...sends.filter(isOwn), ...sends.filter((move) => !isOwn(move))],
    reports: settles.filter(isWatcher),
  }
}

/** The services that only send events. */
const watchersOf = (model: AnyModel): ReadonlySet<string> =>
  new Set(
    [model, ...Object.values(model.children ?? {})].flatMap(({ outcomes }) =>
      Object.entries(outcomes).flatMap(([service, byName]) => {
        const all = Object.values(byName)
        return all.length > 0 && all.every((outcome) => 'sends' in outcome) ? service : []
      }),
    ),
  )
