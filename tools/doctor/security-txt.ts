import { SECURITY_TXT } from '../build/hosting/security-txt.ts'
import { type CheckResult, ok, problem, unchecked } from './check-result.ts'
import type { SendRequest } from './send-request.ts'

/** Checks that an origin serves a security.txt that does not expire within 30 days. `now` in epoch milliseconds. */
export const securityTxtResult = async (
  sendRequest: SendRequest,
  origin: string,
  now: number,
): Promise<CheckResult> => {
  const url = `${origin}/${SECURITY_TXT}`
  const reply = await sendRequest(url)
  if ('error' in reply) return unchecked(`Could not check ${url}: ${reply.error}.`)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(String(reply.body)) ?? []
  if (reply.status !== 200 || Number.isNaN(Date.parse(expires))) {
    return problem(
      `${url} is missing: the host leaves out hidden files, or serves the shell there.`,
    )
  }
  return Date.parse(expires) < now + 30 * 24 * 60 * 60 * 1000
    ? problem(`${url} expires at ${expires}: build and deploy the site.`)
    : ok(`${url} is valid.`)
}
