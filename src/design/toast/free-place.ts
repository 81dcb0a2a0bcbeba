/** A rectangle of the window, px. */
export type Box = { left: number; top: number; width: number; height: number }

const step = 8
const air = 4

/**
 * Where a box of the size of `wanted` covers none of `controls`: at `wanted` itself if it can, else as high as
 * possible below it, at the end of the line, in its middle or at its start. `wanted` where no place is free. A control
 * without a size is not drawn.
 */
export function freePlace(wanted: Box, controls: readonly Box[], room: Box): Box {
  const opposite = room.left + room.width - (wanted.left - room.left) - wanted.width
  const lefts = [wanted.left, (wanted.left + opposite) / 2, opposite]
  const lowest = room.top + room.height - wanted.height
  const drawn = controls.filter(({ width, height }) => width > 0 && height > 0)
  for (let top = wanted.top; top <= lowest; top += step) {
    for (const left of lefts) {
      const place = { ...wanted, left, top }
      if (!drawn.some((control) => touches(place, control))) return place
    }
  }
  return wanted
}

const touches = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width + air &&
  other.left < one.left + one.width + air &&
  one.top < other.top + other.height + air &&
  other.top < one.top + one.height + air
