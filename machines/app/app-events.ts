import type {
  NavigationBlockerEvent,
  ResumeNavigation,
} from '../navigation-blocker/navigation-blocker-events.ts'
import type { Notice, NoticesWithdrawn } from '../notices.ts'
import type { PageHostEvent } from '../page-host/page-host-events.ts'
import type { NavigationRequest, Page } from '../paths.ts'
import type { SessionEnd } from '../session/session-events.ts'
import type { SignInNoticeEvent } from '../sign-in-answer.ts'

/** A request to go back in the history, or to `fallback` if this page is the first of the site. */
export type GoBack = { type: 'go back'; fallback: Page }

/** What leaves the system. */
export type Emitted = Notice | NoticesWithdrawn | NavigationRequest | GoBack | ResumeNavigation
/** What the root forwards to the banner. */
export type Forwarded = SessionEnd | SignInNoticeEvent

/** An event that the root handles. Most come from its children and from the flows of the pages. */
export type AppEvent =
  | Emitted
  | Forwarded
  | { type: 'email verified'; email: string }
  | Extract<PageHostEvent, { type: 'page requested' | 'route entered' }>
  | Extract<NavigationBlockerEvent, { type: 'navigation attempted' }>
