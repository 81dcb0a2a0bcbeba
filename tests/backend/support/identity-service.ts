import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { ApiConfig } from '../../../backend/config.ts'
import { describeError } from '../../../backend/http/describe-error.ts'
import { Problem } from '../../../backend/http/problems.ts'

export type Reply = { status: number; body: string }

/** A fake REST API of the identity service with a fixed response, and what a request to it results in. */
export const startIdentityService = async (
  reply: Reply,
  requestTo: (config: Pick<ApiConfig, 'tokens' | 'identityApiKey'>) => () => Promise<unknown>,
) => {
  const requests: { url: string; body: unknown }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += String(chunk)
    })
    request.on('end', () => {
      requests.push({ url: request.url ?? '', body: JSON.parse(text) })
      response.writeHead(reply.status, {
        'content-type': 'application/json',
        location: '/elsewhere',
      })
      response.end(reply.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  onTestFinished(async () => void (await stop()))
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const ask = requestTo({ tokens: { kind: 'emulator', host }, identityApiKey: 'a&b' })
  const outcome = () =>
    ask().catch((error: unknown) =>
      error instanceof Problem ? `${error.status} ${error.code}` : String(error),
    )
  const logged = () => ask().catch((error: unknown) => describeError(error).error)
  return { requests, outcome, logged, stop }
}
