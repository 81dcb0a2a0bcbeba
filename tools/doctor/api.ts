import { z } from 'zod'
import { type Check, type CheckResult, ok, problem, unchecked } from './check-result.ts'
import type { DoctorConfig } from './doctor-config.ts'
import type { SendRequest } from './send-request.ts'

/** Checks that the running API is ready, and that its CORS headers allow the site's origins and no others. */
export const apiCheck = (config: DoctorConfig, sendRequest: SendRequest): Check => ({
  subject: 'API',
  run: async () => {
    if (!URL.canParse(config.apiUrl)) return [unchecked('Not checked: VITE_API_URL is not a URL.')]
    const ready = await sendRequest(`${config.apiUrl}/health/ready`)
    if ('error' in ready) return [problem(`${config.apiUrl} cannot be reached: ${ready.error}.`)]
    return [
      readyResult(ready),
      ...(await Promise.all(config.origins.map((origin) => allows(config, sendRequest, origin)))),
      await refusesOthers(config, sendRequest),
    ]
  },
})

const readyResult = ({ status, body }: { status: number; body: unknown }): CheckResult => {
  if (z.object({ status: z.literal('ok') }).safeParse(body).success) return ok('The API is ready.')
  const reason = z.object({ error: z.string() }).safeParse(body).data?.error ?? 'no reason given'
  return problem(`The API is not ready (status ${status}): ${reason}`)
}

const preflight = (config: DoctorConfig, sendRequest: SendRequest, origin: string) =>
  sendRequest(`${config.apiUrl}/users/update`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,x-auth-type',
    },
  })

const allows = async (
  config: DoctorConfig,
  sendRequest: SendRequest,
  origin: string,
): Promise<CheckResult> => {
  const reply = await preflight(config, sendRequest, origin)
  if ('error' in reply)
    return unchecked(`Could not check whether CORS allows ${origin}: ${reply.error}.`)
  return reply.headers.get('access-control-allow-origin') === origin
    ? ok(`CORS allows ${origin}.`)
    : problem(
        `CORS does not allow ${origin}: the API runs with other CORS_ORIGINS, or a proxy removes the headers.`,
      )
}

const refusesOthers = async (
  config: DoctorConfig,
  sendRequest: SendRequest,
): Promise<CheckResult> => {
  const reply = await preflight(config, sendRequest, 'https://stranger.invalid')
  if ('error' in reply)
    return unchecked(`Could not check whether CORS allows other origins: ${reply.error}.`)
  return reply.headers.get('access-control-allow-origin') === null
    ? ok('CORS allows no other origin.')
    : problem('CORS allows every origin: a proxy in front of the API adds CORS headers.')
}
