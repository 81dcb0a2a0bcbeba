import { z } from '@hono/zod-openapi'
import { line, visibleLine } from './text.ts'

/** The message for a missing or invalid first name. */
export const firstNameMessage = 'Please enter a first name of up to 100 characters.'

/** Required (specification, section 5). */
export const firstName = visibleLine({ max: 100, message: firstNameMessage })

/** May be empty. */
export const lastName = line({
  max: 100,
  message: 'Please check the last name. It can be up to 100 characters long.',
})

/** 3 to 30 letters, digits, dots, hyphens and underscores. Unique regardless of case. */
export const username = z
  .string(usernameMessage())
  .trim()
  .regex(/^[A-Za-z0-9._-]{3,30}$/, usernameMessage())

/** Without a syntax check, because it must equal the token's email. */
export const email = line({ max: 254, message: 'Please check the email address.' }).transform(
  (text) => text.toLowerCase(),
)

/** Part of the contract. Only resolve-login uses it, in its request to the identity service. */
export const password = z
  .string('Please enter a password.')
  .max(4096, 'Please keep the password to 4096 characters or fewer.')
  .openapi({ format: 'password' })

function usernameMessage(): string {
  return 'Please choose a username of 3 to 30 letters, numbers, dots, hyphens or underscores.'
}
