import type { AnyModel } from './model.ts'
import { pathLines } from './path-lines.ts'
import { pathName } from './path-name.ts'
import type { Fixture } from './replay.ts'

/** A rule that does not hold, with a shortest path that shows it, if there is one. */
export type Violation = {
  rule: string
  detail: string
  path: Fixture | null
  /** The line that settles it, if it may be intended. */
  settledBy?: string
}

/** A violation as one line. */
export const violationLine = ({ rule, detail, path }: Violation): string =>
  `✗ ${rule}: ${detail}${path === null ? '' : `\n    after ${pathName(path.input, path.moves)}`}`

/** A violation as text: the rule, the steps to it, and their URL if the model has one. */
export const violationText = (model: AnyModel, { rule, detail, path }: Violation): string =>
  [`✗ ${rule}: ${detail}`, ...(path ? pathLines(model, path, path.moves.length) : [])].join('\n')
