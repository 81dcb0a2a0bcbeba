import { z } from 'zod'
import { type CheckResult, type ChecksOf, ok, problem } from './check.ts'
import { originsOf } from './settings.ts'

/** Checks that the running API is ready, and that its CORS headers allow the site's origins and no others. */
export const apiChecks: ChecksOf = (settings, sendRequest) => {
  const { VITE_API_URL } = settings
  if (!VITE_API_URL || !URL.canParse(VITE_API_URL)) return []
  const api = VITE_API_URL.replace(/\/$/, '')

  const ready = async (): Promise<CheckResult[]> => {
    const { status, body } = await sendRequest(`${api}/health/ready`)
    if (z.object({ status: z.literal('ok') }).safeParse(body).success)
      return [ok('The API is ready.')]
    const reason = z.object({ error: z.string() }).safeParse(body).data?.error ?? 'no reason given'
    return [problem(`The API is not ready (status ${status}): ${reason}`)]
  }

  const allowedOrigin = async (origin: string): Promise<string | null> => {
    const { headers } = await sendRequest(`${api}/users/update`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,x-auth-type',
      },
    })
    return headers.get('access-control-allow-origin')
  }

  const allows = async (origin: string): Promise<CheckResult[]> => [
    (await allowedOrigin(origin)) === origin
      ? ok(`CORS allows ${origin}.`)
      : problem(
          `CORS does not allow ${origin}: the API runs with other CORS_ORIGINS, or a proxy removes the headers.`,
        ),
  ]

  const refusesOthers = async (): Promise<CheckResult[]> => [
    (await allowedOrigin('https://stranger.invalid')) === null
      ? ok('CORS allows no other origin.')
      : problem('CORS allows every origin: a proxy in front of the API adds CORS headers.'),
  ]

  return [ready, ...originsOf(settings).map((origin) => () => allows(origin)), refusesOthers]
}
