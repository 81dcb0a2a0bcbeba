import { decodeJwt } from 'jose'
import { z } from 'zod'
import { json, startScriptedServer } from '../../../support/scripted-server.ts'
import { accountIn } from '../looked-up.ts'

/** Starts a fake identity service that finds the account of every token, and resolves with its host and port. */
export const startIdentityHost = async (): Promise<string> => {
  const server = await startScriptedServer()
  server.script((response, request) => {
    const { idToken } = lookup.parse(JSON.parse(request.body))
    const { providers, lastSignInAt, ...account } = accountIn(idToken)
    const user = {
      ...account,
      localId: decodeJwt(idToken).sub,
      createdAt: String(account.createdAt),
      lastLoginAt: String(lastSignInAt),
      providerUserInfo: providers.map(({ id, account: of, email }) => ({
        ...{ providerId: id, email },
        rawId: of.slice(id.length + 1),
      })),
    }
    return json(200, { users: [user] })(response, request)
  })
  return new URL(server.origin).host
}

const lookup = z.object({ idToken: z.string() })
