import { freeMoveNamed, passOf } from 'statewalk/internal'

/**
 * Everything that has been done to a machine in the lab. It consists of names, so nothing in it can become stale or
 * leak.
 */
export type Recording = {
  machine: string
  input: string
  moves: readonly string[]
  /** The number of moves made. Later ones were made before the tester stepped back. */
  position: number
  /** Branches that were abandoned after stepping back, latest first. */
  branches: readonly (readonly string[])[]
}

export const startRecording = (
  machine: string,
  input: string,
  moves: readonly string[] = [],
): Recording => ({ machine, input, moves, position: 0, branches: [] })

/**
 * Adds a move. If it equals the next known one, only the position changes; otherwise it starts a branch and stores the
 * old one.
 */
export const goOn = (recording: Recording, move: string): Recording => {
  const { moves, position, branches } = recording
  if (moves[position] === move) return { ...recording, position: position + 1 }
  return {
    ...recording,
    moves: [...moves.slice(0, position), move],
    position: position + 1,
    branches: position < moves.length ? [moves, ...branches].slice(0, maxBranches) : branches,
  }
}

/** Makes the wait before the current position longer, so that a running clock does not fill the recording. */
export const goOnWaiting = (recording: Recording, wait: string): Recording => {
  const [last, ms] = [recording.moves[recording.position - 1] ?? '', wait].map(durationOf)
  const atEnd = recording.position === recording.moves.length
  return last == null || ms == null || !atEnd
    ? goOn(recording, wait)
    : { ...recording, moves: [...recording.moves.slice(0, -1), passOf(last + ms).name] }
}

const durationOf = (move: string): number | null => {
  const free = freeMoveNamed(move)
  return free?.kind === 'wait' ? free.ms : null
}

/** Moves to a position, clamped to the recording. */
export const goTo = (recording: Recording, position: number): Recording => ({
  ...recording,
  position: Math.max(0, Math.min(Math.trunc(position), recording.moves.length)),
})

/** Restores a branch at one of its steps. The moves that it replaces become a branch themselves. */
export const takeBranch = (
  recording: Recording,
  branch: readonly string[],
  position: number,
): Recording =>
  goTo(
    {
      ...recording,
      moves: branch,
      branches: [recording.moves, ...recording.branches]
        .filter((other) => sharedMoves(other, branch) < other.length)
        .slice(0, maxBranches),
    },
    position,
  )

/** The number of moves that both begin with. */
export const sharedMoves = (one: readonly string[], other: readonly string[]): number => {
  const parting = one.findIndex((move, index) => move !== other[index])
  return parting === -1 ? one.length : parting
}

/** Older branches are dropped. */
export const maxBranches = 20
