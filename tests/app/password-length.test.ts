import { expect, test } from 'vitest'
import { requiredPasswordLength } from '../../machines/sign-up/sign-up-form.ts'

test.each([undefined, '', 'eight', '8.5', '0', '-1', '5', 'Infinity'])(
  'without a valid setting (%s) the required length is the default of the identity service, 6',
  (setting) => {
    expect(requiredPasswordLength(setting)).toBe(6)
  },
)

test('the setting can require a longer password', () => {
  expect(requiredPasswordLength('8')).toBe(8)
})
