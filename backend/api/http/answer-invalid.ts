import type { Hook } from '@hono/zod-openapi'
import type { ApiEnv } from './context.ts'
import { Problem } from './problems.ts'

/** Refuses a body that does not fit, with the sentence of its first fault; never with what was sent. */
export const answerInvalid: Hook<unknown, ApiEnv, string, undefined> = (result) => {
  if (result.success) return undefined
  const [issue] = result.error.issues
  throw new Problem('invalid-body', {
    sentence:
      issue?.code === 'unrecognized_keys'
        ? 'There is a field that this call does not know.'
        : (issue?.message ?? 'Something in the request is missing or not valid.'),
  })
}
