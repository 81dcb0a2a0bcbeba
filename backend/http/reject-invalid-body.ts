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
        ? 'The request contains an unknown field.'
        : (issue?.message ?? 'Something is missing or isn’t valid. Please check and try again.'),
  })
}
