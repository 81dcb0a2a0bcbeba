import type { Leaf, Plant } from '../vine/climb.ts'

/** The progress of the checks. */
export type Checks = {
  /** Checks made. */
  done: number
  /** Checks in all. */
  of: number
  /** The email is verified: the vine is complete, however many checks it took. */
  complete: boolean
}

/** The rail that the vine grows along, in units of the illustration. */
export const rail = { from: 9.6, to: 550.8, y: 28 } as const

const air = 9

/** The base of a check's leaf; the first check is 1. */
export function footOf(check: number, of: number): number {
  return ((rail.to - rail.from - air) / of) * check
}

/** The grown part: a leaf for each check at its final position, and two more at the tip of a complete vine. */
export function verificationVine({ done, of, complete }: Checks): Plant {
  const grown = complete ? of : Math.min(done, of)
  const leaves = Array.from({ length: grown }, (_, index) =>
    leafOf(index + 1, footOf(index + 1, of)),
  )
  if (grown === 0) return { stem: '', leaves }
  const end = complete ? rail.to : footOf(grown, of) + 12
  return { stem: `M${rail.from} ${rail.y}H${end}`, leaves: complete ? [...leaves, ...tip] : leaves }
}

const tip: readonly Leaf[] = [
  { x: 548, y: rail.y + 2, size: 22, heading: 65, light: false },
  { x: 546, y: rail.y, size: 17.5, heading: 42, light: true },
]

function leafOf(check: number, x: number): Leaf {
  const isAbove = check % 2 === 1
  return {
    x,
    y: rail.y + (isAbove ? 1 : -1),
    size: check % 3 === 2 ? 13 : 16,
    heading: isAbove ? 49 : 131,
    light: check % 5 === 3,
  }
}
