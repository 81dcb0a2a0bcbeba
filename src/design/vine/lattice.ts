import { climb, type Plant } from './climb.ts'
import type { Point } from './geometry.ts'

type Tie = { x: number; y: number }

/** The content of a panel: its slats by position, the plants, and where they are tied. */
export type Lattice = {
  uprights: readonly number[]
  rails: readonly number[]
  plants: readonly Plant[]
  ties: readonly Tie[]
}

const railPitch = 136
const firstRail = 96
const meanPitch = 148
/** The min width at which a vine has a lane of its own next to the text. */
const laneFrom = 640

/** Lays the slats out over a panel of this size (px), with vines that climb between them. */
export function lattice(width: number, height: number): Lattice {
  const hasLane = width >= laneFrom
  const [startGap, endGap] = hasLane ? [70, 94] : [62, 62]
  const spans = Math.max(Math.round((width - startGap - endGap) / meanPitch), 2)
  const pitch = (width - startGap - endGap) / spans
  const upright = (index: number) => startGap + pitch * index
  const uprights = Array.from({ length: spans + 1 }, (_, index) => upright(index))
  const rails = Array.from(
    { length: Math.ceil((height - firstRail) / railPitch) },
    (_, index) => firstRail + railPitch * index,
  )
  const reach = reachIn(height, hasLane)
  const place = {
    first: upright(0),
    second: upright(1),
    last: upright(spans),
    beforeLast: upright(spans - 1),
    height,
    top: (y: number) => y * reach,
    foot: (y: number) => height - y * reach,
  }
  return { uprights, rails, ...(hasLane ? vinesBesideALane(place) : vinesInTheCorners(place)) }
}

type Place = {
  first: number
  second: number
  last: number
  beforeLast: number
  height: number
  /** A distance from an edge in a panel of the design's height, within the reach of this one. */
  top(y: number): number
  foot(y: number): number
}

const heightOfTheDesign = 868

/** A lower panel has less space above and below the text, so its vines stay outside the text's frame. */
function reachIn(height: number, hasLane: boolean): number {
  const lacking = Math.max(heightOfTheDesign - height, 0)
  return Math.max(1 - lacking * (hasLane ? 0.0022 : 0.0026), 0.4)
}

function vinesBesideALane({ first, second, last, beforeLast, height, top, foot }: Place) {
  return {
    plants: [
      hanging(
        [second, -8],
        [second, top(70)],
        [second - 60, top(122)],
        [first, top(144)],
        [first, top(236)],
      ),
      rising(
        [second, height + 8],
        [second, foot(78)],
        [second - 56, foot(146)],
        [first + 34, foot(168)],
      ),
      rising(
        [beforeLast, height + 8],
        [beforeLast, height - 76],
        [beforeLast + 52, height - 140],
        [last, height - 160],
        [last, height - 430],
        [last + 42, height - 490],
        [last + 46, height - 590],
        [last, height - 650],
        [last, height - 718],
      ),
    ],
    ties: [
      { x: first, y: top(190) },
      { x: second, y: foot(28) },
      { x: last, y: height - 228 },
      { x: last, y: height - 364 },
    ],
  }
}

function vinesInTheCorners({ first, second, last, beforeLast, height, top, foot }: Place) {
  return {
    plants: [
      hanging(
        [second, -8],
        [second, top(72)],
        [second - 58, top(124)],
        [first, top(146)],
        [first, top(190)],
      ),
      hanging([last, -8], [last, top(170)]),
      rising([first, height + 8], [first, foot(164)]),
      rising(
        [beforeLast, height + 8],
        [beforeLast, foot(70)],
        [beforeLast + 48, foot(130)],
        [last - 42, foot(156)],
      ),
    ],
    ties: [
      { x: last, y: top(96) },
      { x: first, y: foot(92) },
      { x: beforeLast, y: foot(28) },
    ],
  }
}

function hanging(...points: readonly Point[]): Plant {
  return climb(points, { radius: 64, step: 62, start: 38, scale: 1.3, firstSide: 'right' })
}

function rising(...points: readonly Point[]): Plant {
  return climb(points, { radius: 64, step: 66, start: 44, scale: 1.62, firstSide: 'left' })
}
