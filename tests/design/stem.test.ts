import { describe, expect, test } from 'vitest'
import { sprout, stemOf, stemsIn } from '../../src/design/trellis/stem.ts'

test.each([0, 1, 5])(
  'a stem with %i leaves has them below its sprout, the newest on top',
  (count) => {
    const { leaves, height } = stemOf(count, 30, 0)
    expect(leaves.slice(0, sprout.length)).toEqual(sprout)
    const heights = leaves.slice(sprout.length).map(({ y }) => y)
    expect(heights).toHaveLength(count)
    expect(heights).toEqual(heights.toSorted((one, other) => other - one))
    for (const y of heights) expect([y > (sprout[0]?.y ?? 0), y < height]).toEqual([true, true])
  },
)

describe('stems in rooms of 600, 250 and 60 px', () => {
  const rooms = [600, 250, 60]

  test.each([0, 1, 3, 30, 53, 54, 1000])('of %i leaves have those that fit, each once', (count) => {
    const { stems, distance } = stemsIn(rooms, count)
    const shown = Array.from({ length: Math.min(count, 53) }, (_, leaf) => leaf)
    expect(stems.flat().toSorted((one, other) => one - other)).toEqual(shown)
    const heights = stems.map(({ length }) => (length > 0 ? stemOf(length, distance, 0).height : 0))
    expect(heights.map((height, stem) => height <= (rooms[stem] ?? 0))).toEqual([true, true, true])
  })

  test('are denser only if the leaves would not all fit at the greatest distance', () => {
    const distances = [3, 20, 30, 1000].map((count) => stemsIn(rooms, count).distance)
    expect(distances.toSorted((one, other) => other - one)).toEqual(distances)
    expect(distances.map((distance) => distance === distances[0])).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(distances[2]).not.toBe(distances[3])
  })
})

test('the stems of two uprights look different', () => {
  const [first, second] = [0, 1].map((upright) =>
    stemOf(5, 30, upright).leaves.slice(sprout.length),
  )
  for (const [index, { size, heading }] of (first ?? []).entries())
    expect({ size, heading }).not.toEqual({
      size: second?.[index]?.size,
      heading: second?.[index]?.heading,
    })
})
