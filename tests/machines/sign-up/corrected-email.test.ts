import { describe, expect, test } from 'vitest'
import { unverifiedIdentity } from '../../../machines/samples.ts'
import { walkMachine } from '../../support/paths/walk-machine.ts'
import { model, withdrawal } from '../support/sign-up-steps.ts'

const correcting = (...moves: string[]) => walkMachine(model, 'an email to correct', ...moves)

const submitted = [
  'field changed (the password is typed)',
  'field changed (the password is repeated)',
  'submitted',
]

describe('a corrected email', () => {
  test('withdraws the first account before it creates the second', () => {
    expect(correcting(...submitted)).toMatchObject({
      at: 'withdrawing the account',
      tags: ['busy'],
      services: { 'withdraw account': { email: unverifiedIdentity.email } },
    })
    const withdrawn = correcting(...submitted, ...withdrawal, 'remove identity: is removed')
    expect(withdrawn).toMatchObject({
      at: 'creating identity',
      context: { identity: null, identityMatches: false },
    })
    expect(withdrawn.emitted).toEqual([{ type: 'account withdrawn' }])
  })

  test('stays in the form and shows the failure if the first account cannot be withdrawn', () => {
    expect(
      correcting(...submitted, ...withdrawal, 'remove identity: cannot be removed'),
    ).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      context: { identity: unverifiedIdentity, failure: { kind: 'unreachable' } },
      emitted: [{ notice: 'registration failed', failure: { kind: 'unreachable' } }],
    })
  })
})
