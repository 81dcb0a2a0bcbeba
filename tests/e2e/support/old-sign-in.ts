import type { Page, Route } from '@playwright/test'
import * as v from 'valibot'

const refreshed = v.looseObject({ id_token: v.string() })
const claims = v.looseObject({ auth_time: v.number() })

/** Makes the sign-in 10 minutes older in every token that is refreshed from now on. The emulator does not sign tokens. */
export const ageSignIn = (page: Page): Promise<unknown> =>
  page.route('**/securetoken.googleapis.com/v1/token**', answerOlder)

/** Responds to a token refresh with a sign-in that is 10 minutes older. */
export const answerOlder = async (route: Route): Promise<void> => {
  const response = await route.fetch({ maxRetries: 2 })
  const tokens = v.parse(refreshed, await response.json())
  const id_token = older(tokens.id_token)
  await route.fulfill({ response, json: { ...tokens, id_token, access_token: id_token } })
}

const older = (token: string): string => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const current = v.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const aged = JSON.stringify({ ...current, auth_time: current.auth_time - 600 })
  return [header, Buffer.from(aged).toString('base64url'), signature].join('.')
}
