import type { ActorRefFrom } from 'xstate'
import { accessTo, isAccessKnown, isMember, isPage } from '../app/access.ts'
import type { appMachine, GoBack } from '../app/app-machine.ts'
import type {
  Navigation,
  NavigationBlockerMessage,
} from '../navigation-blocker/navigation-blocker-machine.ts'
import { pageKey } from '../page-host/page-request.ts'
import type { NavigationRequest, Page } from '../paths.ts'
import type { StoredSession } from '../ports.ts'

/** An entry of the history. */
export type Entry = { page: Page; returnTo: string | null; email: string | null }

/**
 * What the tab starts with: what its browser has stored, the URL, and whether the member leaves pages that are still
 * loading.
 */
export type TabInput = {
  stored: StoredSession
  deletion: string | null
  url: Page
  isHasty?: boolean
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
  wasMember: boolean | undefined
  isHasty: boolean
  isLoading: boolean
}

/** What the router performs. */
export type Emitted =
  | NavigationRequest
  | GoBack
  | Extract<NavigationBlockerMessage, { type: 'resume navigation' }>

/** What the root has emitted, or the browser attempts, as far as the history is concerned. */
export type Change = Exclude<Navigation, { kind: 'logout' }>

/** The history after a navigation. It has at most two entries, which is enough to go back and forward. */
export const performed = (
  { entries, index }: Pick<TabContext, 'entries' | 'index'>,
  navigation: Change,
): Pick<TabContext, 'entries' | 'index'> => {
  if (navigation.kind === 'go') return { entries, index: index + navigation.steps }
  const { href, state } = navigation
  if (!isPage(href)) throw new Error(`tab: there is no page ${href}`)
  const entry = { page: href, returnTo: textIn(state.returnTo), email: textIn(state.email) }
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

/** The key of the page at an entry. */
export const keyOf = ({ page, email }: Entry): string => pageKey(page, { email })

/** Whether the page in the URL opens, or where the guard redirects. */
export const accessOf = (context: TabContext): Page | 'open' | 'unknown' => {
  const { page } = here(context)
  const { session, onboarding } = actorsOf(context)
  if (!isAccessKnown(page, session)) return 'unknown'
  const access = accessTo(page, session, onboarding)
  return access === 'open' ? 'open' : access.redirect
}

/** Whether the member may leave the page now. */
export const isFree = ({ isHasty, isLoading }: TabContext): boolean => isHasty || !isLoading

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
