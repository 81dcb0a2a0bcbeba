import { type AnyActorRef, isMachineSnapshot } from 'xstate'
import { isSettled } from '../../machines/app/access.ts'
import { pages } from '../../machines/paths.ts'
import type { Tab } from '../app/open-tabs.ts'
import { type Move, people, type TabWorld } from './random-tabs-moves.ts'
import { type Actors, actorsOf, seenAfter } from './seen-tab.ts'
import { restRules, systemRules } from './system-rules.ts'

/** What the rules need to know of the moment before a move. */
export const snapshotsOf = ({ tabs }: TabWorld): ReadonlyMap<Tab, Actors> =>
  new Map(tabs.map((tab) => [tab, actorsOf(tab)]))

/** Rules about a tab after a move, by their sentences; false if broken. */
export type TabRules = typeof systemRules

/** The rule that the last move has broken, as a sentence, or null. */
export const brokenAfter = (
  world: TabWorld,
  move: Move,
  { before, rules }: { before: ReturnType<typeof snapshotsOf>; rules: TabRules },
): string | null => {
  for (const tab of world.tabs) {
    // A tab that was reloaded is a new one.
    const tabBefore = before.get(tab)
    if (!tabBefore) continue
    const seen = seenAfter(tab, move, tabBefore)
    const broken = Object.entries(rules).find(([, holds]) => !holds(seen))
    if (broken) return broken[0]
  }
  if (world.service.emails.length > world.presses) return 'an email was sent without a press'
  const gone = members.find((uid) => !world.service.byUid(uid) && !world.deletions.has(uid))
  return gone ? 'an account was deleted that no one asked to delete' : null
}

/** The rule that is broken although nothing is pending, or null. */
export const brokenAtRest = ({ tabs, store, signIn }: TabWorld, move: Move): string | null => {
  for (const tab of tabs) {
    const { app, pending, news } = tab
    const session = app.session.getSnapshot()
    const { stored, identity } = session.context
    if (pending.length > 0 || news.storage || news.signIn || !isSettled(session)) continue
    // Until the member tries again.
    if (session.hasTag('failed')) continue
    const seen = seenAfter(tab, move, actorsOf(tab))
    const broken = Object.entries(restRules).find(([, holds]) => !holds(seen))
    if (broken) return broken[0]
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

/** The rules of every tab: those of the system, and those that need to know the people. */
export const tabRules: TabRules = {
  ...systemRules,
  'no page of a member shows another member': ({ session, open, host }) => {
    const { identity } = session.context
    const others = Object.values(people).filter(({ email }) => email !== identity?.email)
    const children: Readonly<Record<string, AnyActorRef | undefined>> = host.children
    return open
      .filter(({ open: { page } }) => pages[page].access === 'members')
      .every(({ open: { id } }) => {
        const actor = children[id]
        return !actor || !others.some(({ email }) => textOf(actor).includes(email))
      })
  },
  // The end of a verification leads on, and its page gives way to another member.
  'no tab navigates unless its member has asked for it': ({ tab, move, sent, before }) =>
    sent.requests === before.sent.requests ||
    before.host.context.current?.page === '/verify-email' ||
    (move.tab === tab && move.by !== 'other tab'),
  'no move leads to two navigations': ({ sent, before }) =>
    sent.requests <=
    before.sent.requests + (before.host.context.current?.page === '/verify-email' ? 2 : 1),
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
