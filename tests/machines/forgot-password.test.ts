import { describe, expect, test } from 'vitest'
import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { checkDelay } from '../support/check-delay.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const email = 'maya@lindqvist.example'
const typed = 'field changed (an email is typed)'
const model = {
  ...forgotPasswordModel,
  outcomes: {
    ...forgotPasswordModel.outcomes,
    'watch visibility': {
      ...forgotPasswordModel.outcomes?.['watch visibility'],
      'sees the tab after a suspension of 20 s': {
        sends: (now: number) => ({ type: 'tab shown' as const, at: now + 20_000 }),
      },
    },
  },
  events: {
    'field changed': {
      ...forgotPasswordModel.events?.['field changed'],
      blanks: { type: 'field changed' as const, value: '  ' },
      'an email with blanks': { type: 'field changed' as const, value: ` ${email} ` },
    },
  },
}
const at = (...moves: string[]) => walkMachine(model, 'nothing typed yet', ...moves)

describe('requesting a new password', () => {
  test('starts with an empty form', () => {
    expect(at()).toMatchObject({
      at: { form: 'editing' },
      tags: [],
      context: { email: '', emailMissing: false, failure: null },
    })
  })

  test('requires an email, and clears the problem when something is typed', () => {
    const empty = at('submitted')
    expect(empty.emitted).toMatchObject([{ notice: 'email needed' }])
    expect(empty).toMatchObject({ at: { form: 'editing' }, context: { emailMissing: true } })
    expect(at('submitted', typed).context).toMatchObject({ email, emailMissing: false })
  })

  test('rejects blanks as an email and trims blanks around one', () => {
    const blank = at('field changed (blanks)', 'submitted')
    expect(blank).toMatchObject({ at: { form: 'editing' }, context: { emailMissing: true } })
    const padded = at('field changed (an email with blanks)', 'submitted')
    expect(padded.services).toEqual({ 'send reset email': { email } })
  })

  test('sends the reset email to the typed email and is busy meanwhile', () => {
    expect(at(typed, 'submitted')).toMatchObject({
      at: 'sending',
      tags: ['busy'],
      services: { 'send reset email': { email } },
    })
  })

  test('shows that the reset email was sent', () => {
    const sent = at(typed, 'submitted', 'send reset email: is sent')
    expect(sent).toMatchObject({
      at: { form: { sent: 'cooling down' } },
      tags: ['cooling down'],
      emitted: [{ notice: 'reset email sent' }],
    })
  })

  test('counts down from the last email to this address, and sends none before', () => {
    const sent = [typed, 'submitted', 'send reset email: was sent 40 s ago']
    const { before, after } = checkDelay(
      model,
      { input: 'nothing typed yet', moves: sent },
      {
        timer: 'until resend',
        ms: 20_000,
      },
    )
    expect(before.can).not.toContain('submitted')
    expect(after.can).toContain('submitted')
  })

  test('subtracts a suspension from the time until the next email', () => {
    const sent = [typed, 'submitted', 'send reset email: is sent']
    const shown = 'watch visibility: sees the tab after a suspension of 20 s'
    const path = { input: 'nothing typed yet', moves: [...sent, shown] }
    checkDelay(model, path, { timer: 'until resend', ms: 40_000 })
  })

  test('returns to editing when something is typed after a reset email was sent', () => {
    const sent = [typed, 'submitted', 'send reset email: is sent']
    expect(at(...sent, 'field changed (the email is cleared)').at).toEqual({ form: 'editing' })
    expect(at(...sent, typed).at).toEqual({ form: 'editing' })
  })

  test.each([
    ['is refused', 'too many requests'],
    ['cannot be reached', 'unreachable'],
  ])(
    'shows why the request %s, keeps the form, and clears the failure at the next attempt',
    (outcome, kind) => {
      const failed = [typed, 'submitted', `send reset email: ${outcome}`]
      const failure = { kind }
      expect(at(...failed)).toMatchObject({
        at: { form: 'editing' },
        context: { email, failure },
        emitted: [{ notice: 'reset email failed', failure }],
      })
      expect(at(...failed, 'submitted').context.failure).toBeNull()
      expect(at(...failed, typed).context.failure).toBeNull()
    },
  )
})
