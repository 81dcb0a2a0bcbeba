import { expect, test } from 'vitest'
import { isMembersKey } from '../../../src/services/browser-storage/keys.ts'

test.each([
  'token',
  'tempUserEmail',
  'trellis:resend',
  'trellis:draft',
  'trellis:of-an-old-version',
])('%s is removed when the member leaves (reading 9)', (key) => {
  expect(isMembersKey(key)).toBe(true)
})

test.each([
  'trellis:theme',
  'trellis:deletion',
  'trellis',
  'trellis-notes',
  'Token',
  'tokens',
  'theme',
])('%s stays, because it outlives the logout or belongs to another site of this origin', (key) => {
  expect(isMembersKey(key)).toBe(false)
})
