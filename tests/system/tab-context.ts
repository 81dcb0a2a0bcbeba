import { type ActorRefFrom, type AnyActorRef, isMachineSnapshot } from 'xstate'
import { accessTo, isAccessKnown, isMember } from '../../machines/app/access.ts'
import type { GoBack } from '../../machines/app/app-events.ts'
import type { appMachine } from '../../machines/app/app-machine.ts'
import type {
  Navigation,
  ResumeNavigation,
} from '../../machines/navigation-blocker/navigation-blocker-events.ts'
import type { Notice } from '../../machines/notices.ts'
import { pageKey } from '../../machines/page-host/page-request.ts'
import { isPage, type NavigationRequest, type Page } from '../../machines/paths.ts'
import type { StoredSession } from '../../machines/ports.ts'

/** An entry of the history. Without a page, its path is unknown. */
export type Entry = {
  page: Page | null
  returnTo: string | null
  returnOwner: string | null
  email: string | null
}

/** A path without a page. */
export const unknownPath = '/nowhere'

/**
 * What the tab starts with: what its browser has stored, the URL, and whether the member leaves pages that are still
 * loading.
 */
export type TabInput = {
  stored: StoredSession
  deletion: string | null
  url: Page
  leavesEarly?: boolean
}

type App = ActorRefFrom<typeof appMachine>

/** What the tab knows. */
export type TabContext = {
  app: App | null
  stored: StoredSession
  deletion: string | null
  entries: readonly Entry[]
  index: number
  /** The navigation that waits for the answer of the navigation blocker. */
  attempt: Exclude<Navigation, { kind: 'logout' }> | null
  /** The key of the page whose route the router has entered last. */
  entered: string | null
  wasMember: boolean | undefined
  leavesEarly: boolean
  isLoading: boolean
  /** The number of sign-ins that the identity library performs; they outlive their page. */
  signIns: number
}

/** What the root emits: what the router performs, and the notices. */
export type Emitted =
  | Notice
  | NavigationRequest
  | GoBack
  | Extract<ResumeNavigation, { type: 'resume navigation' }>

/** What the root has emitted, or the browser attempts, as far as the history is concerned. */
export type Change = Exclude<Navigation, { kind: 'logout' }>

/** The history after a navigation. It has at most two entries, which is enough to go back and forward. */
export const performed = (
  { entries, index }: Pick<TabContext, 'entries' | 'index'>,
  navigation: Change,
): Pick<TabContext, 'entries' | 'index'> => {
  if (navigation.kind === 'go') return { entries, index: index + navigation.steps }
  const { href, state } = navigation
  const page = isPage(href) ? href : null
  const entry = {
    page,
    returnTo: textIn(state.returnTo),
    returnOwner: textIn(state.returnOwner),
    email: textIn(state.email),
  }
  const before = entries.slice(0, navigation.kind === 'push' ? index + 1 : index)
  const after = navigation.kind === 'push' ? [] : entries.slice(index + 1)
  const next = [...before, entry, ...after].slice(-2)
  return { entries: next, index: next.indexOf(entry) }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The steps of a navigation through the history. */
export const stepsOf = (navigation: Change) => ({
  steps: navigation.kind === 'go' ? navigation.steps : 0,
})

/** The current entry of the history. */
export const here = ({ entries, index }: Pick<TabContext, 'entries' | 'index'>): Entry => {
  const entry = entries[index]
  if (!entry) throw new Error(`tab: the history has no entry ${index}`)
  return entry
}

/** The key of the page at an entry; null for an unknown path. */
export const keyOf = ({ page, email }: Entry): string | null => page && pageKey(page, { email })

/** The path of an entry. */
export const pathOf = ({ page }: Entry): string => page ?? unknownPath

/** Whether the page in the URL opens, or where the guard redirects. */
export const accessOf = (context: TabContext): Page | 'open' | 'unknown' => {
  const { page } = here(context)
  if (page === null) return 'open'
  const { session, onboarding } = actorsOf(context)
  if (!isAccessKnown(page, session)) return 'unknown'
  const access = accessTo(page, session, onboarding)
  return access === 'open' ? 'open' : access.redirect
}

/** Whether the member may leave the page now. */
export const isFree = ({ leavesEarly, isLoading }: TabContext): boolean => leavesEarly || !isLoading

/** Whether the session has begun or ended since the router has looked at it. */
export const isSessionNew = (context: TabContext): boolean => {
  const now = isMember(actorsOf(context).session)
  return now !== undefined && now !== context.wasMember
}

/** The root. Throws while no document is loaded. */
export const appOf = ({ app }: TabContext): App => {
  if (!app) throw new Error('tab: the site is not open')
  return app
}

/** Whether the site is open and has not crashed. */
export const isRunning = ({ app }: TabContext): boolean => {
  const snapshot = app?.getSnapshot()
  return snapshot?.matches('running') === true && snapshot.children.pageHost !== undefined
}

/** The snapshots of the root and its children. Throws while no document is loaded. */
export const actorsOf = (context: TabContext) => {
  const app = appOf(context).getSnapshot()
  const { session, onboarding, pageHost, navigationBlocker, passwordRemoved, signIns } =
    app.children
  if (!session || !onboarding || !pageHost || !navigationBlocker || !passwordRemoved || !signIns)
    throw new Error('tab: the root lacks a child')
  return {
    app,
    session: session.getSnapshot(),
    onboarding: onboarding.getSnapshot(),
    host: pageHost.getSnapshot(),
    blocker: navigationBlocker.getSnapshot(),
    passwordRemoved: passwordRemoved.getSnapshot(),
    signIns: signIns.getSnapshot(),
  }
}

/** The sign-ins whose page has been left. */
export const abandonedSignIns = (context: TabContext): number => {
  const { children }: { children: Readonly<Record<string, AnyActorRef | undefined>> } =
    actorsOf(context).host
  const expected = Object.values(children).filter((actor) => {
    const snapshot: unknown = actor?.getSnapshot()
    return isMachineSnapshot(snapshot) && snapshot.value === 'signing in'
  })
  return context.signIns - expected.length
}
