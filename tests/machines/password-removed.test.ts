import { expect, test } from 'vitest'
import { passwordRemovedModel } from '../../machines/password-removed/password-removed-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const dropped = 'password removed (for an email)'
const at = (...moves: string[]) => walkMachine(passwordRemovedModel, 'a visitor', ...moves)

test('the message is hidden as long as no password was removed', () => {
  expect(at()).toMatchObject({ at: 'hidden', context: { email: '' } })
})

test('the message about a dropped password contains the email for a new one', () => {
  const email = 'maya@lindqvist.example'
  expect(at(dropped)).toMatchObject({ at: 'visible', context: { email } })
})

test.each(['dismissed', 'session ended'])('the message is cleared when it is %s', (end) => {
  expect(at(dropped, end)).toMatchObject({ at: 'hidden', context: { email: '' } })
})
