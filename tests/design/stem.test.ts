import { expect, test } from 'vitest'
import { sprout, stemOf } from '../../src/design/trellis/stem.ts'

test.each([0, 1, 5])(
  'a stem with %i leaves has them below its sprout, the newest on top',
  (count) => {
    const { leaves, height } = stemOf(count)
    expect(leaves.slice(0, sprout.length)).toEqual(sprout)
    const heights = leaves.slice(sprout.length).map(({ y }) => y)
    expect(heights).toHaveLength(count)
    expect(heights).toEqual(heights.toSorted((one, other) => other - one))
    for (const y of heights) expect([y > (sprout[0]?.y ?? 0), y < height]).toEqual([true, true])
  },
)
