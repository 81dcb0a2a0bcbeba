import { type Colour, encodePng } from './png.ts'

/** The colours of a portrait. */
export type Portrait = { ground: Colour; shirt: Colour; skin: Colour; hair: Colour }

const SIZE = 800

/** Draws a head and shoulders, 800 × 800 px, as PNG. */
export const drawPortrait = ({ ground, shirt, skin, hair }: Portrait): Buffer => {
  /** The shapes, from back to front. */
  const shapes: readonly { colour: Colour; distance(x: number, y: number): number }[] = [
    { colour: shirt, distance: ellipse(400, 860, 330, 330) },
    { colour: hair, distance: ellipse(400, 330, 205, 215) },
    { colour: skin, distance: ellipse(400, 520, 75, 130) },
    { colour: skin, distance: ellipse(400, 380, 160, 190) },
    { colour: hair, distance: ellipse(400, 215, 165, 95) },
  ]
  return encodePng(SIZE, (x, y) =>
    shapes.reduce<Colour>(
      (below, { colour, distance }) => mix(below, colour, coverage(distance(x, y))),
      ground,
    ),
  )
}

/** The approximate distance of a point from an ellipse in px; negative inside. */
const ellipse =
  (centreX: number, centreY: number, radiusX: number, radiusY: number) =>
  (x: number, y: number): number =>
    (Math.hypot((x - centreX) / radiusX, (y - centreY) / radiusY) - 1) * Math.min(radiusX, radiusY)

/** 1 inside, 0 outside, with a soft edge of one pixel. */
const coverage = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance))

const mix = (below: Colour, above: Colour, share: number): Colour => {
  if (share === 0) return below
  if (share === 1) return above
  const channel = (index: 0 | 1 | 2) =>
    Math.round(below[index] * (1 - share) + above[index] * share)
  return [channel(0), channel(1), channel(2)]
}
