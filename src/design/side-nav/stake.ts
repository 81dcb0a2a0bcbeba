import { climb, type Plant } from '../vine/climb.ts'
import type { Point } from '../vine/geometry.ts'

/** The measures of the stake in px: above the first node, between two, and below the last. */
export const stake = { head: 29, pitch: 80, foot: 75, width: 18 } as const

const middle = stake.width / 2
const sway = 6.5
const nodeRadius = 8

/** The height of a stake with this number of nodes: 264 px with three. */
export function stakeHeight(nodes: number): number {
  return stake.head + stake.pitch * (nodes - 1) + stake.foot
}

/** The stem of each growth stage, the one from the base to the last node first. */
export function stems(nodes: number): Plant[] {
  return Array.from({ length: nodes }, (_, stage) => {
    const top = stake.head + stake.pitch * (nodes - 1 - stage) + nodeRadius
    const foot = stage === 0 ? stakeHeight(nodes) : top + stake.pitch - 2 * nodeRadius
    return climb(weave(foot, top), { radius: 12, start: 22, step: 34, scale: 0.62, tip: false })
  })
}

/** Two leaves on a short straight stem: the page is at the start. */
export function sprout(nodes: number): Plant {
  const foot = stakeHeight(nodes)
  const upright: readonly Point[] = [
    [middle, foot],
    [middle, foot - 26],
  ]
  return climb(upright, { start: 99, scale: 0.64 })
}

/** From side to side of the stake, and from bottom to top. */
function weave(foot: number, top: number): Point[] {
  const turns = 5
  const step = (foot - top) / (turns + 1)
  const bends = Array.from({ length: turns }, (_, turn): Point => {
    const side = turn % 2 === 0 ? sway : -sway
    return [middle + side, foot - (turn + 0.5) * step - step / 2]
  })
  return [[middle, foot], ...bends, [middle, top]]
}
