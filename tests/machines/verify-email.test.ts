import { replay } from 'statewalk'
import { clockStart } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { toVerifyEmailProps } from '../../src/screens/verify-email/view-props.ts'
import { checkDelay } from '../support/check-delay.ts'
import { checks, from, model } from './support/verify-email-steps.ts'

describe('the pending verification', () => {
  test('checks every 10 s, exactly 30 times (spec 4.18, 4.19, 9.11)', () => {
    const run = replay(model, from(...checks(30).flat()))
    expect(run.now()).toBe(clockStart + 300_000)
    expect(run.observe().started['check verified']).toBe(30)
    expect(run.timers()).toEqual([])
    expect(run.possibleMoves().moves.map(({ name }) => name)).toContain('check requested')
  })

  test.each([0, 1, 29])('checks again exactly 10 s after check %i (spec 4.18, 9.10)', (times) => {
    const { before, after } = checkDelay(model, from(...checks(times).flat()), {
      timer: 'poll interval',
      ms: 10_000,
    })
    expect(before.services).not.toContain('check verified (polling)')
    expect(after.services).toContain('check verified (polling)')
  })

  test('blocks another email for exactly 60 s after one was sent (spec 4.20, 9.12)', () => {
    const sent = from('resend requested', 'send verification email: is sent')
    const { before, after } = checkDelay(model, sent, { timer: 'until resend', ms: 60_000 })
    expect(before.can).not.toContain('resend requested')
    expect(after.can).toContain('resend requested')
  })

  test('makes one check after any sleep, not the missed ones (fault 39)', () => {
    const woken = replay(model, from('⏱ poll interval'))
    expect(woken.services().filter((name) => name.startsWith('check verified'))).toEqual([
      'check verified (polling)',
    ])
    expect(woken.timers()).toEqual([])
  })

  test.each([
    ['a day back', -86_400_000, 60],
    ['a second back', -1_000, 60],
    ['not at all', 0, 60],
    ['half a minute forward', 30_000, 30],
    ['a day forward', 86_400_000, 1],
  ])('counts down to the deadline when the clock jumps %s (fault 37)', (_how, jump, seconds) => {
    const run = replay(model, from('resend requested', 'send verification email: is sent'))
    const { resend } = toVerifyEmailProps(run.snapshot(), run.now() + jump)
    expect(resend.secondsLeft).toBe(seconds)
  })

  test('redirects exactly 1.5 s after the email was verified (spec 2.72, 9.13)', () => {
    const verified = from(
      '⏱ poll interval',
      'check verified (polling): is verified',
      'session opened (of the member)',
    )
    const { before, after } = checkDelay(model, verified, { timer: 'redirect delay', ms: 1_500 })
    expect(before.status).toBe('active')
    expect(after.status).toBe('done')
    expect(after.emitted.map(({ type }) => type)).toEqual(['signed in'])
  })
})
