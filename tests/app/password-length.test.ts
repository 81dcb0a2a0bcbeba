import { expect, test } from 'vitest'
import { leastPasswordLength } from '../../src/app/password-length.ts'

test.each([undefined, '', 'eight', '8.5', '0', '-1', '5', 'Infinity'])(
  'without a usable setting (%s) the service’s own six characters hold',
  (setting) => {
    expect(leastPasswordLength(setting)).toBe(6)
  },
)

test('a stricter policy of the project holds where the setting repeats it', () => {
  expect(leastPasswordLength('8')).toBe(8)
})
