import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import { type History, type Run, startRun } from './run.ts'
import { activeStates } from './transitions.ts'
import type { Step } from './witness.ts'

/** A situation that differs from every other in what can be seen, what is running, or what is due. */
export type Configuration = {
  index: number
  /** A shortest way here. */
  input: string
  moves: readonly Move[]
  value: StateValue
  status: AnyMachineSnapshot['status']
  /** Ids of the active states. */
  states: readonly string[]
  /** Names of the user events that the active states speak of but refuse. */
  refused: readonly string[]
  /** Sides of the guards that were heard when asking what is possible. */
  guards: ReadonlySet<string>
}

/** One move from one configuration to another, or back to itself. */
export type Edge = { from: number; to: number; move: Move; step: Step }

/** Everything that can happen to a model's machine. */
export type Graph = {
  model: AnyModel
  starts: readonly { input: string; to: number; step: Step }[]
  configurations: readonly Configuration[]
  edges: readonly Edge[]
  /** The edges that leave each configuration, by its index. */
  leaving: readonly (readonly Edge[])[]
  /** Properties that were read from events without payload, as `resend requested: at`. */
  misread: ReadonlySet<string>
}

/** How an exploration is bounded and watched. */
export type ExploreOptions = {
  /** The most configurations; 3 000 unless told. More than that is a model that should shrink its inputs. */
  limit?: number
  /** Sees the run after every start and every move, at the end of a shortest way there. */
  visit?: (run: Run) => void
}

/**
 * Walks to every configuration from every input, breadth first, by replaying real actors; the order depends
 * on the model alone. Throws when there are more configurations than the limit.
 */
export const explore = (model: AnyModel, { limit = 3_000, visit }: ExploreOptions = {}): Graph => {
  const indexes = new Map<string, number>()
  const configurations: Found[] = []
  const edges: Edge[] = []
  const misread = new Set<string>()

  const arrive = (run: Run): number => {
    visit?.(run)
    const key = run.configuration()
    const known = indexes.get(key)
    if (known !== undefined) {
      configurations[known]?.waiting?.push(run)
      return known
    }
    const index = configurations.length
    if (index === limit) throw new Error(tooMany(model, limit, [...indexes.keys()]))
    indexes.set(key, index)
    configurations.push({ ...found(run), index, waiting: [run] })
    return index
  }

  const starts = Object.keys(model.inputs).map((input) => {
    const run = startRun(model, input)
    return { input, step: lastStep(run), to: arrive(run) }
  })
  for (const here of configurations) {
    for (const move of here.possible) {
      const run = here.waiting?.pop() ?? walkTo(here, model)
      run.adopt(here.history)
      const step = run.make(move)
      edges.push({ from: here.index, to: arrive(run), move, step })
      for (const property of run.misread) misread.add(property)
    }
    here.waiting = null
  }
  const leaving = configurations.map((): Edge[] => [])
  for (const edge of edges) leaving[edge.from]?.push(edge)
  return { model, starts, configurations, edges, leaving, misread }
}

type Found = Configuration & {
  history: History
  possible: readonly Move[]
  /** Runs that stand here already and can go on; null once every move from here is made. */
  waiting: Run[] | null
}

const found = (run: Run): Omit<Found, 'index' | 'waiting'> => {
  const history = run.history()
  const { moves: possible, refused, guards } = run.possible()
  const { value, status } = run.snapshot()
  const states = activeStates(run.snapshot())
  const moves = history.steps.flatMap(({ move }) => (move ? [move] : []))
  const { input } = history
  return { input, moves, value, status, states, refused, guards, history, possible }
}

const walkTo = ({ input, moves }: Configuration, model: AnyModel): Run => {
  const run = startRun(model, input, { unheard: true })
  for (const move of moves) run.make(move)
  return run
}

const lastStep = (run: Run): Step => {
  const step = run.history().steps.at(-1)
  if (!step) throw new Error('A run has taken its first step when it has started.')
  return step
}

const tooMany = ({ machine }: AnyModel, limit: number, keys: readonly string[]): string =>
  [
    `'${machine.id}' has more than ${limit} configurations: shrink the inputs or samples, or project away what no guard reads.`,
    'The last ones:',
    ...keys.slice(-3),
  ].join('\n')
