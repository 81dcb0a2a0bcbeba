import { type AnyActorRef, isMachineSnapshot } from 'xstate'
import { isSettled } from '../../machines/app/access.ts'
import { type Page, pages } from '../../machines/paths.ts'
import type { Tab } from '../app/open-tabs.ts'
import { type Move, people, type TabWorld } from './random-tabs-moves.ts'

/** The page of a tab before a move, and how many navigations its root has requested. */
type TabBefore = { page: Page | undefined; requests: number }

/** What the rules need to know of the moment before a move. */
export const snapshotsOf = ({ tabs }: TabWorld): ReadonlyMap<Tab, TabBefore> =>
  new Map(
    tabs.map((tab) => [tab, { page: openPagesOf(tab)[0]?.page, requests: tab.requests.length }]),
  )

/** A rule about a tab after a move; true if it is broken. */
export type TabRules = Readonly<
  Record<string, (tab: Tab, move: Move, before: TabBefore) => boolean>
>

/** The rule that the last move has broken, as a sentence, or null. */
export const brokenAfter = (
  world: TabWorld,
  move: Move,
  { before, rules }: { before: ReturnType<typeof snapshotsOf>; rules: TabRules },
): string | null => {
  for (const tab of world.tabs) {
    // A tab that was reloaded is a new one.
    const tabBefore = before.get(tab)
    const broken =
      tabBefore && Object.entries(rules).find(([, isBroken]) => isBroken(tab, move, tabBefore))
    if (broken) return broken[0]
  }
  if (world.service.emails.length > world.presses) return 'an email was sent without a press'
  const gone = members.find((uid) => !world.service.byUid(uid) && !world.deletions.has(uid))
  return gone ? 'an account was deleted that no one asked to delete' : null
}

/** The rule that is broken although nothing is pending, or null. */
export const brokenAtRest = ({ tabs, store, signIn }: TabWorld): string | null => {
  for (const { app, pending, news } of tabs) {
    const session = app.session.getSnapshot()
    const { stored, identity } = session.context
    if (pending.length > 0 || news.storage || news.signIn || !isSettled(session)) continue
    // Until the member tries again.
    if (session.hasTag('failed')) continue
    if (JSON.stringify(stored) !== JSON.stringify(store.session))
      return 'a tab does not know what is stored'
    const uid = session.hasTag('signed in') ? (identity?.uid ?? null) : null
    // A deletion that is resumed at a sign-in stores no session (decision 0014).
    if (session.hasTag('deleting')) {
      if (signIn.session && signIn.session.uid !== uid)
        return 'a tab deletes the account of a former member'
    } else if (uid !== store.session.userId) return 'a tab and the stored session disagree'
    else if (uid !== null && uid !== signIn.session?.uid)
      return 'a tab shows another member than the one that is signed in'
  }
  return null
}

/* The accounts that exist from the start. */
const members = ['uid-1', 'uid-2']

/** The rules of every tab. */
export const tabRules: TabRules = {
  'a tab has the identity of one member and the record of another': ({ app }) => {
    const { identity, member } = app.session.getSnapshot().context
    return identity !== null && member !== null && identity.email !== member.email
  },
  'the page of a member is open without a session': (tab) => {
    const session = tab.app.session.getSnapshot()
    return (
      session.hasTag('signed out') &&
      !session.hasTag('authenticating') &&
      openPagesOf(tab).some(({ page }) => pages[page].access === 'members')
    )
  },
  'the page of a member shows another member': (tab) => {
    const { identity } = tab.app.session.getSnapshot().context
    const others = Object.values(people).filter(({ email }) => email !== identity?.email)
    return openPagesOf(tab)
      .filter(({ page }) => pages[page].access === 'members')
      .some(({ actor }) => others.some(({ email }) => textOf(actor).includes(email)))
  },
  // The end of a verification leads on, and its page gives way to another member.
  'a tab navigates although its member has asked for nothing': (tab, move, before) =>
    tab.requests.length > before.requests &&
    before.page !== '/verify-email' &&
    (move.tab !== tab || move.by === 'other tab'),
  'a move leads to two navigations': (tab, _move, before) =>
    tab.requests.length > before.requests + (before.page === '/verify-email' ? 2 : 1),
  'the site has crashed': ({ app }) => app.root.getSnapshot().matches('broken'),
}

const openPagesOf = ({ app }: Tab) => {
  const { children, context } = app.pageHost.getSnapshot()
  const actors: Readonly<Record<string, AnyActorRef | undefined>> = children
  return [context.current, context.next].flatMap((open) => {
    const actor = actors[open?.id ?? '']
    return open && actor?.getSnapshot().status === 'active' ? [{ page: open.page, actor }] : []
  })
}

/** Everything that an actor and its children know. */
const textOf = (actor: AnyActorRef): string => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return ''
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children
  return [
    JSON.stringify(snapshot.context),
    ...Object.values(children).map((child) => (child ? textOf(child) : '')),
  ].join()
}
