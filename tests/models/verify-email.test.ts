import { describe, expect, test } from 'vitest'
import { replay } from '../../machines/model/replay.ts'
import { clockStart } from '../../machines/model/step-clock.ts'
import { checkDelay } from '../../machines/model/timers.ts'
import { verifyEmailPropsOf } from '../../src/screens/verify-email/props-of.ts'
import { checks, from, model } from './support/verify-email-steps.ts'

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

  test('has one check due after any sleep, not those that were missed (fault 39)', () => {
    const woken = replay(model, from('⏱ poll interval'))
    expect(woken.services()).toEqual(['check verified (polling)'])
    expect(woken.timers()).toEqual([])
  })

  test.each([
    ['a day back', -86_400_000, 60],
    ['a second back', -1_000, 60],
    ['not at all', 0, 60],
    ['half a minute on', 30_000, 30],
    ['a day on', 86_400_000, 0],
  ])('counts from the deadline when the clock jumps %s (fault 37)', (_how, jump, seconds) => {
    const run = replay(model, from('resend requested', 'send verification email: is sent'))
    const { resend } = verifyEmailPropsOf(run.snapshot(), run.now() + jump)
    expect(resend.secondsLeft).toBe(seconds)
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
