import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { vi } from 'vitest'
import type { FailureKind } from '../../machines/failure.ts'
import { type Network, openOverNetwork } from '../app/open-over-network.ts'
import { maya, type openSite } from '../app/open-site.tsx'
import type { createFakeControls } from '../support/fakes/controls.ts'
import { createFakeStorage } from '../support/fakes/storage.ts'
import { supportMediaQuerySignals } from './media-signal.ts'

// A slow chunk must not fail a journey on a busy machine; only a missing one may.
configure({ asyncUtilTimeout: 15_000 })
supportMediaQuerySignals()

type Site = Awaited<ReturnType<typeof openSite>>

/** An action of a random user or of the environment. The numbers select among the current options. */
export type Action =
  | { do: 'press' | 'visit'; which: number }
  | { do: 'type'; which: number; text: string }
  | { do: 'go back' | 'log out in another tab' | 'open the email’s link' }
  | { do: 'delete the record' | 'reject the session' | 'release all responses' }
  | { do: 'revoke the token' | 'reject all tokens' }
  | { do: 'fail' | 'hold'; which: number; kind: FailureKind }

/** A rule about the product, and the steps that broke it, as text. */
export type Broken = { rule: string; steps: readonly string[] }

const texts = [
  ...['', maya.email, maya.password, 'wrong horse', 'Maya', 'Porto, Portugal', '2001-02-03'],
  ...['<img src=x onerror="window.hacked = true">', '\u202Eneddih', 'x'.repeat(2_000)],
]

const kinds: readonly FailureKind[] = [
  ...(['unreachable', 'timed out', 'server error', 'unexpected answer', 'refused'] as const),
  ...(['session expired', 'not registered', 'account deleted', 'too many requests'] as const),
  ...(['wrong account', 'recent sign-in required', 'not allowed', 'unknown'] as const),
]

const which = fc.nat({ max: 999 })
const kind = fc.constantFrom(...kinds)

/** Any action. Users press and type more often than the environment interferes. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('press' as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      which,
      text: fc.constantFrom(...texts),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('visit' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('fail' as const, 'hold' as const), which, kind }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Action>(
      { do: 'go back' },
      { do: 'log out in another tab' },
      { do: 'open the email’s link' },
      { do: 'delete the record' },
      { do: 'reject the session' },
      { do: 'revoke the token' },
      { do: 'reject all tokens' },
      { do: 'release all responses' },
    ),
  },
)

/** The kinds of users. */
export type UserKind = 'a visitor' | 'a member' | 'an unverified user'

export const anyUserKind = fc.constantFrom<UserKind>('a visitor', 'a member', 'an unverified user')

const startPaths: Readonly<Record<UserKind, string>> = {
  'a visitor': '/login',
  'a member': '/profile',
  'an unverified user': '/verify-email',
}

/* Data that only the member's record contains. It must not appear on a visitor's page. */
const secret = '+351 900 111 222'

const paths = [
  ...(['/', '/login', '/signup', '/verify-email', '/forgot-password', '/preferences'] as const),
  ...(['/profile-completion', '/profile', '/edit-profile', '/update-preferences'] as const),
  '/settings' as const,
]

/** Runs the actions of a user on the whole site with fake ports. Returns the first broken rule, or null. */
export const runRandomUser = async (
  kindOfUser: UserKind,
  actions: readonly Action[],
  rules: Rules = rulesOfTheSite,
): Promise<Broken | null> => {
  const { site, network } = await openOverNetwork({
    at: startPaths[kindOfUser],
    ...(kindOfUser === 'a member' && { member: { phone: secret } }),
    ...(kindOfUser === 'an unverified user' && { awaiting: true }),
  })
  const world: World = { site, network, held: [] }
  const steps: string[] = []
  try {
    // The file of a page loads at any speed, so the same actions would meet another page each time.
    await screen.findByRole('heading', { level: 1 })
    for (const each of actions) {
      steps.push(await perform(world, each))
      if (each.do === 'release all responses') await settled(world)
      const rule = brokenOf(rules, world)
      if (rule) return { rule, steps }
    }
    await act(async () => release(world))
    await settled(world)
    const rule = brokenOf({ ...rules, ...rulesAtRest }, world)
    return rule ? { rule, steps } : null
  } catch (error) {
    return { rule: error instanceof Error ? error.message : String(error), steps }
  } finally {
    cleanup()
    vi.unstubAllGlobals()
  }
}

type World = { site: Site; network: Network; held: (() => void)[] }

/** The rules. Each returns whether it is broken. */
export type Rules = Readonly<Record<string, (world: World) => boolean>>

const isVisitor = ({ site }: World) => {
  const session = site.app.session.getSnapshot()
  return session.hasTag('signed out') && !session.hasTag('authenticating')
}

/** The visible text of the page, including field values. */
const shown = () =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    ),
  ].join('\n')

const rulesOfTheSite: Rules = {
  'a request was sent more than twice': ({ network }) => network.maxForOneCall() > 2,
  'the flag isLoggedIn is set without a token': ({ site: { store } }) =>
    store.session.isLoggedIn && store.session.token === null,
  'a text was executed as a script': () => Reflect.get(window, 'hacked') !== undefined,
  'the page broke': () => shown().includes('This page crashed'),
}

const rulesAtRest: Rules = {
  'a visitor sees data of the member': (world) => isVisitor(world) && shown().includes(secret),
  'a storage key of a member is left for a visitor': (world) => {
    const { tempUserEmail, pendingToken, ...rest } = world.site.store.session
    const memberKeys = tempUserEmail === null ? { pendingToken, ...rest } : rest
    return (
      isVisitor(world) &&
      Object.values(memberKeys).some((value) => value !== null && value !== false)
    )
  },
  'the page is busy, although no request is pending': () =>
    document.querySelector('[aria-busy="true"]') !== null,
  'there is nothing to press': () => pressable().length === 0,
}

const brokenOf = (rules: Rules, world: World): string | undefined =>
  Object.keys(rules).find((rule) => rules[rule]?.(world))

const pressable = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button, a[href], [role="checkbox"]')].filter(
    (element) =>
      !element.matches(':disabled, [aria-disabled="true"], [target="_blank"], [href^="#"]') &&
      element.closest('[aria-hidden="true"], [inert], [hidden]') === null,
  )

const fields = (): HTMLInputElement[] =>
  [...document.querySelectorAll('input')].filter(
    ({ type, disabled, readOnly }) =>
      !disabled && !readOnly && !['file', 'checkbox', 'radio'].includes(type),
  )

const picked = <Item,>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(items.length, 1)]

const perform = async (world: World, next: Action): Promise<string> => {
  let description: string = next.do
  await act(async () => {
    description = await begin(world, next)
  })
  // The fakes respond within a few turns, unless a response is held back.
  for (let turn = 0; turn < 3; turn += 1) await act(() => nextTask())
  return description
}

const begin = async (world: World, next: Action): Promise<string> => {
  const { site } = world
  switch (next.do) {
    case 'press': {
      const target = picked(pressable(), next.which)
      if (target) fireEvent.click(target)
      return `press “${target?.getAttribute('aria-label') ?? target?.textContent ?? 'nothing'}”`
    }
    case 'type': {
      const field = picked(fields(), next.which)
      if (field) fireEvent.change(field, { target: { value: next.text } })
      return `type ${JSON.stringify(next.text.slice(0, 40))} into “${field?.name ?? 'nothing'}”`
    }
    case 'visit': {
      const to = picked(paths, next.which) ?? '/'
      // A navigation blocker may keep the page open.
      void site.router.navigate({ to })
      return `visit ${to}`
    }
    case 'go back':
      site.router.history.back()
      return next.do
    case 'log out in another tab':
      createFakeStorage(site.store).clearMember()
      return next.do
    case 'open the email’s link':
      if (site.service.find(maya.email)) site.service.verify(maya.email)
      return next.do
    case 'delete the record':
      site.records.clear()
      return next.do
    case 'reject the session':
      site.app.session.send({ type: 'session rejected' })
      return next.do
    case 'revoke the token':
      world.network.revoke(site.browser.session?.token ?? '')
      return next.do
    case 'reject all tokens':
      world.network.rejectsAll = true
      return next.do
    case 'release all responses':
      release(world)
      return next.do
    case 'fail':
    case 'hold': {
      const { controls, call } = portAt(site, next.which)
      if (next.do === 'fail') controls.fail(call, { kind: next.kind })
      else world.held.push(controls.hold(call).release)
      return next.do === 'fail' ? `fail ${call}: ${next.kind}` : `hold ${call}`
    }
  }
}

const release = ({ held, network }: World) => {
  network.rejectsAll = false
  for (const releaseOne of held.splice(0)) releaseOne()
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

const settled = ({ network }: World) =>
  waitFor(
    () => {
      if (network.pending() > 0)
        throw new Error('a request has no response, although none is held back')
      if (document.querySelector('[aria-busy="true"], [role="progressbar"]')) {
        throw new Error('the page is busy, although no request is pending')
      }
    },
    { timeout: 10_000 },
  )

type FakeControls = ReturnType<typeof createFakeControls<string>>['controls']

const portAt = (site: Site, at: number): { controls: FakeControls; call: string } => {
  const ports: readonly (readonly [FakeControls, readonly string[]])[] = [
    [
      site.memberApi.controls as FakeControls,
      ['me', 'login', 'register', 'saveInterests', 'update', 'deleteAccount', 'meWithPendingToken'],
    ],
    [
      site.identity.controls as FakeControls,
      ['signIn', 'signInWith', 'signUp', 'reload', 'refresh', 'idToken', 'remove', 'restore'],
    ],
    [site.geocoder.controls as FakeControls, ['placeAt']],
    [site.position.controls as FakeControls, ['current']],
  ]
  const calls = ports.flatMap(([controls, names]) => names.map((call) => ({ controls, call })))
  const one = picked(calls, at)
  if (!one) throw new Error('There is no call to control.')
  return one
}
