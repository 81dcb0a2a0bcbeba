import { explore } from '../../machines/model/explore.ts'
import type { AnyModel } from '../../machines/model/model.ts'
import { labAddress } from '../../machines/model/path-name.ts'
import { makePath, type Path } from '../../machines/model/paths.ts'

/** A state of a machine: a shortest path to it, and where the lab shows it. */
export type StatePath = {
  machine: string
  /** The states that are active there, those around others left out. */
  states: readonly string[]
  path: Path
  /** The lab's address of the last step, moves in full. */
  address: string
  /** The part of the address that the page of one state reads. */
  fragment: string
}

/** Every state that a machine can rest in, each by a shortest path; where one path shows several, it comes once. */
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
    const address = labAddress(machine, { input, moves: path.moves }, moves.length)
    const inner = states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
    return [
      { machine, states: inner, path, address, fragment: address.slice(address.indexOf('#')) },
    ]
  })
}
