import parsePhoneNumber from 'libphonenumber-js/min'
import { line } from './text.ts'
import { technicalOf } from './text-rules.ts'

/** Free text, stored as E.164 if all of it is one international number. '' is allowed. */
export const phone = line({
  max: 40,
  message: 'Please keep the phone number to 40 characters or fewer.',
  rule: (text) => storedPhoneOf(technicalOf(text)),
}).openapi({ example: '+49 30 901820' })

/** A number with an extension or a note stays as it is, because E.164 has no place for them. */
const storedPhoneOf = (text: string): string => {
  const number = parsePhoneNumber(text, { extract: false })
  return number?.isPossible() && !number.ext ? number.number : text
}
