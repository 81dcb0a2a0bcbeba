import { climb, type Plant } from '../vine/climb.ts'
import type { Point } from '../vine/geometry.ts'

/** The measures of the stake in px: what is over the first node, between two, and under the last. */
export const stake = { head: 29, pitch: 80, foot: 75, width: 18 } as const

const middle = stake.width / 2
const sway = 6.5
const nodeRadius = 8

/** The height of a stake with so many nodes: 264 px with three. */
export function stakeHeight(nodes: number): number {
  return stake.head + stake.pitch * (nodes - 1) + stake.foot
}

/** The stem of each stage of growth, the one from the foot to the last node first. */
export function stems(nodes: number): Plant[] {
  return Array.from({ length: nodes }, (_, stage) => {
    const top = stake.head + stake.pitch * (nodes - 1 - stage) + nodeRadius
    const foot = stage === 0 ? stakeHeight(nodes) : top + stake.pitch - 2 * nodeRadius
    return climb(weave(foot, top), { radius: 12, start: 22, step: 34, scale: 0.62, tip: false })
  })
}

/** Two leaves on a short straight stem: the page has not climbed yet. */
export function sprout(nodes: number): Plant {
  const foot = stakeHeight(nodes)
  const upright: readonly Point[] = [
    [middle, foot],
    [middle, foot - 26],
  ]
  return climb(upright, { start: 99, scale: 0.64 })
}

/** From side to side of the stake, from the foot to the top. */
function weave(foot: number, top: number): Point[] {
  const turns = 5
  const step = (foot - top) / (turns + 1)
  const bends = Array.from({ length: turns }, (_, turn): Point => {
    const side = turn % 2 === 0 ? sway : -sway
    return [middle + side, foot - (turn + 0.5) * step - step / 2]
  })
  return [[middle, foot], ...bends, [middle, top]]
}
