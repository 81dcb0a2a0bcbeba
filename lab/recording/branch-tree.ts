import type { Recording } from './recording.ts'

/** Steps without a fork between them, and the ways in which they continue. */
export type BranchSegment = {
  /** The number of steps before it. */
  from: number
  moves: readonly string[]
  /** All moves of a recording through this segment: the current one if possible. */
  line: readonly string[]
  forks: readonly BranchSegment[]
}

/** The current moves and all branches as a tree. The current moves come first at every fork. */
export const branchTree = ({ moves, branches }: Recording): BranchSegment =>
  segmentOf([moves, ...branches], 0)

const segmentOf = (lines: readonly (readonly string[])[], from: number): BranchSegment => {
  const [line = []] = lines
  let to = from
  while (to < line.length && lines.every((other) => other[to] === line[to])) to += 1
  const longer = lines.filter((other) => other.length > to)
  const next = [...new Set(longer.map((other) => other[to]))]
  return {
    from,
    moves: line.slice(from, to),
    line,
    forks: next.map((move) =>
      segmentOf(
        longer.filter((other) => other[to] === move),
        to,
      ),
    ),
  }
}
