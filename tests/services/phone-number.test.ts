import { expect, test } from 'vitest'
import { phone } from '../../backend/fields/phone.ts'
import { readablePhone } from '../../src/services/phone-number.ts'

test.each([
  ['+46812345678', '+46 8 123 456 78'],
  ['+351912345678', '+351 912 345 678'],
  ['+12125550123', '+1 212 555 0123'],
  ['+33612345678', '+33 6 12 34 56 78'],
])('%s is shown as %s, which the backend stores as before', (stored, shown) => {
  expect(readablePhone(stored)).toBe(shown)
  expect(phone.parse(shown)).toBe(stored)
})

test.each(['', '112', 'at the office: 0176 1234', '+46', '+999999999999999999'])(
  '“%s”, which is no international number, is shown as it is',
  (stored) => {
    expect(readablePhone(stored)).toBe(stored)
  },
)
