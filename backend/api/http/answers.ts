import { z } from '@hono/zod-openapi'
import { type ProblemCode, problemCodes, statusOf } from './problems.ts'

/** The one shape of every refusal. */
const problemAnswer = z
  .strictObject({
    success: z.literal(false),
    error: z.string().openapi({ description: 'A sentence that can be shown to the member.' }),
    code: z.enum(problemCodes).openapi({ description: 'Stable; decide by it.' }),
    requestId: z.string().openapi({ description: 'What support looks up; also in X-Request-Id.' }),
  })
  .openapi('Problem')

/** An answer without content of its own. */
export const done = z.strictObject({ success: z.literal(true) }).openapi('Done')

/** Documents what a call answers: its success, and the refusals by code. */
export const answers = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  refusals: readonly ProblemCode[],
): { 200: { description: string; content: { 'application/json': { schema: Schema } } } } => ({
  200: { description, content: { 'application/json': { schema } } },
  ...Object.fromEntries(
    [...byStatus(refusals)].map(([status, codes]) => [
      status,
      {
        description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
        'x-codes': codes,
        content: { 'application/json': { schema: problemAnswer } },
      },
    ]),
  ),
})

/** The JSON body of a call. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})

/** Refusals of every call that reads or writes records. */
export const recordRefusals = ['internal', 'database-unreachable'] as const

/** Refusals of every call that needs a sign-in. */
export const signInRefusals = [
  'missing-token',
  'invalid-token',
  'account-deleted',
  'identity-unreachable',
  ...recordRefusals,
] as const

/** Refusals of every call that is for members. */
export const memberRefusals = [...signInRefusals, 'email-not-verified', 'not-registered'] as const

/** Refusals of every call with a body. */
export const bodyRefusals = [
  'malformed-json',
  'invalid-body',
  'body-too-large',
  'not-json',
] as const

const byStatus = (codes: readonly ProblemCode[]): Map<number, ProblemCode[]> => {
  const grouped = new Map<number, ProblemCode[]>()
  for (const code of [...codes].sort((a, b) => statusOf(a) - statusOf(b))) {
    grouped.set(statusOf(code), [...(grouped.get(statusOf(code)) ?? []), code])
  }
  return grouped
}
