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

/** A path's name: `just signed up: resend requested → send: fails`. */
export const pathName = (input: string, moves: readonly string[]): string =>
  moves.length === 0 ? input : `${input}: ${moves.join(' → ')}`

/** A short id of a path that depends on its name alone (FNV-1a, 32 bits, base 36). */
export const pathId = (name: string): string => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}

/** A rule that does not hold, with a shortest path that shows it, if there is one. */
export type Violation = {
  rule: string
  detail: string
  path: Fixture | null
  /** The line that settles it, if it may be intended. */
  settledBy?: string
}
