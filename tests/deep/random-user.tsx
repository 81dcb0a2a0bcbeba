import { act, cleanup, configure, fireEvent, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { vi } from 'vitest'
import type { FailureKind } from '../../machines/failure.ts'
import { maya, type openSite } from '../app/open-site.tsx'
import type { createSteering } from '../support/fakes/steering.ts'
import { createFakeStorage } from '../support/fakes/storage.ts'
import { heedMediaSignals } from './media-signal.ts'
import { type Network, openOverNetwork } from './random-network.ts'

// Code that loads late must not fail a journey on a busy machine: only what never comes does.
configure({ asyncUtilTimeout: 15_000 })
heedMediaSignals()

type Site = Awaited<ReturnType<typeof openSite>>

/** What a random person does, or what happens to them; the numbers pick among what there is at that moment. */
export type Act =
  | { do: 'press' | 'visit'; which: number }
  | { do: 'type'; which: number; text: string }
  | { do: 'go back' | 'log out in another tab' | 'open the mail’s link' }
  | { do: 'lose the record' | 'lose the session' | 'let all answers come' }
  | { do: 'lose the token' | 'take no token' }
  | { do: 'fail' | 'hold'; which: number; kind: FailureKind }

/** A sentence about what must not be, and the acts that led to it in words. */
export type Broken = { rule: string; acts: readonly string[] }

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

/** Any act; a person presses and types more often than the world gets in the way. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
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
    arbitrary: fc.constantFrom<Act>(
      { do: 'go back' },
      { do: 'log out in another tab' },
      { do: 'open the mail’s link' },
      { do: 'lose the record' },
      { do: 'lose the session' },
      { do: 'lose the token' },
      { do: 'take no token' },
      { do: 'let all answers come' },
    ),
  },
)

/** Who opens the site. */
export type Person = 'a visitor' | 'a member' | 'somebody who waits'

export const anyPerson = fc.constantFrom<Person>('a visitor', 'a member', 'somebody who waits')

const doors: Readonly<Record<Person, string>> = {
  'a visitor': '/login',
  'a member': '/profile',
  'somebody who waits': '/verify-email',
}

/* What only the member's own record holds: on no page of a visitor. */
const secret = '+351 900 111 222'

const paths = [
  ...(['/', '/login', '/signup', '/verify-email', '/forgot-password', '/preferences'] as const),
  ...(['/profile-completion', '/profile', '/edit-profile', '/update-preferences'] as const),
  '/settings' as const,
]

/** Lets a person use the whole site over fakes of its ports, and says which rule broke, or null. */
export const useAtRandom = async (
  person: Person,
  acts: readonly Act[],
  rules: Rules = rulesOfTheSite,
): Promise<Broken | null> => {
  const { site, network } = await openOverNetwork({
    at: doors[person],
    ...(person === 'a member' && { member: { phone: secret } }),
    ...(person === 'somebody who waits' && { awaiting: true }),
  })
  const world: World = { site, network, held: [] }
  const told: string[] = []
  try {
    for (const each of acts) {
      told.push(await make(world, each))
      if (each.do === 'let all answers come') await settled(world)
      const rule = brokenOf(rules, world)
      if (rule) return { rule, acts: told }
    }
    await act(async () => release(world))
    await settled(world)
    const rule = brokenOf({ ...rules, ...rulesAtRest }, world)
    return rule ? { rule, acts: told } : null
  } catch (error) {
    return { rule: error instanceof Error ? error.message : String(error), acts: told }
  } finally {
    cleanup()
    vi.unstubAllGlobals()
  }
}

type World = { site: Site; network: Network; held: (() => void)[] }

/** Each names what must not be, and says whether it is. */
export type Rules = Readonly<Record<string, (world: World) => boolean>>

const isVisitor = ({ site }: World) => {
  const session = site.app.session.getSnapshot()
  return session.hasTag('signed out') && !session.hasTag('entering')
}

/** What is read on the page, in fields too. */
const shown = () =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    ),
  ].join('\n')

const rulesOfTheSite: Rules = {
  'a call was sent more than twice': ({ network }) => network.mostForOneCall() > 2,
  'the flag says signed in, and there is no token': ({ site: { store } }) =>
    store.session.isLoggedIn && store.session.token === null,
  'a text became a script': () => Reflect.get(window, 'hacked') !== undefined,
  'the page broke': () => shown().includes('This page broke'),
}

const rulesAtRest: Rules = {
  'something of the member is shown to a visitor': (world) =>
    isVisitor(world) && shown().includes(secret),
  'a visitor’s browser keeps a key of a member': (world) => {
    const { tempUserEmail, pendingToken, ...rest } = world.site.store.session
    const kept = tempUserEmail === null ? { pendingToken, ...rest } : rest
    return (
      isVisitor(world) && Object.values(kept).some((value) => value !== null && value !== false)
    )
  },
  'the page is busy, and nothing is on its way': () =>
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

const make = async (world: World, next: Act): Promise<string> => {
  let words: string = next.do
  await act(async () => {
    words = await begin(world, next)
  })
  // What was done is answered by the fakes in a few turns; what is held stays out.
  for (let turn = 0; turn < 3; turn += 1) await act(() => aTurn())
  return words
}

const begin = async (world: World, next: Act): Promise<string> => {
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
      // A page that asks before it is left does not let one go.
      void site.router.navigate({ to })
      return `visit ${to}`
    }
    case 'go back':
      site.router.history.back()
      return next.do
    case 'log out in another tab':
      createFakeStorage(site.store).clearMember()
      return next.do
    case 'open the mail’s link':
      if (site.service.find(maya.email)) site.service.verify(maya.email)
      return next.do
    case 'lose the record':
      site.records.clear()
      return next.do
    case 'lose the session':
      site.app.session.send({ type: 'session refused' })
      return next.do
    case 'lose the token':
      world.network.refuse(site.browser.session?.token ?? '')
      return next.do
    case 'take no token':
      world.network.refusesAll = true
      return next.do
    case 'let all answers come':
      release(world)
      return next.do
    case 'fail':
    case 'hold': {
      const { steering, call } = portAt(site, next.which)
      if (next.do === 'fail') steering.fail(call, { kind: next.kind })
      else world.held.push(steering.hold(call).release)
      return next.do === 'fail' ? `fail ${call}: ${next.kind}` : `hold ${call}`
    }
  }
}

const release = ({ held, network }: World) => {
  network.refusesAll = false
  for (const letGo of held.splice(0)) letGo()
}

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

const settled = ({ network }: World) =>
  waitFor(
    () => {
      if (network.underWay() > 0) throw new Error('a request is not answered, and nothing is held')
      if (document.querySelector('[aria-busy="true"], [role="progressbar"]')) {
        throw new Error('the page is busy, and nothing is on its way')
      }
    },
    { timeout: 10_000 },
  )

type Steering = ReturnType<typeof createSteering<string>>['steering']

const portAt = (site: Site, at: number): { steering: Steering; call: string } => {
  const ports: readonly (readonly [Steering, readonly string[]])[] = [
    [
      site.memberApi.steering as Steering,
      ['me', 'login', 'register', 'saveInterests', 'update', 'deleteAccount', 'meWithPendingToken'],
    ],
    [
      site.identity.steering as Steering,
      ['signIn', 'signInWith', 'signUp', 'reload', 'refresh', 'idToken', 'remove', 'restore'],
    ],
    [site.geocoder.steering as Steering, ['placeAt']],
    [site.position.steering as Steering, ['current']],
  ]
  const calls = ports.flatMap(([steering, names]) => names.map((call) => ({ steering, call })))
  const one = picked(calls, at)
  if (!one) throw new Error('There is no call to steer.')
  return one
}
