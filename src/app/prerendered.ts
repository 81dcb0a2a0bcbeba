import { callLimit } from '../../machines/limits.ts'
import { verifiedParameter } from '../../machines/member.ts'
import type { StoredSession } from '../../machines/ports.ts'
import { providerFlags } from '../../machines/session/session-entries.ts'
import { storageKeys } from '../services/browser-storage/keys.ts'

/**
 * The attribute of the root element of a prerendered page, until the site has hydrated or replaced it. Its value is the
 * page's path or `prerenderedFrame`.
 */
export const prerenderedAttribute = 'data-prerendered'

/** The value of the attribute on a member's page. The site replaces its frame. */
export const prerenderedFrame = 'frame'

/** The value of `data-session` once the frame of the profile shows the member's name and numbers. */
export const shownSession = 'shown'

/**
 * The id of the style element with the font faces that have more than the common characters. Prerendered text has only
 * common ones, so the faces apply when the site renders its first page.
 */
export const completeFontsId = 'complete-fonts'

/** The event that the root element receives when the site has hydrated a prerendered page. */
export const hydratedEvent = 'hydrated'

/** The property of `window` with the request that the inline script of a member's page has sent. */
export const earlyRequestKey = 'earlyRequest'

const sessionKey = <Key extends keyof StoredSession>(key: Key): Key => key

/** What the scripts in prerendered pages share with the site. The build replaces these names in them. */
export const scriptConstants = {
  PRERENDERED_ATTRIBUTE: prerenderedAttribute,
  SHOWN_SESSION: shownSession,
  HYDRATED_EVENT: hydratedEvent,
  THEME_KEY: storageKeys.theme.key,
  FONTS_KEY: storageKeys.fonts.key,
  EARLY_REQUEST_KEY: earlyRequestKey,
  LOGGED_IN_KEY: sessionKey('isLoggedIn'),
  TOKEN_KEY: sessionKey('token'),
  PROVIDER_FLAGS: providerFlags,
  DELETION_KEY: storageKeys.deletion.key,
  CALL_LIMIT: callLimit,
  TYPED_KEY: storageKeys.typed.key,
  VERIFIED_HASH: `#${verifiedParameter}=`,
}
