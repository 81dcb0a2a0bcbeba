import { type InlineHashes, noInlineHashes } from './inline-hashes.ts'
import type { SiteHosts } from './site-hosts.ts'

/**
 * Returns the security headers of every response of the site's host. Hashed files have `FILE_POLICY` in place of this
 * policy. `firebase.json` and `npm run preview` use both; they are defined nowhere else. Only prerendered pages have `inline` scripts and styles, allowed by their hashes.
 */
export const securityHeaders = (
  hosts: SiteHosts,
  inline: InlineHashes = noInlineHashes,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(hosts, inline),
  // With `same-origin` the page could not observe the sign-in popup, which would appear to be closed.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The location button uses geolocation, and copying the support email writes to the clipboard.
  'Permissions-Policy':
    'geolocation=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=()',
  // The geocoder's usage policy requires the origin of the site. No other site gets more than that.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
})

/**
 * The policy of hashed files. Browsers apply a policy only to documents and workers, and these files are neither. The policy
 * of a page has 0.9 kB, which every file would carry.
 */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

const contentSecurityPolicy = (
  { connect, frame, script, image }: SiteHosts,
  inline: InlineHashes,
): string =>
  [
    directive('default-src', ["'none'"]),
    directive('script-src', ["'self'", ...script, ...inline.scripts]),
    directive('style-src', ["'self'", ...inline.styles]),
    directive('font-src', ["'self'"]),
    directive('img-src', ["'self'", 'data:', 'blob:', ...image]),
    directive('connect-src', ["'self'", ...connect]),
    directive('frame-src', frame),
    directive('manifest-src', ["'self'"]),
    directive('base-uri', ["'none'"]),
    directive('object-src', ["'none'"]),
    // Scripts send all forms. The browser must never submit one, because it may contain a password.
    directive('form-action', ["'none'"]),
    directive('frame-ancestors', ["'none'"]),
    // The site creates one policy, `default`, which only allows Google's sign-in script.
    directive('require-trusted-types-for', ["'script'"]),
    directive('trusted-types', ['default']),
  ].join('; ')

const directive = (name: string, values: readonly string[]): string =>
  [name, ...new Set(values)].join(' ')
