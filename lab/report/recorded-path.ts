import type { PathFile } from '../paths/path-file.ts'
import type { Trail } from '../trail/trail.ts'

/**
 * The trail up to where it stands as a file: dropped into `tests/regressions/`, it is a test with this title. The
 * state that should have been active there is checked; without one, that the moves can be made and every look holds.
 */
export const recordedPath = (
  { machine, input, moves, position }: Trail,
  title: string,
  expected: string | null,
): PathFile => ({
  machine,
  title,
  input,
  moves: moves.slice(0, position),
  looks: expected === null ? [] : [{ step: position, active: [expected] }],
})

/** The name of the file, made of what it is about. */
export const fileNameOf = ({ machine }: PathFile, id: string): string => `${machine}-${id}.json`
