import { vi } from 'vitest'
import { type AnyActorRef, type AnyEventObject, isMachineSnapshot } from 'xstate'
import type { openTabs, Tab } from '../app/open-tabs.ts'

/** The tabs, and what their members have done so far. */
export type TabWorld = Awaited<ReturnType<typeof openTabs>> & {
  /** How often a button was pressed that may send an email. */
  presses: number
  /** The uids of the members who have asked for the deletion of their accounts. */
  deletions: Set<string>
}

/** A move of a member in one tab, of the browser, or of a service. */
export type Move = {
  name: string
  /** The tab that it happens in; null for the world outside. */
  tab: Tab | null
  by: 'member' | 'answer' | 'other tab' | 'time'
  make(): unknown
}

export const password = 'sweet-pea-88'

/** Two members, and a visitor who can sign up. */
export const people = {
  maya: { email: 'maya@lindqvist.example', name: 'Maya Lindqvist', interests: ['Yoga'] },
  tomás: { email: 'tomas@example.test', name: 'Tomás Silva', interests: ['Yoga'] },
  nora: { email: 'nora@example.test', name: 'Nora Berg', interests: [] },
}

type Moves = Readonly<Record<'arrivals' | 'forms' | 'links' | 'outside', readonly Move[]>>

/** The possible moves, by kind. */
export const movesOf = (world: TabWorld): Moves => {
  const named = world.tabs.map((tab, index) => ({ tab, title: `tab ${index + 1}` }))
  const all = (movesIn: (tab: Tab, world: TabWorld) => readonly Omit<Move, 'tab'>[]) =>
    named.flatMap(({ tab, title }) =>
      movesIn(tab, world).map((move) => ({ ...move, name: `${title}: ${move.name}`, tab })),
    )
  return {
    arrivals: all(arrivalsAt),
    forms: all(formMoves),
    links: all(linkMoves),
    outside: outsideMoves(world),
  }
}

const arrivalsAt = ({ pending, news, ...tab }: Tab): Omit<Move, 'tab'>[] => {
  const calls = pending.filter(
    ({ call }, index) => pending.findIndex((other) => other.call === call) === index,
  )
  return [
    ...calls.flatMap(({ call, answer, lose }) => [
      { name: `${call} answers`, by: 'answer' as const, make: answer },
      { name: `${call} times out`, by: 'answer' as const, make: lose },
    ]),
    ...(news.storage
      ? [{ name: 'the storage event arrives', by: 'other tab' as const, make: tab.receiveStorage }]
      : []),
    ...(news.signIn
      ? [{ name: 'the sign-in arrives', by: 'other tab' as const, make: tab.receiveSignIn }]
      : []),
    ...(news.messages.length > 0
      ? [{ name: 'a message arrives', by: 'other tab' as const, make: tab.receiveMessage }]
      : []),
  ]
}

const linkMoves = (tab: Tab, world: TabWorld): Omit<Move, 'tab'>[] => {
  const { app, router, path } = tab
  const isMember = app.session.getSnapshot().hasTag('signed in')
  const links = isMember
    ? ['/', '/profile', '/edit-profile', '/update-preferences', '/settings', '/preferences']
    : ['/', '/login', '/signup', '/verify-email', '/profile']
  const [first = '/', ...others] = links.filter((to) => to !== path())
  return [
    ...[first, ...others].map((to) => member(`opens ${to}`, () => void router.navigate({ to }))),
    ...others.map((to) =>
      member(`opens ${first} and then ${to}`, () => {
        void router.navigate({ to: first })
        void router.navigate({ to })
      }),
    ),
    ...(isMember
      ? []
      : [member('opens /forgot-password', () => void router.navigate({ to: '/forgot-password' }))]),
    ...(router.history.canGoBack() ? [member('presses Back', () => router.history.back())] : []),
    member('reloads', () => world.reload(tab)),
    ...(isMember
      ? [
          member('logs out', () =>
            app.root.send({ type: 'navigation attempted', navigation: { kind: 'logout' } }),
          ),
        ]
      : []),
    ...(app.session.getSnapshot().hasTag('failed')
      ? [member('tries again', () => app.session.send({ type: 'retry requested' }))]
      : []),
    tab.isOnline()
      ? member('goes offline', () => tab.setOnline(false))
      : member('goes online', () => tab.setOnline(true)),
  ]
}

const formMoves = (tab: Tab, world: TabWorld): Omit<Move, 'tab'>[] => {
  const page = tab.page()
  const shown = tab.app.pageHost.getSnapshot().context.current?.page
  if (!page || !shown) return []
  const social = childOf(page, 'social')
  const google = social
    ? press('chooses Google', social, { type: 'provider chosen', provider: 'google' })
    : []
  switch (shown) {
    case '/login':
      return [
        ...Object.values(people).flatMap(({ name, email }) =>
          press(`logs in as ${name}`, page, { type: 'submitted' }, [
            { type: 'field changed', field: 'identifier', value: email },
            { type: 'field changed', field: 'password', value: password },
          ]),
        ),
        ...press('asks for the verification', page, { type: 'verification requested' }),
        ...google,
      ]
    case '/signup':
      return [
        ...press('signs up as Nora', page, { type: 'submitted' }, noraFields).map((move) =>
          counted(world, move),
        ),
        ...google,
      ]
    case '/verify-email':
      return [
        ...press('checks the email', page, { type: 'check requested' }),
        ...press('asks for another email', page, { type: 'resend requested' }).map((move) =>
          counted(world, move),
        ),
        ...press('corrects the email', page, { type: 'withdrawal requested' }),
        ...press('tries to open the session again', page, { type: 'retry requested' }),
      ]
    case '/settings': {
      const deletion = childOf(page, 'deleteAccount')
      if (!deletion) return []
      const uid = tab.app.session.getSnapshot().context.identity?.uid ?? ''
      return [
        ...press('wants to delete the account', deletion, { type: 'delete requested' }),
        ...press('cancels the deletion', deletion, { type: 'cancelled' }),
        ...[
          ...press('confirms the deletion', deletion, { type: 'confirmed' }),
          ...press('finishes the deletion', deletion, { type: 'finish requested' }),
        ].map((move) => ({
          ...move,
          make: () => {
            world.deletions.add(uid)
            move.make()
          },
        })),
      ]
    }
    case '/preferences':
    case '/update-preferences':
      return [
        ...press('chooses an interest', page, { type: 'interest toggled', name: 'Chess' }),
        ...press('saves the interests', page, { type: 'save requested' }),
        ...press('cancels', page, { type: 'cancel requested' }),
        ...answersIn(page),
      ]
    case '/edit-profile':
    case '/profile-completion': {
      const field = shown === '/edit-profile' ? 'fullName' : 'firstName'
      return [
        ...press('types a name', page, { type: 'field changed', field, value: 'M' }),
        ...press('saves the profile', page, { type: 'submitted' }),
        ...press('cancels', page, { type: 'cancelled' }),
        ...answersIn(page),
      ]
    }
    default:
      return []
  }
}

const answersIn = (page: AnyActorRef) => [
  ...press('discards the changes', page, { type: 'changes discarded' }),
  ...press('keeps the changes', page, { type: 'changes kept' }),
]

const noraFields: readonly AnyEventObject[] = Object.entries({
  firstName: 'Nora',
  lastName: 'Berg',
  username: 'norab',
  email: people.nora.email,
  password,
  confirmPassword: password,
}).map(([field, value]) => ({ type: 'field changed', field, value }))

/** What happens outside of the browser: the email’s link is opened elsewhere, and time passes. */
const outsideMoves = ({ service }: TabWorld): Move[] => {
  const nora = service.find(people.nora.email)
  const verified: Move[] =
    nora && !nora.emailVerified
      ? [
          {
            name: 'Nora opens the link of the email',
            tab: null,
            by: 'answer',
            make: () => service.verify(nora.email),
          },
        ]
      : []
  const waits = [1_500, 10_000, 61_000].map(
    (milliseconds): Move => ({
      name: `${milliseconds / 1_000} s pass`,
      tab: null,
      by: 'time',
      make: () => vi.advanceTimersByTimeAsync(milliseconds),
    }),
  )
  return [...verified, ...waits]
}

const member = (name: string, make: () => void) => ({ name, by: 'member' as const, make })

/** A press that the actor handles, and what is typed before it. */
const press = (
  name: string,
  actor: AnyActorRef,
  event: AnyEventObject,
  typed: readonly AnyEventObject[] = [],
): (Omit<Move, 'tab'> & { make(): void })[] => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot) || snapshot.hasTag('busy') || !snapshot.can(event)) return []
  return [
    member(name, () => {
      for (const each of typed) actor.send(each)
      actor.send(event)
    }),
  ]
}

/** A press that may send an email. */
const counted = (world: TabWorld, move: Omit<Move, 'tab'> & { make(): void }) => ({
  ...move,
  make: () => {
    world.presses += 1
    move.make()
  },
})

const childOf = (page: AnyActorRef, id: string): AnyActorRef | undefined => {
  const snapshot: unknown = page.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return undefined
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children
  return children[id]
}
