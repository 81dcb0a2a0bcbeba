import { expect, test } from 'vitest'
import { suggestedEmail } from '../../../machines/sign-up/email-typo.ts'

test.each([
  ['maya@gmial.com', 'maya@gmail.com'],
  ['maya@gmai.com', 'maya@gmail.com'],
  ['maya@gnail.com', 'maya@gmail.com'],
  ['maya@gmaill.com', 'maya@gmail.com'],
  ['maya@gmail.con', 'maya@gmail.com'],
  ['maya@gmail.co', 'maya@gmail.com'],
  ['maya@gmial.con', 'maya@gmail.com'],
  ['Maya.O@Hotmial.com', 'Maya.O@hotmail.com'],
  ['maya@yaho.com', 'maya@yahoo.com'],
  ['maya@outlok.com', 'maya@outlook.com'],
  ['maya@lindqvist.con', 'maya@lindqvist.com'],
  [' maya@iclod.com ', 'maya@icloud.com'],
])('%s probably means %s', (written, meant) => {
  expect(suggestedEmail(written)).toBe(meant)
})

test.each([
  'maya@gmail.com',
  'maya@mail.com',
  'maya@email.com.au',
  'maya@gmx.de',
  'maya@gmx.net',
  'maya@lindqvist.se',
  'maya@live.nl',
  'maya@life.nl',
  'maya@email.com',
  'maya@hotmail.se',
  'maya@yahoo.at',
  'maya@company.co',
  'maya@gmail',
  'maya@example.constructor',
  'maya@example.__proto__',
  'gmial.com',
  'maya@two@gmial.com',
  '',
])('%s is left alone', (email) => {
  expect(suggestedEmail(email)).toBeNull()
})
