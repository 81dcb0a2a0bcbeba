import { explore } from '../../../../machines/model/explore.ts'
import type { Configuration } from '../../../../machines/model/graph.ts'
import type { AnyModel } from '../../../../machines/model/model.ts'
import type { Move } from '../../../../machines/model/moves.ts'
import { narrowed } from '../../../../machines/model/narrowing.ts'
import { makePath, type Path, pathsOf } from '../../../../machines/model/paths.ts'
import { startRun } from '../../../../machines/model/run.ts'
import { eventTypesOf } from '../../../../machines/model/transitions.ts'
import type { Venue } from '../../venues/venue.ts'

/** Few paths that rest once in every state that can be reached on the site. */
export const sitePathsOf = (venue: Venue): readonly Path[] => {
  const { arrivals, paths } = venue
  const graph = narrowed(explore(siteModelOf(venue)), {
    begins: (input) => Object.hasOwn(arrivals, input),
    makes: (move, at) => canMake(venue, move, at),
  })
  const found = pathsOf(graph, 'states', { longest: venue.longest }).map(({ input, moves }) =>
    makePath(arrivals[input]?.as ?? input, moves),
  )
  return [...found, ...paths.map(({ input, moves }) => makePath(input, moves))]
}

/** What of a model can happen here at all: a smaller model is explored sooner. */
const siteModelOf = ({ model, arrivals, services, acts, fixedHand }: Venue): AnyModel => {
  const isMade = (type: string, sample?: string) => {
    const hand = fixedHand(type)
    const isPressed = hand === undefined || 'does' in hand
    return isPressed || acts[type] !== undefined || acts[`${type} (${sample})`] !== undefined
  }
  const samples = Object.entries(model.events ?? {}).map(([type, all]) => [
    type,
    picked(all, (sample) => isMade(type, sample)),
  ])
  return {
    ...model,
    inputs: picked(model.inputs, (input) => Object.hasOwn(arrivals, input)),
    events: Object.fromEntries(samples),
    outcomes: Object.fromEntries(
      Object.entries(model.outcomes).map(([service, all]) => [
        service,
        picked(all, (outcome) => Object.hasOwn(services[service]?.outcomes ?? {}, outcome)),
      ]),
    ),
    internal: [
      ...(model.internal ?? []),
      ...eventTypesOf(model.machine).filter((type) => !model.events?.[type] && !isMade(type)),
    ],
  }
}

const picked = <Value>(
  all: Readonly<Record<string, Value>>,
  isWanted: (name: string) => boolean,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)))

const canMake = (venue: Venue, move: Move, at: Configuration): boolean => {
  if (venue.avoids(move.name, at)) return false
  if (move.kind === 'wait') return venue.exact
  if (move.kind === 'settle')
    return Object.hasOwn(venue.services[move.service]?.outcomes ?? {}, move.outcome)
  if (venue.acts[move.name] ?? venue.acts[move.event]) return true
  return 'does' in (venue.fixedHand(move.event) ?? handAt(venue, move, at))
}

/** The hand that would make a move, where the run stands that leads there. */
const handAt = (venue: Venue, move: Move & { kind: 'send' }, { input, moves }: Configuration) => {
  const run = startRun(venue.model, input)
  for (const each of moves) run.make(each)
  const snapshot = run.snapshot()
  const { event } = run.make(move).deed
  if (!event) throw new Error(`'${move.name}' sends nothing.`)
  return venue.handFor(event, snapshot)
}
