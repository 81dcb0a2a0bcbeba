import {
  type AnyModel,
  type Configuration,
  eventTypesOf,
  explore,
  type Move,
  makePath,
  narrowed,
  type Path,
  pathsOf,
  startRun,
} from 'statewalk'
import type { Setup } from '../../setups/setup.ts'

/** A small set of paths that reach every state that is possible on the site. */
export const sitePathsOf = (setup: Setup): readonly Path[] => {
  const { arrivals, paths } = setup
  const graph = narrowed(explore(siteModelOf(setup)), {
    begins: (input) => Object.hasOwn(arrivals, input),
    makes: (move, at) => canMake(setup, move, at),
  })
  const found = pathsOf(graph, 'states', { longest: setup.longest }).map(({ input, moves }) =>
    makePath(arrivals[input]?.as ?? input, moves),
  )
  return [...found, ...paths.map(({ input, moves }) => makePath(input, moves))]
}

/** The part of a model that is possible on the site. A smaller model is explored faster. */
const siteModelOf = ({
  model,
  arrivals,
  services,
  handlers,
  fixedInteraction,
}: Setup): AnyModel => {
  const isMade = (type: string, sample?: string) => {
    const interaction = fixedInteraction(type)
    const isPressed = interaction === undefined || 'does' in interaction
    const name = `${type} (${sample})`
    return isPressed || [type, name].some((move) => handlers[move] || isOutcome(services, move))
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

const isOutcome = (services: Setup['services'], move: string): boolean =>
  Object.values(services).some(({ outcomes }) => outcomes[move])

const picked = <Value>(
  all: Readonly<Record<string, Value>>,
  isWanted: (name: string) => boolean,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)))

const canMake = (setup: Setup, move: Move, at: Configuration): boolean => {
  if (setup.avoids(move.name, at)) return false
  if (move.kind === 'wait') return setup.exact
  if (move.kind === 'settle')
    return Object.hasOwn(setup.services[move.service]?.outcomes ?? {}, move.outcome)
  const { services, handlers } = setup
  if (at.states.some((state) => services[state]?.outcomes[move.name])) return true
  if (handlers[move.name] ?? handlers[move.event]) return true
  return 'does' in (setup.fixedInteraction(move.event) ?? interactionAt(setup, move, at))
}

/** The interaction for a move in a configuration. */
const interactionAt = (
  setup: Setup,
  move: Move & { kind: 'send' },
  { input, moves }: Configuration,
) => {
  const run = startRun(setup.model, input)
  for (const each of moves) run.make(each)
  const snapshot = run.snapshot()
  const { event } = run.make(move).payload
  if (!event) throw new Error(`'${move.name}' sends nothing.`)
  return setup.interactionFor(event, snapshot)
}
