import { type AnyModel, replay } from 'statewalk'
import { createStepClock } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate'
import type { ReplayedActor } from '../../lab/site/replay-actor.ts'
import { replayRecording } from '../../lab/site/replay-recording.ts'
import { ServiceFailure } from '../../machines/failure.ts'
import { pollInterval, redirectDelay } from '../../machines/limits.ts'
import type { RecordedEvent } from '../../machines/live/live.ts'
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
  let events: readonly RecordedEvent[] = []
  let moments = 0
  const live = createLivePage({
    page: 'page-1',
    clock: { now: () => clock.now() + (moments++ % 4) },
    post: (message) => {
      if (message.type === 'events recorded') events = message.events
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
    replayed(): ReplayedActor {
      live.report()
      const { suspect } = replayRecording([model], { cause: null, events, ended: [] })
      if (!suspect) throw new Error('The page has recorded nothing.')
      return suspect
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
    await page.wait(1_800)
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

  test('is converted to moves that lead to the same end, with samples for typed data', async () => {
    const page = await signIn()
    const { input, moves, divergence } = page.replayed()
    expect(divergence).toBeNull()
    expect(moves.filter((move) => !move.startsWith('⏲'))).toEqual([
      'field changed (a username is typed)',
      'field changed (a password is typed)',
      'submitted',
      'resolve login: finds the email',
      'sign in: cannot be reached',
      'field changed (an email is typed)',
      'submitted',
      'sign in: is verified',
      'session opened (of the member)',
    ])
    expect(replay(loginModel, { input, moves }).snapshot().value).toBe(page.value())
  })

  test('keeps the time between events, and never the password', async () => {
    const { moves } = (await signIn()).replayed()
    const waits = moves.flatMap((move) => /^⏲ (\d+) ms$/.exec(move)?.[1] ?? []).map(Number)
    expect(waits.filter((ms) => ms > 100).map((ms) => Math.round(ms / 100))).toEqual([18, 20])
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
    const { input, moves, divergence } = page.replayed()
    expect(divergence).toBeNull()
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
    expect(JSON.stringify(page.replayed())).not.toContain('correct horse')
  })
})

describe('a verification on the site', () => {
  const email = 'ana@example.test'
  const notYet: Answer = (at) => ({ identity: { ...unverifiedIdentity, email }, at })
  const input = { email, signedIn: null, at: createStepClock().now(), resendAt: null }

  test('is converted with as many checks as the site makes', async () => {
    const page = open(verifyEmailModel, input, { 'check verified': [notYet, notYet, notYet] })
    for (let check = 0; check < 3; check += 1) await page.wait(pollInterval)
    const { input: from, divergence } = page.replayed()
    expect(divergence).toBeNull()
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
    const { input: from, moves, divergence } = page.replayed()
    expect(divergence).toBeNull()
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
    expect(page.replayed().input).toBe('reloaded during the cooldown')
  })
})

test('a recording without the start of its machine begins at the first recorded state', () => {
  const page = open(loginModel, { returnTo: null }, {})
  for (let count = 0; count <= 1_000; count += 1) page.send(field('identifier', `${count}@a.b`))
  const { events, divergence } = page.replayed()
  expect(events.at(-1)).toMatchObject({ index: 1_002 })
  expect(divergence).toBeNull()
})

test('events that no state handles are left out', () => {
  const page = open(loginModel, { returnTo: null }, {})
  page.send({ type: 'verification requested' })
  const { moves, divergence } = page.replayed()
  expect(moves).toEqual([])
  expect(divergence).toBeNull()
})
