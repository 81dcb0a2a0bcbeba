import { type AnyModel, explore } from 'statewalk'
import { stateId } from 'statewalk/internal'

/** The moves of a model that lead to a state. */
export type PathToState = { input: string; moves: readonly string[] }

export type ReachedStates = {
  /** Every state that the machine reaches, also for a moment, as JSON. */
  values: readonly string[]
  /** A shortest path to every leaf state, by its id. */
  paths: Readonly<Record<string, PathToState>>
}

export const reachableStates = (model: AnyModel): ReachedStates => {
  const values = new Set<string>()
  const paths = new Map<string, PathToState>()
  explore(model, {
    visit(run) {
      const { value, _nodes: nodes } = run.snapshot()
      values.add(JSON.stringify(value))
      const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(stateId)
      for (const state of leaves.filter((leaf) => !paths.has(leaf))) {
        const { input, steps } = run.history()
        paths.set(state, { input, moves: steps.flatMap(({ move }) => (move ? [move.name] : [])) })
      }
    },
  })
  return {
    values: [...values].sort(),
    paths: Object.fromEntries([...paths].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** The generated module of the site with the reachable states of all machines. */
export const reachableModule = (states: Readonly<Record<string, readonly string[]>>): string =>
  `/** The states that each machine reaches in its model, as JSON. Written by \`npm run reachable\`. */
export const reachableStates: Readonly<Record<string, readonly string[]>> = {
${Object.entries(states)
  .map(([machine, values]) => `  ${JSON.stringify(machine)}: ${JSON.stringify(values)},\n`)
  .join('')}}
`

/** The generated module of the component gallery with a path to every state of every machine. */
export const pathsModule = (
  paths: Readonly<Record<string, Readonly<Record<string, PathToState>>>>,
): string =>
  `import type { PathToState } from '../export/reachable-states.ts'

/** A shortest path to every state of every machine. Written by \`npm run reachable\`. */
export const pathsToStates: Readonly<Record<string, Readonly<Record<string, PathToState>>>> = ${JSON.stringify(paths, null, 2)}
`
