import type { Page, Route } from '@playwright/test'
import * as v from 'valibot'

const refreshed = v.looseObject({ id_token: v.string() })
const claims = v.looseObject({ auth_time: v.number() })

/** Makes the member's sign-in look ten minutes older in every token that is renewed from now on. The emulator signs none. */
export const ageSignIn = (page: Page): Promise<unknown> =>
  page.route('**/securetoken.googleapis.com/v1/token**', answerOlder)

/** Renews a token, with the sign-in ten minutes older. */
export const answerOlder = async (route: Route): Promise<void> => {
  const response = await route.fetch({ maxRetries: 2 })
  const answer = v.parse(refreshed, await response.json())
  const id_token = older(answer.id_token)
  await route.fulfill({ response, json: { ...answer, id_token, access_token: id_token } })
}

const older = (token: string): string => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const said = v.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const aged = JSON.stringify({ ...said, auth_time: said.auth_time - 600 })
  return [header, Buffer.from(aged).toString('base64url'), signature].join('.')
}
