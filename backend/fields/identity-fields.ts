import { z } from '@hono/zod-openapi'
import { line, visibleLine } from './text.ts'
import { emailOf, isBlank, technicalOf } from './text-rules.ts'

/** The message for a missing first name. */
export const firstNameMessage = 'Please enter your first name.'

const firstNameLimits = {
  max: 100,
  message: 'Please keep the first name to 100 characters or fewer.',
}

/** Required (specification, section 5). */
export const firstName = visibleLine({ ...firstNameLimits, whenEmpty: firstNameMessage })

/** '' for a blank name. */
export const optionalFirstName = line(firstNameLimits).transform((text) =>
  isBlank(text) ? '' : text,
)

/** May be empty. */
export const lastName = line({
  max: 100,
  message: 'Please keep the last name to 100 characters or fewer.',
})

/** 3 to 30 letters, digits, dots, hyphens and underscores. Unique regardless of case. */
export const username = z
  .string(usernameMessage())
  .transform(technicalOf)
  .refine((text) => /^[A-Za-z0-9._-]{3,30}$/.test(text), usernameMessage())

const emailLimits = {
  max: 254,
  message: 'Please keep the email address to 254 characters or fewer.',
}

/** The email of the token, in the body. Without a syntax check, because it must equal the token's. */
export const email = line({ ...emailLimits, rule: (text) => serviceEmail(text) })

/** An email that a member types, for an identity without one. */
export const typedEmail = line({ ...emailLimits, rule: (text) => comparableEmail(text) })

/**
 * An email as the identity service compares it: in lower case, and nothing else. Two spellings are two identities there, so
 * they are two emails here (decision 0045).
 */
export const serviceEmail = (text: string): string => text.toLowerCase()

/** An email that a member types, in the form that the site sends to the identity service. */
export const comparableEmail = (text: string): string => emailOf(text).toLowerCase()

/** Part of the contract. Only resolve-login uses it, in its request to the identity service. */
export const password = z
  .string('Please enter a password.')
  .max(4096, 'Please keep the password to 4096 characters or fewer.')
  .openapi({ format: 'password' })

function usernameMessage(): string {
  return 'Please choose a username of 3 to 30 letters, numbers, dots, hyphens or underscores.'
}
