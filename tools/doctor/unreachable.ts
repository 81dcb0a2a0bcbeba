import { type CheckResult, problem, unchecked } from './check-result.ts'
import type { SendRequest } from './send-request.ts'

/**
 * The result for a URL without a response: a problem if this machine can reach the identity service,
 * otherwise unchecked, because this machine may have no network.
 */
export const unreachable = async (
  sendRequest: SendRequest,
  url: string,
  { error }: { error: string },
): Promise<CheckResult> => {
  const other = await sendRequest('https://identitytoolkit.googleapis.com/v1/projects')
  return 'error' in other
    ? unchecked(
        `Not checked: this machine can reach neither ${url} (${error}) nor the identity service.`,
      )
    : problem(`${url} cannot be reached: ${error}.`)
}
