import type { Plugin } from 'vite'
import { brand } from '../../../src/copy/brand.ts'

/** The path of the file in the build. */
export const SECURITY_TXT = '.well-known/security.txt'

/**
 * Adds `/.well-known/security.txt` (RFC 9116) to the build: how to report a weakness, with the support email of the
 * configuration. It expires 360 days after the build, so a site that no one builds any more stops promising an answer.
 */
export const securityTxtFile = (): Plugin => {
  let env: Readonly<Record<string, unknown>> = {}
  const read = (name: string) => (typeof env[name] === 'string' ? env[name].trim() : '')
  return {
    name: 'security-txt',
    apply: 'build',
    configResolved: (config) => {
      env = config.env
    },
    generateBundle() {
      const email = read('VITE_SUPPORT_EMAIL') || brand.supportEmail
      const source = securityTxt({ email, site: read('VITE_SITE_URL'), now: Date.now() })
      this.emitFile({ type: 'asset', fileName: SECURITY_TXT, source })
    },
  }
}

/** Returns the text. `site` is the URL of the site, or ''; `now` in epoch milliseconds. */
export const securityTxt = ({
  email,
  site,
  now,
}: {
  email: string
  site: string
  now: number
}): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now + lifetime).toISOString()}`,
    'Preferred-Languages: en',
    ...(site === '' ? [] : [`Canonical: ${site}/${SECURITY_TXT}`]),
    '',
  ].join('\n')

/** The RFC recommends less than a year. */
const lifetime = 360 * 24 * 60 * 60 * 1000
