import { type AnyModel, explore } from 'statewalk'

/** Every state that a machine reaches in its model, also for a moment, as JSON. Explores the model. */
export const reachableStates = (model: AnyModel): readonly string[] => {
  const values = new Set<string>()
  explore(model, { visit: (run) => values.add(JSON.stringify(run.snapshot().value)) })
  return [...values].sort()
}

/** The generated module of the site with the reachable states of all machines. */
export const reachableModule = (states: Readonly<Record<string, readonly string[]>>): string =>
  `/** The states that each machine reaches in its model, as JSON. Written by \`npm run reachable\`. */
export const reachableStates: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(states, null, 2)}
`
