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
  expect(at(dropped)).toMatchObject({ at: { visible: 'offering' }, context: { email } })
})

test.each(['dismissed', 'session ended'])('the message is cleared when it is %s', (end) => {
  expect(at(dropped, end)).toMatchObject({ at: 'hidden', context: { email: '' } })
})

test('the member can request an email for a new password', () => {
  const requested = [dropped, 'reset email requested']
  expect(at(...requested)).toMatchObject({
    at: { visible: 'sending' },
    tags: ['busy'],
    services: { 'send reset email': { email: 'maya@lindqvist.example' } },
  })
  expect(at(...requested, 'send reset email: is sent')).toMatchObject({
    at: { visible: 'sent' },
    tags: [],
    emitted: [{ type: 'notice', notice: 'reset email sent' }],
  })
})

test('a failed request for an email is reported and can be repeated', () => {
  const failed = [dropped, 'reset email requested', 'send reset email: cannot be reached']
  expect(at(...failed)).toMatchObject({
    at: { visible: 'offering' },
    emitted: [{ type: 'notice', notice: 'reset email failed', failure: { kind: 'unreachable' } }],
  })
  expect(at(...failed, 'reset email requested').at).toEqual({ visible: 'sending' })
})
