import { z } from 'zod'

/** An error response of the identity service: its code, or the HTTP status if it has none. */
export class IdentityRejection extends Error {
  readonly code: string

  constructor(code: string) {
    super('The identity service rejected the request.')
    this.name = 'IdentityRejection'
    this.code = code
  }
}

/**
 * Creates the error for an error response of the identity service. It only contains a code, because it is
 * logged and the messages may contain member data.
 */
export const rejectionFrom = (status: number, body: unknown): IdentityRejection => {
  const { data } = errorBody.safeParse(body)
  const candidates = [
    data?.error.message.split(' : ')[0],
    ...(data?.error.details ?? []).map(({ reason }) => reason),
    data?.error.status,
  ]
  return new IdentityRejection(candidates.find((text) => text && code.test(text)) ?? String(status))
}

const code = /^[A-Z][A-Z0-9_]{2,63}$/

/** For a rejected API key, the code is the reason in the details and the message is prose. */
const errorBody = z.object({
  error: z.object({
    message: z.string(),
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})
