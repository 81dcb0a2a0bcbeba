import { replay } from 'statewalk'
import { clockStart } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { newMember, verifiedIdentity } from '../../machines/samples.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { checkDelay } from '../support/check-delay.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'
import { checks, from, model, withdrawal } from './support/verify-email-steps.ts'

describe('the pending verification', () => {
  const at = (...moves: string[]) => walkMachine(model, 'just signed up', ...moves)
  const email = 'maya@lindqvist.example'
  const start = clockStart

  const manually = 'check requested'
  const online = 'watch connection: is restored'
  const asking = (how: string) => [manually, `check verified (manual): ${how}`]
  const sending = (how: string) => ['resend requested', `send verification email: ${how}`]
  const verified = asking('is verified')
  const entered = [...verified, 'session opened (of the member)']
  const region = (name: string, state: string) => ({ waiting: { [name]: state } })

  test('starts with a pause before the first check', () => {
    expect(at()).toMatchObject({
      at: {
        waiting: { polling: 'pausing', hints: 'ready', manual: 'idle', resending: 'ready' },
      },
      tags: [],
      emitted: [],
    })
    expect(Object.keys(at().services)).toEqual([
      'watch visibility',
      'watch connection',
      'watch other tabs',
      'watch stored cooldown',
    ])
    expect(at().context).toEqual({
      email,
      signedIn: null,
      maxChecks: 30,
      checks: 0,
      resendAt: null,
      resendKnownAt: start,
      ended: null,
      isUnsent: false,
      message: null,
      identity: null,
      member: null,
      failure: null,
    })
  })

  test.each([
    ['after the poll interval', ['⏱ poll interval'], 'polling', []],
    ['manually', [manually], 'manual', ['checking']],
    ['when the browser is online again', [online], 'hints', []],
    [
      'when another tab has verified it',
      ['watch other tabs: report the verification'],
      'hints',
      [],
    ],
    ['when the tab is visible again', ['watch visibility: sees the tab'], 'hints', []],
  ])('checks %s', (_, moves, name, tags) => {
    expect(at(...moves)).toMatchObject({
      at: region(name, 'checking'),
      tags,
      services: { 'check verified': { email } },
    })
  })

  test.each(['is not verified yet', 'fails'])(
    'schedules the next check after one that %s',
    (how) => {
      expect(at('⏱ poll interval', `check verified (polling): ${how}`)).toMatchObject({
        at: region('polling', 'pausing'),
        context: { checks: 1, message: null },
      })
    },
  )

  test.each(['is not verified yet', 'fails'])(
    'schedules no check after the last one: %s',
    (how) => {
      const last = ['⏱ poll interval', `check verified (polling): ${how}`]
      const ended = at(...checks(29).flat(), ...last)
      expect(ended).toMatchObject({ at: region('polling', 'stopped'), context: { checks: 30 } })
    },
  )

  test('ignores hints for 10 s after one without a result', () => {
    for (const how of ['is not verified yet', 'fails']) {
      const hinted = [online, `check verified (hints): ${how}`]
      expect(at(...hinted).at).toMatchObject(region('hints', 'cooling down'))
      const { before, after } = checkDelay(model, from(...hinted), {
        timer: 'hint cooldown',
        ms: 10_000,
      })
      expect(before.can).not.toContain('tab shown (with running timers)')
      expect(after.can).toContain('tab shown (with running timers)')
      expect(at(...hinted, online).at).toMatchObject(region('hints', 'cooling down'))
    }
  })

  test('ignores hints after the last check', () => {
    const ended = checks(30).flat()
    const hinted = replay(model, from(...ended)).possibleMoves()
    expect(hinted.moves.map(({ name }) => name)).not.toContain('tab shown (with running timers)')
    expect(at(...ended, online).at).toMatchObject(region('hints', 'ready'))
  })

  test.each([
    ['is not verified yet', 'not verified yet'],
    ['fails', 'check failed'],
  ])('shows the result of a manual check: %s', (how, message) => {
    expect(at(...asking(how))).toMatchObject({
      at: region('manual', 'idle'),
      tags: [],
      context: { message },
    })
  })

  test('sends another email on request', () => {
    expect(at('resend requested')).toMatchObject({
      at: region('resending', 'sending'),
      tags: ['sending'],
      services: { 'send verification email': { email } },
    })
  })

  test('restarts the checks and a cooldown of 60 s in every tab when an email was sent', () => {
    const sent = at(...checks(30).flat(), ...sending('is sent'))
    const now = start + 300_000
    expect(sent).toMatchObject({
      at: { waiting: { polling: 'pausing', resending: 'cooling down' } },
      tags: [],
      context: {
        checks: 0,
        resendAt: now + 60_000,
        message: 'sent',
      },
    })
    expect(sent.emitted).toEqual([])
  })

  test('checks 10 s after an email was sent, in any state of the checks', () => {
    for (const first of [[], ['⏱ poll interval'], checks(30).flat()]) {
      const sent = from(...first, ...sending('is sent'))
      const { before, after } = checkDelay(model, sent, { timer: 'poll interval', ms: 10_000 })
      expect(before.services).not.toContain('check verified (polling)')
      expect(after.services).toContain('check verified (polling)')
    }
  })

  test.each([
    ['finds no identity', 'no recipient'],
    ['finds it verified', 'no recipient'],
    ['fails', 'not sent'],
  ])('has no cooldown if sending the email %s', (how, message) => {
    const failed = at(...sending(how))
    expect(failed).toMatchObject({
      at: region('resending', 'ready'),
      tags: [],
      context: { message, resendAt: null },
    })
    expect(failed.emitted).toEqual([])
  })

  test('adopts every cooldown of another tab', () => {
    const shared = 'cooldown stored (by another tab)'
    const waits = { at: region('resending', 'cooling down') }
    expect(at(shared)).toMatchObject({ ...waits, context: { resendAt: start + 60_000 } })
    const later = at(shared, '⏱ poll interval', shared)
    expect(later).toMatchObject({ ...waits, context: { resendAt: start + 70_000 } })
  })

  test('waits 60 s from the last email of another tab', () => {
    const shared = 'cooldown stored (by another tab)'
    for (const first of [[shared], sending('is sent')]) {
      const { before, after } = checkDelay(model, from(...first, '⏱ poll interval', shared), {
        timer: 'until resend',
        ms: 60_000,
      })
      expect(before.can).not.toContain('resend requested')
      expect(after.can).toContain('resend requested')
    }
  })

  test('keeps a cooldown that is stored again, and one that a suspension has not outlasted', () => {
    const stored = 'watch stored cooldown: is started'
    expect(at(stored, stored)).toMatchObject({ context: { resendAt: start + 60_000 } })
    const shown = at(stored, 'tab shown (with running timers)')
    expect(shown.at).toMatchObject(region('resending', 'cooling down'))
  })

  test('subtracts a suspension from the cooldown', () => {
    const moves = ['watch stored cooldown: is started', 'tab shown (after a suspension of 20 s)']
    checkDelay(model, from(...moves), { timer: 'until resend', ms: 40_000 })
  })

  test('clears the cooldown when it is over', () => {
    const cooled = [...sending('is sent'), 'tab shown (after a suspension)']
    expect(at(...cooled)).toMatchObject({
      at: region('resending', 'ready'),
      context: { resendAt: null },
    })
  })

  test.each([
    ['manually', verified],
    ['after the poll interval', ['⏱ poll interval', 'check verified (polling): is verified']],
    ['after a hint', [online, 'check verified (hints): is verified']],
  ])('starts the session when the email is found verified %s', (_, moves) => {
    const found = at(...moves)
    expect(found).toMatchObject({
      at: { verified: { session: 'starting', redirect: 'pausing' } },
      tags: [],
      context: { message: 'verified', identity: verifiedIdentity },
    })
    expect(found.emitted).toEqual([
      { type: 'email verified', email },
      { type: 'identity verified', identity: verifiedIdentity, replyTo: 'page' },
    ])
  })

  test('shows a failed session start until the next attempt', () => {
    const refused = [...verified, 'session not opened (by the backend)']
    expect(at(...refused)).toMatchObject({
      at: { verified: { session: 'failed' } },
      context: { failure: { kind: 'unreachable' } },
    })
    expect(at(...refused, 'retry requested')).toMatchObject({
      at: { verified: { session: 'starting' } },
      context: { failure: null },
    })
  })

  test('emits the member 1.5 s after the session start', () => {
    expect(at(...entered)).toMatchObject({
      at: { verified: { session: 'started', redirect: 'pausing' } },
      context: { member: newMember },
      emitted: [],
    })
    const gone = at(...entered, '⏱ redirect delay')
    expect(gone.at).toBe('redirected')
    expect(gone.sentTo.onboarding).toEqual([
      { type: 'signed in', member: newMember, authType: 'local', returnTo: null },
    ])
  })

  test('withdraws the account if the email was mistyped', () => {
    expect(at('withdrawal requested')).toMatchObject({
      at: 'withdrawing',
      tags: ['withdrawing'],
      services: { 'withdraw account': { email } },
    })
    const withdrawn = at('withdrawal requested', ...withdrawal, 'remove identity: is removed')
    expect(withdrawn.at).toBe('withdrawn')
    const message = { type: 'account withdrawn' }
    expect(withdrawn.sentTo).toMatchObject({ session: [message], onboarding: [message] })
  })

  test('shows why the account cannot be withdrawn, until the next attempt', () => {
    const failure = { kind: 'unreachable' }
    const failed = ['withdrawal requested', ...withdrawal, 'remove identity: cannot be removed']
    expect(at(...failed)).toMatchObject({
      at: region('polling', 'pausing'),
      tags: [],
      context: { failure },
      emitted: [{ notice: 'withdrawal failed', failure }],
    })
    expect(at(...failed, 'withdrawal requested').context.failure).toBeNull()
  })

  test('schedules no check if the withdrawal fails after the last check', () => {
    const failed = at(
      ...checks(30).flat(),
      'withdrawal requested',
      ...withdrawal,
      'remove identity: cannot be removed',
    )
    expect(failed).toMatchObject({ at: region('polling', 'stopped'), context: { checks: 30 } })
  })

  test('restores the cooldown after a reload', () => {
    expect(walkMachine(verifyEmailModel, 'reloaded during the cooldown')).toMatchObject({
      at: region('resending', 'cooling down'),
      context: { resendAt: start + 20_000 },
    })
  })
})
