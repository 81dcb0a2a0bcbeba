/** Everything that has been done to a machine in the lab, as names: nothing here can go stale or leak. */
export type Trail = {
  machine: string
  input: string
  moves: readonly string[]
  /** How many of the moves have been made; those after it were made before somebody went back. */
  position: number
  /** Moves that were given up for others after going back, the latest first. */
  branches: readonly (readonly string[])[]
}

/** A trail that has not been walked yet. */
export const startTrail = (
  machine: string,
  input: string,
  moves: readonly string[] = [],
): Trail => ({
  machine,
  input,
  moves,
  position: 0,
  branches: [],
})

/** Adds a move. The next one known is simply made; another one begins a branch, and the old is kept. */
export const goOn = (trail: Trail, move: string): Trail => {
  const { moves, position, branches } = trail
  if (moves[position] === move) return { ...trail, position: position + 1 }
  return {
    ...trail,
    moves: [...moves.slice(0, position), move],
    position: position + 1,
    branches: position < moves.length ? [moves, ...branches].slice(0, mostBranches) : branches,
  }
}

/** Lets time pass: two waits in a row are one, so that a running clock does not fill the trail. */
export const goOnWaiting = (trail: Trail, ms: number): Trail => {
  const last = /^⏲ (\d+) ms$/.exec(trail.moves[trail.position - 1] ?? '')?.[1]
  const atEnd = trail.position === trail.moves.length
  return last === undefined || !atEnd
    ? goOn(trail, `⏲ ${ms} ms`)
    : { ...trail, moves: [...trail.moves.slice(0, -1), `⏲ ${Number(last) + ms} ms`] }
}

/** Goes to a position; outside of the trail is its nearest end. */
export const goTo = (trail: Trail, position: number): Trail => ({
  ...trail,
  position: Math.max(0, Math.min(Math.trunc(position), trail.moves.length)),
})

/** Takes up a branch where it was left; what it replaces becomes a branch itself. */
export const takeBranch = (trail: Trail, index: number): Trail => {
  const branch = trail.branches[index]
  if (!branch) return trail
  const parting = branch.findIndex((move, at) => move !== trail.moves[at])
  return {
    ...trail,
    moves: branch,
    position: parting === -1 ? branch.length : parting,
    branches: trail.branches.with(index, trail.moves),
  }
}

const mostBranches = 20
