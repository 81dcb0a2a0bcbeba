import { type AnyModel, explore, makePath, type Path } from 'statewalk'
import { labUrl } from '../../machines/lab-url.ts'

/** A state of a machine: a shortest path to it, and its URL in the lab. */
export type StatePath = {
  machine: string
  /** The active states without their ancestors. */
  states: readonly string[]
  path: Path
  /** The lab URL of the last step with all moves. */
  address: string
  /** The fragment for the lab's page with a single state. */
  fragment: string
}

/** Every stable state of a machine, each with a shortest path. A path that shows several states is listed once. */
export const statePathsOf = (model: AnyModel): readonly StatePath[] => {
  const shown = new Set<string>()
  return explore(model).configurations.flatMap(({ input, moves, states }) => {
    if (states.every((state) => shown.has(state))) return []
    for (const state of states) shown.add(state)
    const machine = model.machine.id
    const path = makePath(
      input,
      moves.map(({ name }) => name),
    )
    const address = labUrl(machine, { input, moves: path.moves }, moves.length)
    const inner = states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
    return [
      { machine, states: inner, path, address, fragment: address.slice(address.indexOf('#')) },
    ]
  })
}
