import { expect, test } from 'vitest'
import { passwordLostModel } from '../../machines/password-lost/password-lost-model.ts'
import { told } from '../support/paths/told.ts'

const dropped = 'password dropped (of an address)'
const at = (...moves: string[]) => told(passwordLostModel, 'a visitor', ...moves)

test('nobody is told of a password that is there', () => {
  expect(at()).toMatchObject({ at: 'silent', context: { email: '' } })
})

test('whoever has lost a password is told, with the address to which a new one is mailed', () => {
  const email = 'maya@lindqvist.example'
  expect(at(dropped)).toMatchObject({ at: 'telling', context: { email } })
})

test.each(['dismissed', 'session ended'])('once it is %s, nothing is kept of it', (end) => {
  expect(at(dropped, end)).toMatchObject({ at: 'silent', context: { email: '' } })
})
