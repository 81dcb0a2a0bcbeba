import type { BlocksMessage } from './blocks.ts'

/** A navigation that was attempted by the member: a link, Back, Forward or Logout. */
export type Navigation =
  | { kind: 'push' | 'replace'; href: string; state: Readonly<Record<string, unknown>> }
  /** Steps through the history; negative towards the past. */
  | { kind: 'go'; steps: number }
  | { kind: 'logout' }

/** To the app: the changes were discarded, so the blocked navigation is performed. */
export type ResumeNavigation = {
  type: 'resume navigation'
  navigation: Exclude<Navigation, { kind: 'logout' }>
}

/** An event of the navigation blocker. */
export type NavigationBlockerEvent =
  | { type: 'navigation attempted'; navigation: Navigation }
  | { type: 'changes discarded' }
  | { type: 'changes kept' }
  | BlocksMessage
