import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { climb } from '../../src/design/vine/climb.ts'
import { leafPath, type Point, stemPath, walkStem } from '../../src/design/vine/geometry.ts'
import { lattice } from '../../src/design/vine/lattice.ts'

const straightUp: readonly Point[] = [
  [0, 100],
  [0, 0],
]
const corner: readonly Point[] = [
  [0, 100],
  [0, 0],
  [100, 0],
]

describe('a stem', () => {
  test('is straight between two points', () => {
    expect(stemPath(straightUp)).toBe('M0 100L0 0')
  })

  test('turns a corner in a bend that begins and ends a radius away from it', () => {
    expect(stemPath(corner, 20)).toBe('M0 100L0 20Q0 0 20 0L100 0')
  })

  test('bends no further than half of a segment', () => {
    expect(stemPath(corner, 400)).toBe('M0 100L0 50Q0 0 50 0L100 0')
  })

  test('has no line between two bends that meet', () => {
    const zigzag: readonly Point[] = [
      [0, 0],
      [20, 0],
      [20, 20],
      [40, 20],
    ]
    expect(stemPath(zigzag, 20)).toBe('M0 0L10 0Q20 0 20 10Q20 20 30 20L40 20')
  })

  test('is as long as its path', () => {
    expect(walkStem(straightUp).length).toBe(100)
  })

  test('cuts corners: a bend is shorter than its corner and longer than the straight line', () => {
    const { length } = walkStem(corner, 50)
    expect(length).toBeLessThan(200)
    expect(length).toBeGreaterThan(Math.hypot(100, 100))
  })

  test('gives its point and direction at any distance from its base', () => {
    const { spotAt } = walkStem(corner, 20)
    expect(spotAt(10)).toEqual({ x: 0, y: 90, heading: 0 })
    expect(spotAt(1000)).toEqual({ x: 100, y: 0, heading: 90 })
    expect(spotAt(-5)).toEqual({ x: 0, y: 100, heading: 0 })
  })

  test('has two ends', () => {
    expect(() => stemPath([[0, 0]])).toThrow('A stem has two ends.')
  })
})

describe('leaves', () => {
  test('are squares with two opposite corners bent at 62 %, attached at their sharp base', () => {
    expect(leafPath).toBe('M0 0V-.38A.62 .62 0 0 1 .62 -1H1V-.62A.62 .62 0 0 1 .38 0Z')
  })

  test('alternate between the sides of the stem, the first on the right', () => {
    const { leaves } = climb(straightUp, { step: 20, start: 10, tip: false })
    const sides = leaves.map(({ heading }) => (heading > 0 ? 'right' : 'left'))
    expect(sides).toEqual(['right', 'left', 'right', 'left', 'right'])
  })

  test('can begin on the left', () => {
    const { leaves } = climb(straightUp, { step: 50, start: 10, tip: false, firstSide: 'left' })
    expect(leaves[0]?.heading).toBeLessThan(0)
  })

  test('are light one time in five, the third first', () => {
    const { leaves } = climb(
      [
        [0, 1000],
        [0, 0],
      ],
      { step: 50, tip: false },
    )
    const light = leaves.flatMap((leaf, index) => (leaf.light ? [index] : []))
    expect(light).toEqual([2, 7, 12, 17])
  })

  test('grow with the scale', () => {
    const small = climb(straightUp, { tip: false })
    const large = climb(straightUp, { tip: false, scale: 2 })
    expect(large.leaves.map(({ size }) => size)).toEqual(small.leaves.map(({ size }) => size * 2))
  })

  test('end a stem in a light and a dark one at its very end', () => {
    const { leaves } = climb(straightUp, { start: 1000 })
    expect(leaves.map(({ x, y, light }) => ({ x, y, light }))).toEqual([
      { x: 0, y: 0, light: true },
      { x: 0, y: 0, light: false },
    ])
  })

  test('leave the stretch before the tip free', () => {
    const { leaves } = climb(straightUp, { step: 20, start: 0 })
    const seatedOnTheWay = leaves.slice(0, -2)
    expect(Math.min(...seatedOnTheWay.map(({ y }) => y))).toBeGreaterThanOrEqual(14)
  })

  test('are always on their stem', () => {
    const coordinate = fc.integer({ min: -500, max: 500 })
    const point = fc.tuple(coordinate, coordinate)
    const path = fc.uniqueArray(point, { minLength: 2, maxLength: 8, selector: String })
    fc.assert(
      fc.property(path, fc.integer({ min: 0, max: 80 }), (points, radius) => {
        const { length, spotAt } = walkStem(points, radius)
        const track = Array.from({ length: 2001 }, (_, step) => spotAt((length * step) / 2000))
        for (const { x, y } of climb(points, { radius }).leaves) {
          const distances = track.map((spot) => Math.hypot(spot.x - x, spot.y - y))
          expect(Math.min(...distances)).toBeLessThan(length / 2000 + 0.1)
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('the lattice of a panel', () => {
  test('has slats at equal distances, the first and the last inside the panel', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 1400 }), (width) => {
        const { uprights } = lattice(width, 868)
        const gaps = uprights.slice(1).map((x, index) => x - (uprights[index] ?? Number.NaN))
        expect(uprights[0]).toBeGreaterThan(0)
        expect(uprights.at(-1)).toBeLessThan(width)
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? Number.NaN)
      }),
    )
  })

  test('fills the height with rails', () => {
    expect(lattice(764, 868).rails).toEqual([96, 232, 368, 504, 640, 776])
  })

  test('ties its vines to slats only', () => {
    for (const width of [440, 544, 764]) {
      const { uprights, ties } = lattice(width, 868)
      for (const { x } of ties) expect(uprights).toContain(x)
    }
  })

  test('gives a wide panel a vine next to the text and a narrow one vines in its corners', () => {
    expect(lattice(764, 868).plants).toHaveLength(3)
    expect(lattice(544, 868).plants).toHaveLength(4)
  })

  test.each([544, 764])(
    'of %i px keeps its vines nearer to the edges where it is lower',
    (width) => {
      const lowestLeaf = (height: number) => {
        const hanging = lattice(width, height).plants[0]?.leaves ?? []
        return Math.max(...hanging.map(({ y }) => y))
      }
      expect(lowestLeaf(700)).toBeLessThan(lowestLeaf(868))
      expect(lowestLeaf(1200)).toBe(lowestLeaf(868))
    },
  )
})
