import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { accountIn } from '../looked-up.ts'

/** Starts a fake identity service that finds the account of every token, and resolves with its host and port. */
export const startIdentityHost = async (): Promise<string> => {
  const server = createServer(async (request, response) => {
    const { idToken } = lookup.parse(JSON.parse(await text(request)))
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
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ users: [user] }))
  })
  server.unref()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const lookup = z.object({ idToken: z.string() })
