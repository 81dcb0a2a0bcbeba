import { z } from '@hono/zod-openapi'

const notADate = 'Please check the date of birth: it isn’t a date. Enter it as YYYY-MM-DD.'
const tooEarly = 'Please check the date of birth: the year must be 1900 or later.'

/** The document of the API contains it too, so that the site's forms have the same limit. */
const earliest = '1900-01-01'

/** An existing day as `YYYY-MM-DD`, or '' for none. The database decides whether it is past. */
export const dateOfBirth = z
  .string(notADate)
  .superRefine((day, context) => {
    const message = day === '' ? undefined : problemOf(day)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .openapi({ type: 'string', example: '1990-12-31', 'x-earliest': earliest })

/** Dates in ISO 8601 sort as text. */
const problemOf = (day: string): string | undefined => {
  if (!z.iso.date().safeParse(day).success) return notADate
  return day < earliest ? tooEarly : undefined
}
