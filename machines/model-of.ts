import { type Model, modelOf as modelOfMachine } from 'statewalk'
import type { AnyStateMachine } from 'xstate'
import { type Failure, ServiceFailure } from './failure.ts'

/**
 * Declares the model of one of the site's machines. Its services reject with a {@link ServiceFailure}, as those of the
 * site do, and the report of a failed path ends with a URL of the machine lab.
 */
export const modelOf = <Machine extends AnyStateMachine>(
  model: Model<Machine, Failure>,
): Model<Machine, Failure> =>
  modelOfMachine({
    toError: serviceFailure,
    urlOf: (path, step) => labUrl(model.machine.id, path, step),
    // A process explores several models, and its heap includes what the earlier ones have left.
    limits: { megabytes: 3_800, seconds: 600 },
    ...model,
  })

/** The maximum number of moves of a generated path, so that a failed one can be read and walked by hand. */
export const maxPathLength = 40

/* One error per failure: capturing a stack for every step of every path would be the largest cost. */
const serviceFailure = (failure: Failure): ServiceFailure => {
  const key = JSON.stringify(failure)
  const known = failures.get(key)
  if (known) return known
  const error = new ServiceFailure(failure)
  failures.set(key, error)
  return error
}

const failures = new Map<string, ServiceFailure>()

/** The lab URL of a step of a path: a path of the tour by its id, any other by its moves. */
export const labUrl = (
  machine: string,
  path: { id?: string; input: string; moves: readonly string[] },
  step: number,
): string => {
  const place = `http://localhost:${sitePort()}/lab/#/${machine}`
  if (path.id !== undefined) return `${place}/path/${path.id}/step/${step}`
  const query = new URLSearchParams({ input: path.input, moves: JSON.stringify(path.moves) })
  return `${place}/step/${step}?${query}`
}

/* The port of `npm start`. A browser, which prints no such URL, has no process. */
const sitePort = (): string => ('process' in globalThis && process.env.SITE_PORT) || '5173'
