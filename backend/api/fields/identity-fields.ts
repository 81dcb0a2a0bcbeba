import { z } from '@hono/zod-openapi'
import { line, visibleLine } from './text.ts'

/** Required names (specification, section 5). */
export const firstName = visibleLine({
  max: 100,
  sentence: 'Please enter a first name of at most 100 characters.',
})

/** May be empty. */
export const lastName = line({
  max: 100,
  sentence: 'Please check the last name: at most 100 characters.',
})

/** 3 to 30 of letters, digits, dot, hyphen and underscore; unique without regard to case. */
export const username = z
  .string(usernameSentence())
  .trim()
  .regex(/^[A-Za-z0-9._-]{3,30}$/, usernameSentence())

/** Compared with the token's address, which alone decides; so no syntax of its own. */
export const email = line({ max: 254, sentence: 'Please check the email address.' }).transform(
  (text) => text.toLowerCase(),
)

/** Taken as the contract has it, and used for nothing but the one call to the identity service. */
export const password = z
  .string('Please enter a password.')
  .max(4096, 'Please check the password: at most 4096 characters.')
  .openapi({ format: 'password' })

function usernameSentence(): string {
  return 'Please choose a username of 3 to 30 letters, digits, dots, hyphens or underscores.'
}
