import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate'
import type { OpenPage } from '../../machines/page-host/page-host-setup.ts'
import type { Message, Tab } from '../app/open-tabs.ts'
import type { Move } from './random-tabs-moves.ts'

/** The actors of a tab at one moment. */
export type Actors = ReturnType<typeof actorsOf>

export const actorsOf = (tab: Tab) => {
  const { app, requests, messages, emitted } = tab
  return {
    session: app.session.getSnapshot(),
    host: app.pageHost.getSnapshot(),
    blocker: app.blocker.getSnapshot(),
    onboarding: app.onboarding.getSnapshot(),
    passwordRemoved: app.passwordRemoved.getSnapshot(),
    signIns: app.signIns.getSnapshot(),
    path: tab.path(),
    /** The ids of the pages that run. */
    open: openPages(app.pageHost.getSnapshot()).map(({ open: { id } }) => id),
    /** How much has been sent and emitted so far. */
    sent: { requests: requests.length, messages: messages.length, emitted: emitted.length },
  }
}

/** What a rule sees of a tab: the last move, what it was before and after, and what the actors have sent meanwhile. */
export type Seen = Omit<Actors, 'open'> & {
  tab: Tab
  move: Move
  before: Actors
  messages: readonly Message[]
  emitted: readonly { type: string }[]
  /** The pages whose actors run, shown and next. */
  open: readonly RunningPage[]
}

export const seenAfter = (tab: Tab, move: Move, before: Actors): Seen => {
  const after = actorsOf(tab)
  return {
    ...after,
    ...{ tab, move, before },
    messages: tab.messages.slice(before.sent.messages),
    emitted: tab.emitted.slice(before.sent.emitted),
    open: openPages(after.host),
  }
}

/** The children of the page host, by id. */
export const childrenOf = ({ children }: Host) =>
  children as Readonly<Record<string, AnyActorRef | undefined>>

type Host = ReturnType<Tab['app']['pageHost']['getSnapshot']>

type RunningPage = { open: OpenPage; snapshot: AnyMachineSnapshot }

const openPages = (host: Host): readonly RunningPage[] =>
  [host.context.current, host.context.next].flatMap((open) => {
    const snapshot: unknown = open && childrenOf(host)[open.id]?.getSnapshot()
    return open && isMachineSnapshot(snapshot) && snapshot.status === 'active'
      ? [{ open, snapshot }]
      : []
  })
