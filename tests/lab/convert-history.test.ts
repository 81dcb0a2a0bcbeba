import { type AnyModel, replay } from 'statewalk'
import { createStepClock } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate'
import { convertHistory } from '../../lab/live/convert-history.ts'
import { ServiceFailure } from '../../machines/failure.ts'
import { pollInterval, redirectDelay } from '../../machines/limits.ts'
import type { LiveActor } from '../../machines/live/live.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import {
  newMember,
  settledMember,
  unverifiedIdentity,
  verifiedIdentity,
} from '../../machines/samples.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { createLivePage } from '../../src/devtools/live-page.ts'
import { addAddressees } from '../support/addressees.ts'

type Answer = (now: number) => unknown

const fails =
  (kind: ServiceFailure['failure']['kind']): Answer =>
  () => {
    throw new ServiceFailure({ kind })
  }

/** The subscriptions of /verify-email, which report nothing here. */
const silent = Object.fromEntries(
  ['watch visibility', 'watch connection', 'watch other tabs', 'watch stored cooldown'].map(
    (name) => [name, fromCallback(() => {})],
  ),
)

/** A machine as it runs on a page: its services answer in turn, and its timers are a few ms late. */
const open = (model: AnyModel, input: unknown, answers: Record<string, readonly Answer[]>) => {
  const clock = createStepClock()
  const actors = new Map<string, LiveActor>()
  let moments = 0
  const live = createLivePage({
    page: 'page-1',
    clock: { now: () => clock.now() + (moments++ % 4) },
    post: (message) => {
      if (message.type === 'page reported')
        for (const actor of message.actors) actors.set(actor.machine, actor)
    },
  })
  const services = Object.entries(answers).map(([name, turns]) => {
    let turn = 0
    return [name, fromPromise(async () => turns[turn++]?.(clock.now()))] as const
  })
  const machine: AnyStateMachine = model.machine.provide({
    actors: {
      social: fromPromise(() => new Promise(() => {})),
      ...silent,
      ...Object.fromEntries(services),
    },
    actions: { 'store draft': () => {} },
    delays: model.delays?.(clock.now) ?? {},
  })
  const actor = createActor(machine, { systemId: 'page', input, clock, inspect: live.inspect })
  addAddressees(actor)
  actor.start()
  return {
    send: (event: { type: string; [property: string]: unknown }) => actor.send(event),
    wait: async (ms: number) => {
      clock.advance(ms)
      await new Promise((resolve) => setImmediate(resolve))
    },
    value: () => actor.getSnapshot().value,
    history(): LiveActor {
      live.receive({ type: 'report requested' })
      const reported = actors.get(machine.id)
      if (!reported) throw new Error('The page has reported no actor.')
      return reported
    },
  }
}

const sessionOpened = (member: typeof newMember) => ({ type: 'session opened', member })
const field = (name: string, value: string) => ({ type: 'field changed', field: name, value })

describe('a sign-in on the site', () => {
  const signIn = async () => {
    const page = open(
      loginModel,
      { returnTo: null },
      {
        'resolve login': [() => ({ email: 'tomas@example.test' })],
        'sign in': [fails('unreachable'), () => verifiedIdentity],
      },
    )
    page.send(field('identifier', 'tomas'))
    await page.wait(800)
    page.send(field('password', 'a'))
    page.send(field('password', 'another secret'))
    page.send({ type: 'submitted' })
    await page.wait(0)
    await page.wait(2_000)
    page.send(field('identifier', 'tomas@example.test'))
    page.send({ type: 'submitted' })
    await page.wait(0)
    page.send(sessionOpened(settledMember))
    return page
  }

  test('is converted to moves that lead to the same end', async () => {
    const page = await signIn()
    const { input, moves, unconverted } = convertHistory(loginModel, page.history(), {
      keepsTyped: true,
    })
    expect(unconverted).toBeNull()
    expect(moves.filter((move) => !move.startsWith('⏲'))).toEqual([
      'field changed {"field":"identifier","value":"tomas"}',
      'field changed (a password is typed)',
      'field changed (a password is typed)',
      'submitted',
      'resolve login: finds the email',
      'sign in: cannot be reached',
      'field changed {"field":"identifier","value":"tomas@example.test"}',
      'submitted',
      'sign in: is verified',
      'session opened (of the member)',
    ])
    expect(replay(loginModel, { input, moves }).snapshot().value).toBe(page.value())
  })

  test('is converted with samples for typed data, unless the tester keeps it', async () => {
    const page = await signIn()
    const { input, moves, unconverted } = convertHistory(loginModel, page.history())
    expect(unconverted).toBeNull()
    expect(JSON.stringify(moves)).not.toContain('tomas')
    expect(moves.filter((move) => move.startsWith('field changed'))).toEqual([
      'field changed (a username is typed)',
      'field changed (a password is typed)',
      'field changed (a password is typed)',
      'field changed (an email is typed)',
    ])
    expect(replay(loginModel, { input, moves }).snapshot().value).toBe(page.value())
  })

  test('keeps the time between events, and never the password', async () => {
    const { moves } = convertHistory(loginModel, (await signIn()).history())
    const waits = moves.flatMap((move) => /^⏲ (\d+) ms$/.exec(move)?.[1] ?? []).map(Number)
    expect(waits.filter((ms) => ms > 100).map((ms) => Math.round(ms / 100))).toEqual([8, 20])
    expect(JSON.stringify(moves)).not.toContain('secret')
  })
})

describe('a sign-up on the site', () => {
  const draft = {
    ...unverifiedIdentity,
    firstName: 'Ana',
    lastName: 'Reis',
    username: 'anareis',
    phone: '',
    email: 'ana@example.test',
  }

  test('is converted with the model’s samples for both passwords', async () => {
    const page = open(
      signUpModel,
      { draft, identity: null, returnTo: null },
      {
        'create identity': [() => unverifiedIdentity],
        register: [fails('username taken'), () => ({ pendingToken: 'pending-9' })],
        'remove identity': [() => undefined],
        'send verification email': [fails('unreachable')],
      },
    )
    page.send(field('password', 'correct horse'))
    page.send({ type: 'submitted' })
    page.send(field('confirmPassword', 'correct horse'))
    page.send({ type: 'submitted' })
    for (let answer = 0; answer < 3; answer += 1) await page.wait(40)
    const { input, moves, unconverted } = convertHistory(signUpModel, page.history())
    expect(unconverted).toBeNull()
    expect(input).toBe('a stored draft')
    expect(moves.filter((move) => !move.startsWith('⏲'))).toEqual([
      'field changed (the password is typed)',
      'submitted',
      'field changed (the password is repeated)',
      'submitted',
      'create identity: is created',
      'register: is refused',
      'remove identity: is removed',
    ])
    expect(JSON.stringify(page.history())).not.toContain('correct horse')
  })

  test('keeps only the shape of typed data that has no sample', () => {
    const page = open(signUpModel, { draft: null, identity: null, returnTo: null }, {})
    page.send(field('lastName', 'Ana-Lúcia 2'))
    const { moves } = convertHistory(signUpModel, page.history())
    expect(moves.at(-1)).toBe('field changed {"field":"lastName","value":"xxx-xxxxx 0"}')
  })

  test('stops at the step where the model differs, and reports it', async () => {
    const page = open(signUpModel, { draft: null, identity: null, returnTo: null }, {})
    page.send(field('password', 'correct horse'))
    page.send(field('confirmPassword', 'correct horse'))
    page.send({ type: 'submitted' })
    const { moves, unconverted } = convertHistory(signUpModel, page.history())
    expect(moves).toHaveLength(moves.filter((move) => move.startsWith('⏲')).length + 2)
    expect(unconverted).toEqual({ step: 3, event: 'submitted', reason: 'leads elsewhere' })
  })
})

describe('a verification on the site', () => {
  const email = 'ana@example.test'
  const notYet: Answer = (at) => ({ identity: { ...unverifiedIdentity, email }, at })
  const input = { email, signedIn: null, at: createStepClock().now(), resendAt: null }

  test('is converted with as many checks as the site makes', async () => {
    const page = open(verifyEmailModel, input, { 'check verified': [notYet, notYet, notYet] })
    for (let check = 0; check < 3; check += 1) await page.wait(pollInterval)
    const { input: from, unconverted } = convertHistory(verifyEmailModel, page.history())
    expect(unconverted).toBeNull()
    expect([from]).toEqual(Object.keys(verifyEmailModel.fullInputs ?? {}))
  })

  test('is converted with its timers, though they were late', async () => {
    const page = open(
      verifyEmailModel,
      { ...input, maxChecks: 2 },
      {
        'check verified': [notYet, (at) => ({ identity: verifiedIdentity, at })],
        'send verification email': [(at) => ({ sentAt: at, at })],
      },
    )
    page.send({ type: 'resend requested' })
    await page.wait(pollInterval / 2)
    await page.wait(pollInterval)
    page.send({ type: 'check requested' })
    await page.wait(30)
    page.send(sessionOpened(newMember))
    await page.wait(redirectDelay)
    const history = page.history()
    const { input: from, moves, unconverted } = convertHistory(verifyEmailModel, history)
    expect(unconverted).toBeNull()
    expect(moves.filter((move) => !move.startsWith('⏲'))).toEqual([
      'resend requested',
      'send verification email: is sent',
      '⏱ poll interval',
      'check verified (polling): is not verified yet',
      'check requested',
      'check verified (manual): is verified',
      'session opened (of the member)',
      '⏱ redirect delay',
    ])
    expect(page.value()).toBe('redirected')
    expect(replay(verifyEmailModel, { input: from, moves }).snapshot().value).toBe('redirected')
  })

  test('starts with the most similar input', async () => {
    const page = open(verifyEmailModel, { ...input, resendAt: input.at + 20_000 }, {})
    expect(convertHistory(verifyEmailModel, page.history()).input).toBe(
      'reloaded during the cooldown',
    )
  })

  test('stops where the model checks more often than the site', async () => {
    const page = open(verifyEmailModel, { ...input, maxChecks: 1 }, { 'check verified': [notYet] })
    await page.wait(pollInterval)
    await page.wait(0)
    const { moves, unconverted } = convertHistory(verifyEmailModel, page.history())
    expect(moves.at(-1)).toBe('⏱ poll interval')
    expect(unconverted).toMatchObject({ step: 2, reason: 'leads elsewhere' })
  })
})

describe('a history', () => {
  test('is not converted if its start is missing', () => {
    const page = open(loginModel, { returnTo: null }, {})
    for (let count = 0; count < 501; count += 1) page.send(field('identifier', String(count)))
    expect(convertHistory(loginModel, page.history())).toMatchObject({
      moves: [],
      unconverted: { step: 0, reason: 'start forgotten' },
    })
  })

  test('is not converted if no input has its initial state', () => {
    const { start, ...actor } = open(loginModel, { returnTo: null }, {}).history()
    const elsewhere = { ...actor, start: { ...start, value: 'started' } }
    expect(convertHistory(loginModel, elsewhere).unconverted).toMatchObject({
      step: 0,
      reason: 'no such start',
    })
  })

  test('leaves out events that no state handles', () => {
    const page = open(loginModel, { returnTo: null }, {})
    page.send({ type: 'verification requested' })
    const { moves, unconverted } = convertHistory(loginModel, page.history())
    expect(moves.filter((move) => !move.startsWith('⏲'))).toEqual([])
    expect(unconverted).toBeNull()
  })
})
