import type { PersonName } from '../portrait/people.tsx'
import type { Plant } from '../vine/climb.ts'

type Hue = 'clay' | 'marigold' | 'wisteria'

/** A person's engagement: a block in their column, with its title in one or two lines. */
export type Block = {
  hue: Hue
  x: number
  y: number
  width: number
  height: number
  title: readonly string[]
  time?: string
}

type Box = { x: number; y: number; width: number; height: number }

/** One illustration of the hero's calendar, in its own units. Its text is part of the picture. */
export type Stage = {
  width: number
  height: number
  /** The middle of each person's slat. */
  slats: readonly number[]
  /** The gaps in the slats for the portraits. */
  head: { from: number; to: number }
  people: readonly { of: PersonName; name: string; x: number; nameX: number }[]
  portraitSize: number
  hours: readonly { y: number; label?: string }[]
  hourLabelEnd: number
  linesFrom: number
  blocks: readonly Block[]
  /** The start of a block's bar and text. */
  blockInset: { bar: number; texts: number }
  card: Box & {
    corners: { large: number; small: number }
    textX: number
    when: string
    whenY: number
    what: string
    whatY: number
    portraitSize: number
    portraitsY: number
    free: string
    freeY: number
    end: number
  }
  plants: readonly Plant[]
  text: { name: number; hour: number; block: number; when: number; what: number; free: number }
}

/** The leaves of a plant, one `[x, y, size, heading]` each; `light` ones by their index. */
export function leaves(
  light: readonly number[],
  ...spots: readonly (readonly [x: number, y: number, size: number, heading: number])[]
): Plant['leaves'] {
  return spots.map(([x, y, size, heading], index) => {
    return { x, y, size, heading, light: light.includes(index) }
  })
}

/** A plant on a straight stem, `[y, size, heading]` for each leaf. */
export function upright(
  x: number,
  [foot, top]: readonly [foot: number, top: number],
  light: readonly number[],
  ...spots: readonly (readonly [y: number, size: number, heading: number])[]
): Plant {
  const placed = spots.map((spot) => [x, ...spot] as const)
  return { stem: `M${x} ${foot}L${x} ${top}`, leaves: leaves(light, ...placed) }
}
