import type { AnyModel } from './model.ts'
import type { Fixture } from './replay.ts'

/** A path as text: one line per move, a mark at the step that failed, and its URL if the model has one. */
export const pathLines = (
  { machine, urlOf }: AnyModel,
  path: Fixture & { id?: string },
  step: number,
): readonly string[] => [
  `${machine.id}${path.id === undefined ? '' : `, path ${path.id}`}`,
  ...[path.input, ...path.moves].map(
    (line, index) => `${index === step ? '→' : ' '} ${String(index).padStart(2)}  ${line}`,
  ),
  ...(urlOf ? [urlOf(path, step)] : []),
]
