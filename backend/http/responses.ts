import { z } from '@hono/zod-openapi'
import { memberRecord } from '../members/member.ts'
import { type ProblemCode, problemCodes, statusOf } from './problems.ts'

/** The body of every error response. */
const problemSchema = z
  .strictObject({
    success: z.literal(false),
    error: z.string().openapi({ description: 'A message that can be shown to the member.' }),
    code: z.enum(problemCodes).openapi({ description: 'A stable code for clients.' }),
    field: z.string().optional().openapi({
      description: 'The field of the body that the message is about, if it is about one.',
    }),
    user: memberRecord.optional().openapi({
      description: 'The newer record, if a change is refused because of it.',
    }),
    requestId: z.string().openapi({ description: 'For support. Also in X-Request-Id.' }),
  })
  .openapi('Problem')

/** The body of a success without content. */
export const successResponse = z.strictObject({ success: z.literal(true) }).openapi('Done')

/** Documents the responses of a route: its success, and the error responses by code. */
export const responsesFor = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  errorCodes: readonly ProblemCode[],
): { 200: { description: string; content: { 'application/json': { schema: Schema } } } } => ({
  200: { description, content: { 'application/json': { schema } } },
  ...Object.fromEntries(
    [...byStatus(errorCodes)].map(([status, codes]) => [
      status,
      {
        description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
        'x-codes': codes,
        content: { 'application/json': { schema: problemSchema } },
      },
    ]),
  ),
})

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})

/** Error codes of every route that reads or writes records. */
export const recordErrors = ['internal', 'database-unreachable', 'maintenance'] as const

/** Error codes of every route that requires a sign-in. */
export const signInErrors = [
  'missing-token',
  'invalid-token',
  'account-deleted',
  'provider-not-accepted',
  'too-many-requests',
  'identity-unreachable',
  ...recordErrors,
] as const

/** Error codes of every member route. */
export const memberErrors = [...signInErrors, 'email-not-verified', 'not-registered'] as const

/** Error codes of every route with a body. */
export const bodyErrors = ['malformed-json', 'invalid-body', 'body-too-large', 'not-json'] as const

/** Error codes of every route with a body that requires no sign-in. */
export const anonymousErrors = [...bodyErrors, ...recordErrors, 'too-many-requests'] as const

const byStatus = (codes: readonly ProblemCode[]): Map<number, ProblemCode[]> => {
  const grouped = new Map<number, ProblemCode[]>()
  for (const code of [...codes].sort((a, b) => statusOf(a) - statusOf(b))) {
    grouped.set(statusOf(code), [...(grouped.get(statusOf(code)) ?? []), code])
  }
  return grouped
}
