import type { Trail } from '../trail/trail.ts'

/**
 * A trail as a file: dropped into `tests/regressions/`, it is a test. What the tester expected at its end is
 * checked there; without it, only that the moves can be made and every look holds.
 */
export type RecordedPath = {
  machine: string
  input: string
  moves: readonly string[]
  /** What was wrong, in the tester's words. */
  note?: string
  /** States that should be active after the last move, by id. */
  expected?: readonly string[]
}

/** The trail up to where it stands, with what should have been there. */
export const recordedPath = (
  { machine, input, moves, position }: Trail,
  note: string,
  expected: readonly string[],
): RecordedPath => ({
  machine,
  input,
  moves: moves.slice(0, position),
  ...(note.trim() ? { note: note.trim() } : {}),
  ...(expected.length > 0 ? { expected } : {}),
})

/** The name of the file, made of what it is about. */
export const fileNameOf = ({ machine }: RecordedPath, id: string): string => `${machine}-${id}.json`
