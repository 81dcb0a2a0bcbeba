import type { AnyModel } from './model.ts'
import { labAddress } from './path-name.ts'
import type { Fixture } from './replay.ts'

/** A path for people, one line a move, with a mark at the step where it went wrong, and its address in the lab. */
export const pathLines = (
  { machine }: AnyModel,
  path: Fixture & { id?: string },
  step: number,
): readonly string[] => [
  `${machine.id}${path.id === undefined ? '' : `, path ${path.id}`}`,
  ...[path.input, ...path.moves].map(
    (line, index) => `${index === step ? '→' : ' '} ${String(index).padStart(2)}  ${line}`,
  ),
  labAddress(machine.id, path, step),
]
