import type { Plant } from '../vine/climb.ts'

/** The width of a stem's lane in px. The stem is in its middle. */
export const laneWidth = 56

const sizes = [18, 14, 16, 20, 13] as const
/** The distance between two leaves in px: as much as fits. */
const pitch = { min: 14, max: 30 }
const x = laneWidth / 2
const tip = 32
/** The height of a stem without leaves. */
const bare = 50

/** A sprout at the top, which is not counted: the first two leaves of a {@link stemOf}. */
export const sprout = [
  { x, y: tip, size: 21, heading: 38, light: true },
  { x, y: tip + 2, size: 14, heading: -56, light: true },
]

/** A stem of `height` px: a sprout, and below it this number of leaves, the newest on top. Each upright has other leaves. */
export function stemOf(
  count: number,
  distance: number,
  upright: number,
): Plant & { height: number } {
  const height = bare + count * distance
  const leaves = Array.from({ length: count }, (_, index) => ({
    x,
    y: height - 14 - index * distance,
    size: sizes[(index + 2 * upright) % sizes.length] ?? 18,
    heading: (index + upright) % 2 === 0 ? 48 : -48,
    light: (index + upright) % 5 === 2,
  }))
  return { height, stem: `M${x} ${height}V${tip}`, leaves: [...sprout, ...leaves] }
}

/**
 * The leaves of each stem, by their numbers, in rooms of these heights in px, and the distance between them. Each leaf goes
 * to the stem that has used the least of its room. Those that do not fit are left out.
 */
export function stemsIn(
  rooms: readonly number[],
  leaves: number,
): { stems: readonly number[][]; distance: number } {
  const lengths = rooms.map((room) => Math.max(0, room - bare))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const distance = Math.min(pitch.max, Math.max(pitch.min, Math.floor(total / (leaves + 2))))
  const stems = lengths.map((length): { capacity: number; on: number[] } => ({
    capacity: Math.floor(length / distance),
    on: [],
  }))
  const usedShare = ({ capacity, on }: (typeof stems)[number]) => (on.length + 1) / capacity
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const min = Math.min(...stems.map(usedShare))
    if (min > 1) break
    stems.find((stem) => usedShare(stem) === min)?.on.push(leaf)
  }
  return { stems: stems.map(({ on }) => on), distance }
}
