import { expect, test } from 'vitest'
import { sizeOfName } from '../../src/screens/trellis/size-of-name.ts'

test.each([
  { length: 0, size: 'hero' },
  { length: 30, size: 'hero' },
  { length: 31, size: 'long' },
  { length: 60, size: 'long' },
  { length: 61, size: 'longest' },
])('a heading with a name of $length characters has the size $size', ({ length, size }) => {
  expect(sizeOfName('😀'.repeat(length), 'hero')).toBe(size)
})
