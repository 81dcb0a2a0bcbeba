import { z } from 'zod'

/** Why the identity service refused: a code of its own, or the HTTP status where it gave none. */
class IdentityRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super('The identity service refused.')
    this.name = 'IdentityRefusal'
    this.code = code
  }
}

/**
 * Reads the refusal from an answer of the identity service's REST interface. Only codes are kept:
 * the sentences around them may quote a member's data, and this one is logged.
 */
export const refusalFrom = (status: number, answer: unknown): IdentityRefusal => {
  const { data } = refused.safeParse(answer)
  const said = [
    data?.error.message.split(' : ')[0],
    ...(data?.error.details ?? []).map(({ reason }) => reason),
    data?.error.status,
  ]
  return new IdentityRefusal(said.find((text) => text && code.test(text)) ?? String(status))
}

const code = /^[A-Z][A-Z0-9_]{2,63}$/

/** A refused key has a sentence for a message; its code is the reason among the details. */
const refused = z.object({
  error: z.object({
    message: z.string(),
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})
