import { expect, test } from 'vitest'
import { mailProviderOf } from '../../src/screens/verify-email/mail-provider.ts'

test.each([
  ['maya@gmail.com', 'Gmail'],
  ['maya@GoogleMail.com ', 'Gmail'],
  ['maya@hotmail.com', 'Outlook'],
  ['"maya@home"@icloud.com', 'iCloud Mail'],
  ['maya@pm.me', 'Proton Mail'],
  ['maya@yahoo.com', 'Yahoo Mail'],
])('the mail of %s is at %s', (email, name) => {
  expect(mailProviderOf(email)?.name).toBe(name)
})

test.each(['maya@members.example', 'maya@gmail.com.example', 'gmail.com@members.example', '', '@'])(
  'the mail of “%s” is at no known provider',
  (email) => {
    expect(mailProviderOf(email)).toBeUndefined()
  },
)
