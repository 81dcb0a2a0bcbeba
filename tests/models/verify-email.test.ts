import { describe, expect, test } from 'vitest'
import { replay } from '../../machines/model/replay.ts'
import { clockStart } from '../../machines/model/step-clock.ts'
import { checkDelay } from '../../machines/model/timers.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'

/* The tour walks two checks; here are the specification's own numbers (sections 4 and 9). */
const model = {
  ...verifyEmailModel,
  inputs: {
    'just signed up': (now: number) => ({
      email: 'maya@lindqvist.example',
      at: now,
      resendFrom: null,
    }),
  },
}
const from = (...moves: string[]) => ({ input: 'just signed up', moves })
const checks = (times: number) =>
  Array.from({ length: times }, () => ['⏱ poll interval', 'check verified (polling): says not yet'])

describe('waiting for the verification', () => {
  test('looks every 10 s, thirty times, and not once more (spec 4.18, 4.19, 9.11)', () => {
    const run = replay(model, from(...checks(30).flat()))
    expect(run.now()).toBe(clockStart + 300_000)
    expect(run.observe().started['check verified']).toBe(30)
    expect(run.timers()).toEqual([])
    expect(run.possible().moves.map(({ name }) => name)).toContain('check requested')
  })

  test.each([0, 1, 29])('looks again exactly 10 s after check %i (spec 4.18, 9.10)', (times) => {
    const { before, after } = checkDelay(model, from(...checks(times).flat()), {
      timer: 'poll interval',
      ms: 10_000,
    })
    expect(before.services).toEqual([])
    expect(after.services).toEqual(['check verified (polling)'])
  })

  test('refuses another mail for exactly 60 s after one was sent (spec 4.20, 9.12)', () => {
    const sent = from('resend requested', 'send verification email: is sent')
    const { before, after } = checkDelay(model, sent, { timer: 'until resend', ms: 60_000 })
    expect(before.can).not.toContain('resend requested')
    expect(after.can).toContain('resend requested')
  })

  test('goes on exactly 1.5 s after the address was verified (spec 9.13)', () => {
    const verified = from(
      '⏱ poll interval',
      'check verified (polling): says verified',
      'enter session: is entered',
    )
    const { before, after } = checkDelay(model, verified, { timer: 'redirect delay', ms: 1_500 })
    expect(before.status).toBe('active')
    expect(after.status).toBe('done')
    expect(after.emitted.map(({ type }) => type)).toEqual(['signed in'])
  })
})
