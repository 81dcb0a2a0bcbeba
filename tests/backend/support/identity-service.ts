import { onTestFinished } from 'vitest'
import type { ApiConfig } from '../../../backend/config.ts'
import { describeError } from '../../../backend/http/describe-error.ts'
import { Problem } from '../../../backend/http/problems.ts'
import { startScriptedServer, text } from '../../support/scripted-server.ts'

export type Reply = { status: number; body: string }

/** A fake REST API of the identity service with a fixed response, and what a request to it results in. */
export const startIdentityService = async (
  reply: Reply,
  requestTo: (config: Pick<ApiConfig, 'tokens' | 'identityApiKey'>) => () => Promise<unknown>,
) => {
  const server = await startScriptedServer()
  onTestFinished(server.close)
  server.script(text(reply.status, 'application/json', reply.body, { location: '/elsewhere' }))
  const { host } = new URL(server.origin)
  const ask = requestTo({ tokens: { kind: 'emulator', host }, identityApiKey: 'a&b' })
  const outcome = () =>
    ask().catch((error: unknown) =>
      error instanceof Problem ? `${error.status} ${error.code}` : String(error),
    )
  const logged = () => ask().catch((error: unknown) => describeError(error).error)
  return { server, outcome, logged }
}
