import { makePath } from 'statewalk/internal'
import { labCopy } from '../copy.ts'
import type { PathFile } from '../paths/path-file.ts'
import type { Recording } from '../recording/recording.ts'
import type { Rule } from './rule.ts'

/**
 * The recording up to its position as a file. In `tests/regressions/` it is a test with this title. The test checks
 * the rule at the last step; without one, it checks that every move is possible and the screen meets its expectations.
 */
export const recordedPath = (
  { machine, input, moves, position }: Recording,
  title: string,
  rule: Rule | null,
): PathFile => ({
  machine,
  title,
  input,
  moves: moves.slice(0, position),
  expectations: rule === null ? [] : [{ step: position, ...rule }],
})

/** The file name, derived from the title. */
export const fileNameOf = ({ machine }: PathFile, id: string): string => `${machine}-${id}.json`

/** Downloads the path as a file. Returns what to do with it. */
export const savePath = (path: PathFile): string => {
  const { id } = makePath(path.input, path.moves)
  saveAs(fileNameOf(path, id), new Blob([`${JSON.stringify(path, null, 2)}\n`]))
  return labCopy.report.saved(commandFor(path, id))
}

/** The command that repeats a path saved under its file name. */
export const commandFor = (path: PathFile, id: string): string =>
  `npm run replay tests/regressions/${fileNameOf(path, id)}`

const saveAs = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
