import { describe, expect, test } from 'vitest'
import { replay } from '../../machines/model/replay.ts'
import { newMember, verifiedIdentity } from '../../machines/model/samples.ts'
import { clockStart } from '../../machines/model/step-clock.ts'
import { checkDelay } from '../../machines/model/timers.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { told } from '../support/paths/told.ts'
import { checks, from, model } from './support/verify-email-steps.ts'

describe('what the wait says and asks', () => {
  const at = (...moves: string[]) => told(model, 'just signed up', ...moves)
  const email = 'maya@lindqvist.example'
  const begun = clockStart

  const byHand = 'check requested'
  const asking = (how: string) => [byHand, `check verified (asking): ${how}`]
  const sending = (how: string) => ['resend requested', `send verification email: ${how}`]
  const verified = asking('says verified')
  const entered = [...verified, 'enter session: is entered']
  const region = (name: string, state: string) => ({ waiting: { [name]: state } })

  test('at its beginning', () => {
    expect(at()).toMatchObject({
      at: {
        waiting: { polling: 'pausing', hints: 'listening', asking: 'idle', resending: 'ready' },
      },
      tags: [],
      asks: {},
      says: [],
    })
    expect(at().context).toEqual({
      email,
      maxChecks: 30,
      checks: 0,
      nextCheckAt: begun + 10_000,
      resendFrom: null,
      message: null,
      identity: null,
      member: null,
      failure: null,
    })
  })

  test.each([
    ['by the clock', ['⏱ poll interval'], 'polling', []],
    ['by hand', [byHand], 'asking', ['checking']],
    ['by a hint of the browser', ['check hinted'], 'hints', []],
  ])('when it looks %s', (_, moves, name, tags) => {
    expect(at(...moves)).toMatchObject({
      at: region(name, 'looking'),
      tags,
      asks: { 'check verified': { email } },
    })
  })

  test('when a look by the clock has found nothing, or has failed: the next one is due', () => {
    const nothing = at('⏱ poll interval', 'check verified (polling): says not yet')
    expect(nothing).toMatchObject({
      at: region('polling', 'pausing'),
      context: { checks: 1, nextCheckAt: begun + 20_000, message: null },
    })
    const failed = at('⏱ poll interval', 'check verified (polling): fails')
    expect(failed).toMatchObject({
      at: region('polling', 'pausing'),
      context: { checks: 1, nextCheckAt: null, message: null },
    })
  })

  test.each(['says not yet', 'fails'])('when the last look %s: no other is due', (how) => {
    const last = ['⏱ poll interval', `check verified (polling): ${how}`]
    const ended = at(...checks(29).flat(), ...last)
    expect(ended).toMatchObject({ at: region('polling', 'stopped'), context: { checks: 30 } })
  })

  test('when the browser has hinted for nothing: it rests 10 s before the next hint counts', () => {
    for (const how of ['says not yet', 'fails']) {
      const hinted = ['check hinted', `check verified (hints): ${how}`]
      expect(at(...hinted).at).toMatchObject(region('hints', 'resting'))
      const { before, after } = checkDelay(model, from(...hinted), {
        timer: 'hint rest',
        ms: 10_000,
      })
      expect(before.can).not.toContain('check hinted')
      expect(after.can).toContain('check hinted')
    }
  })

  test('when a hint comes after the last look: nothing', () => {
    const hinted = replay(model, from(...checks(30).flat())).possible()
    expect(hinted.moves.map(({ name }) => name)).not.toContain('check hinted')
  })

  test.each([
    ['says not yet', 'not verified yet'],
    ['fails', 'check failed'],
  ])('when a look by hand %s', (how, message) => {
    expect(at(...asking(how))).toMatchObject({
      at: region('asking', 'idle'),
      tags: [],
      context: { message },
    })
  })

  test('when another mail is asked for', () => {
    expect(at('resend requested')).toMatchObject({
      at: region('resending', 'sending'),
      tags: ['sending'],
      asks: { 'send verification email': { email } },
    })
  })

  test('when it was sent: the looks begin anew, and every tab waits 60 s', () => {
    const sent = at(...checks(30).flat(), ...sending('is sent'))
    const now = begun + 300_000
    expect(sent).toMatchObject({
      at: { waiting: { polling: 'pausing', resending: 'cooling down' } },
      tags: [],
      context: {
        checks: 0,
        nextCheckAt: now + 10_000,
        resendFrom: now + 60_000,
        message: 'sent',
      },
    })
    expect(sent.says).toEqual([{ type: 'resend allowed from', email, at: now + 60_000 }])
  })

  test('when it was sent: the next look is 10 s away, whatever the looks were doing', () => {
    for (const first of [[], ['⏱ poll interval'], checks(30).flat()]) {
      const sent = from(...first, ...sending('is sent'))
      const { before, after } = checkDelay(model, sent, { timer: 'poll interval', ms: 10_000 })
      expect(before.services).toEqual([])
      expect(after.services).toEqual(['check verified (polling)'])
    }
  })

  test.each([
    ['finds nobody', 'nobody to send to'],
    ['finds it verified', 'nobody to send to'],
    ['fails', 'not sent'],
  ])('when sending it %s: it may be asked for at once', (how, message) => {
    const told = at(...sending(how))
    expect(told).toMatchObject({
      at: region('resending', 'ready'),
      tags: [],
      context: { message, resendFrom: null },
    })
    expect(told.says).toEqual([])
  })

  test('when another tab has sent one: it waits as long as that tab, again and again', () => {
    const shared = 'cooldown shared (by another tab)'
    const waits = { at: region('resending', 'cooling down') }
    expect(at(shared)).toMatchObject({ ...waits, context: { resendFrom: begun + 60_000 } })
    const later = at(shared, '⏱ poll interval', shared)
    expect(later).toMatchObject({ ...waits, context: { resendFrom: begun + 70_000 } })
  })

  test('when another tab has sent one meanwhile: it waits for 60 s from then', () => {
    const shared = 'cooldown shared (by another tab)'
    for (const first of [[shared], sending('is sent')]) {
      const { before, after } = checkDelay(model, from(...first, '⏱ poll interval', shared), {
        timer: 'until resend',
        ms: 60_000,
      })
      expect(before.can).not.toContain('resend requested')
      expect(after.can).toContain('resend requested')
    }
  })

  test('when the wait for another mail is over', () => {
    const cooled = [...sending('is sent'), 'cooldown over']
    expect(at(...cooled)).toMatchObject({
      at: region('resending', 'ready'),
      context: { resendFrom: null },
    })
  })

  test.each([
    ['by hand', verified],
    ['by the clock', ['⏱ poll interval', 'check verified (polling): says verified']],
    ['by a hint', ['check hinted', 'check verified (hints): says verified']],
  ])('when the address is found verified %s', (_, moves) => {
    const found = at(...moves)
    expect(found).toMatchObject({
      at: { verified: { session: 'entering', redirect: 'pausing' } },
      tags: [],
      context: { message: 'verified', identity: verifiedIdentity },
      asks: { 'enter session': { identity: verifiedIdentity } },
    })
    expect(found.says).toEqual([{ type: 'verified', email }])
  })

  test('when the session cannot be entered: that, until it is tried again', () => {
    const refused = [...verified, 'enter session: is refused']
    expect(at(...refused)).toMatchObject({
      at: { verified: { session: 'refused' } },
      context: { failure: { kind: 'unreachable' } },
    })
    expect(at(...refused, 'retry requested')).toMatchObject({
      at: { verified: { session: 'entering' } },
      context: { failure: null },
    })
  })

  test('when it is entered: who is here, once 1.5 s are over', () => {
    expect(at(...entered)).toMatchObject({
      at: { verified: { session: 'entered', redirect: 'pausing' } },
      context: { member: newMember },
      says: [],
    })
    const gone = at(...entered, '⏱ redirect delay')
    expect(gone.at).toBe('redirected')
    expect(gone.says).toEqual([{ type: 'signed in', member: newMember, returnTo: null }])
  })

  test('when the address was mistyped: the account is withdrawn', () => {
    expect(at('wrong address')).toMatchObject({
      at: 'withdrawing',
      tags: ['withdrawing'],
      asks: { 'withdraw account': { email } },
    })
    const withdrawn = at('wrong address', 'withdraw account: is withdrawn')
    expect(withdrawn.at).toBe('withdrawn')
    expect(withdrawn.says).toEqual([{ type: 'account withdrawn' }])
  })

  test('when it cannot be withdrawn: why, until it is tried again', () => {
    const failure = { kind: 'unreachable' }
    const failed = ['wrong address', 'withdraw account: fails']
    expect(at(...failed)).toMatchObject({
      at: region('polling', 'pausing'),
      tags: [],
      context: { failure },
      says: [{ notice: 'withdrawal failed', failure }],
    })
    expect(at(...failed, 'wrong address').context.failure).toBeNull()
  })

  test('when it cannot be withdrawn after the last look: no other is due', () => {
    const failed = at(...checks(30).flat(), 'wrong address', 'withdraw account: fails')
    expect(failed).toMatchObject({ at: region('polling', 'stopped'), context: { checks: 30 } })
  })

  test('when it is reloaded during the wait for another mail', () => {
    expect(told(verifyEmailModel, 'reloaded during the cooldown')).toMatchObject({
      at: region('resending', 'cooling down'),
      context: { resendFrom: begun + 20_000 },
    })
  })
})
