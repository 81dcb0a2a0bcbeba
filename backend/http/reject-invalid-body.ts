import type { Hook } from '@hono/zod-openapi'
import type { ApiEnv } from './context.ts'
import { Problem } from './problems.ts'

/** Rejects an invalid body with the message of its first issue, which never contains the input. */
export const rejectInvalidBody: Hook<unknown, ApiEnv, string, undefined> = (result) => {
  if (result.success) return undefined
  const [issue] = result.error.issues
  throw new Problem('invalid-body', {
    message:
      issue?.code === 'unrecognized_keys'
        ? 'There is a field that this call does not know.'
        : (issue?.message ?? 'Something in the request is missing or not valid.'),
  })
}
