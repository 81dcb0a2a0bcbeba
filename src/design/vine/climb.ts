import { type Point, round, type Spot, stemPath, walkStem } from './geometry.ts'

/** A leaf at its base. `heading` is its direction, in degrees clockwise from straight up. */
export type Leaf = { x: number; y: number; size: number; heading: number; light: boolean }

/** A stem and its leaves. */
export type Plant = { stem: string; leaves: readonly Leaf[] }

type Options = {
  /** The maximum bend radius of the stem. */
  radius?: number
  /** The mean distance between leaves. */
  step?: number
  /** The distance of the first leaf from the base. */
  start?: number
  /** The leaf sizes; the default is 18, 14, 16, 20 and 13 units. */
  scale?: number
  /** The side of the first leaf; the others alternate. */
  firstSide?: 'left' | 'right'
  /** The length of bare stem before its end. */
  bare?: number
  /** Whether the stem ends in two leaves. */
  tip?: boolean
}

const sizes = [18, 14, 16, 20, 13] as const
const firstSize = sizes[0]
const lightOne = 2

/** Grows a stem through `points` and attaches leaves to it: alternate sides, every fifth one light. */
export function climb(points: readonly Point[], options: Options = {}): Plant {
  const { radius = 22, step = 52, start = 30, scale = 1, tip = true } = options
  const { length, spotAt } = walkStem(points, radius)
  const lastFoot = length - (options.bare ?? (tip ? step * 0.7 : 0))
  const leaves: Leaf[] = []
  let distance = start
  for (let index = 0; distance < lastFoot; index++) {
    const isRight = (index % 2 === 0) === (options.firstSide !== 'left')
    // Degrees between the stem and its leaves.
    const turn = 48 + ((index * 5) % 9)
    const size = (sizes[index % sizes.length] ?? firstSize) * scale
    leaves.push(leafAt(spotAt(distance), isRight ? turn : -turn, size, index % 5 === lightOne))
    distance += step * (0.86 + (0.28 * ((index * 7) % 5)) / 4)
  }
  const end = spotAt(length)
  const tipSize = (firstSize + 2) * scale
  if (tip) leaves.push(leafAt(end, -50, tipSize * 0.72, true), leafAt(end, 22, tipSize, false))
  return { stem: stemPath(points, radius), leaves }
}

/* Rounded: finer than any screen, and shorter in the page than the exact values. */
function leafAt({ x, y, heading }: Spot, turn: number, size: number, light: boolean): Leaf {
  return { x: round(x), y: round(y), size: round(size), heading: Math.round(heading + turn), light }
}
