/** A point in the units of the illustration; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** A point on a stem. `heading` is the stem's direction, in degrees clockwise from straight up. */
export type Spot = { x: number; y: number; heading: number }

type Corner = { before: Point; at: Point; after: Point }

const stepsPerCorner = 10

/** The path of a stem: straight runs through `points`, joined by bends of `radius` at most. */
export function stemPath(points: readonly Point[], radius = 22): string {
  const [first, last] = endsOf(points)
  const parts = [`M${pair(first)}`]
  let reached = first
  const run = (to: Point) => {
    if (pair(to) !== pair(reached)) parts.push(`L${pair(to)}`)
  }
  for (const { before, at, after } of cornersOf(points, radius)) {
    run(before)
    parts.push(`Q${pair(at)} ${pair(after)}`)
    reached = after
  }
  run(last)
  return parts.join('')
}

/**
 * The stem of the same points and radius as a curve: its length, and the point at a distance from its base. A distance
 * beyond either end gives that end.
 */
export function walkStem(points: readonly Point[], radius = 22) {
  const track = trackOf(points, radius)
  const distances = [0]
  for (const [index, point] of track.entries()) {
    const next = track[index + 1]
    if (next) distances.push((distances[index] ?? 0) + between(point, next))
  }
  const length = distances.at(-1) ?? 0

  function spotAt(distance: number): Spot {
    const wanted = Math.min(Math.max(distance, 0), length)
    const reached = distances.findIndex((walked) => walked >= wanted && walked > 0)
    const end = Math.max(reached, 1)
    const from = track[end - 1] ?? [0, 0]
    const to = track[end] ?? from
    const walked = distances[end - 1] ?? 0
    const share = (wanted - walked) / (between(from, to) || 1)
    const [x, y] = along(from, to, share)
    return { x, y, heading: headingFrom(from, to) }
  }

  return { length, spotAt }
}

/**
 * The path of a leaf of 1 unit with its sharp base at 0,0 that points to the upper right. All leaves have this path and
 * their own transform: a page with hundreds of them compresses best this way.
 */
export const leafPath = 'M0 0V-.38A.62 .62 0 0 1 .62 -1H1V-.62A.62 .62 0 0 1 .38 0Z'

/** The transform of a leaf on a stem. `heading` is its direction, in degrees clockwise from straight up. */
export function leafTransform({ x, y, heading, size }: Spot & { size: number }): string {
  return `translate(${x} ${y})rotate(${heading - 45})scale(${size})`
}

/** To a tenth of a unit: finer than any screen, and shorter in the page than the exact value. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

function trackOf(points: readonly Point[], radius: number): Point[] {
  const [first, last] = endsOf(points)
  const bends = cornersOf(points, radius).flatMap((corner) =>
    Array.from({ length: stepsPerCorner + 1 }, (_, step) => onBend(corner, step / stepsPerCorner)),
  )
  return [first, ...bends, last]
}

function onBend({ before, at, after }: Corner, share: number): Point {
  return along(along(before, at, share), along(at, after, share), share)
}

function cornersOf(points: readonly Point[], radius: number): Corner[] {
  return points.slice(1, -1).flatMap((at, index) => {
    const previous = points[index]
    const next = points[index + 2]
    if (!previous || !next) return []
    const reach = Math.min(radius, between(at, previous) / 2, between(at, next) / 2)
    return [{ before: towards(at, previous, reach), at, after: towards(at, next, reach) }]
  })
}

function endsOf(points: readonly Point[]): [first: Point, last: Point] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 2) throw new Error('A stem has two ends.')
  return [first, last]
}

function towards(from: Point, to: Point, distance: number): Point {
  return along(from, to, distance / (between(from, to) || 1))
}

function along([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share]
}

function between([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y)
}

function headingFrom([x, y]: Point, [toX, toY]: Point): number {
  return (Math.atan2(toX - x, y - toY) * 180) / Math.PI
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}
