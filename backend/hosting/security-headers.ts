import { type InlineHashes, nothingInline } from './inline-hashes.ts'
import type { SiteHosts } from './site-hosts.ts'

/**
 * The security headers of every answer that the site's host gives: `firebase.json` carries them into
 * production, `npm run preview` sends them, and nothing else writes them down. Only drawn pages hold scripts and
 * styles `inline`; they are named by their hashes.
 */
export const securityHeaders = (
  hosts: SiteHosts,
  inline: InlineHashes = nothingInline,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(hosts, inline),
  // `same-origin` would cut the line to the sign-in window, which would then look closed.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Only the location button may ask for anything, and only copying the support address writes.
  'Permissions-Policy':
    'geolocation=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=()',
  // The geocoder's usage policy wants to know which site asks; nobody learns more than the origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
})

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
    // The site sends what is typed by itself: no browser may, with a password in it.
    directive('form-action', ["'none'"]),
    directive('frame-ancestors', ["'none'"]),
    // The site creates one policy, `default`, which lets Google's sign-in script through and nothing else.
    directive('require-trusted-types-for', ["'script'"]),
    directive('trusted-types', ['default']),
  ].join('; ')

const directive = (name: string, values: readonly string[]): string =>
  [name, ...new Set(values)].join(' ')
