import { describe, expect, test } from 'vitest'
import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { told } from '../support/paths/told.ts'

const email = 'maya@lindqvist.example'
const typed = 'field changed (an address is typed)'
const model = {
  ...forgotPasswordModel,
  events: {
    'field changed': {
      ...forgotPasswordModel.events?.['field changed'],
      blanks: { type: 'field changed' as const, value: '  ' },
      'an address with blanks': { type: 'field changed' as const, value: ` ${email} ` },
    },
  },
}
const at = (...moves: string[]) => told(model, 'nothing typed yet', ...moves)

describe('asking for a new password', () => {
  test('begins with an empty form', () => {
    expect(at()).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      context: { email: '', emailMissing: false, failure: null },
    })
  })

  test('without an address says that one is needed, until something is typed', () => {
    const empty = at('submitted')
    expect(empty.says).toMatchObject([{ notice: 'email address needed' }])
    expect(empty).toMatchObject({ at: { form: 'editing' }, context: { emailMissing: true } })
    expect(at('submitted', typed).context).toMatchObject({ email, emailMissing: false })
  })

  test('does not take blanks for an address, and sends none', () => {
    const blank = at('field changed (blanks)', 'submitted')
    expect(blank).toMatchObject({ at: { form: 'editing' }, context: { emailMissing: true } })
    const padded = at('field changed (an address with blanks)', 'submitted')
    expect(padded.asks).toEqual({ 'send reset email': { email } })
  })

  test('mails to what was typed, and is busy meanwhile', () => {
    expect(at(typed, 'submitted')).toMatchObject({
      at: 'sending',
      tags: ['busy'],
      asks: { 'send reset email': { email } },
    })
  })

  test('says that the mail was sent', () => {
    const sent = at(typed, 'submitted', 'send reset email: is sent')
    expect(sent).toMatchObject({ at: { form: 'sent' }, says: [{ notice: 'reset email sent' }] })
  })

  test('begins anew with what is typed after a mail was sent', () => {
    const sent = [typed, 'submitted', 'send reset email: is sent']
    expect(at(...sent, 'field changed (the address is emptied)').at).toEqual({ form: 'editing' })
    expect(at(...sent, typed).at).toEqual({ form: 'editing' })
  })

  test.each([
    ['is refused', 'too many requests'],
    ['cannot be reached', 'unreachable'],
  ])('that %s says why, keeps the form, and forgets it with the next try', (outcome, kind) => {
    const failed = [typed, 'submitted', `send reset email: ${outcome}`]
    const failure = { kind }
    expect(at(...failed)).toMatchObject({
      at: { form: 'editing' },
      context: { email, failure },
      says: [{ notice: 'reset email failed', failure }],
    })
    expect(at(...failed, 'submitted').context.failure).toBeNull()
    expect(at(...failed, typed).context.failure).toBeNull()
  })
})
