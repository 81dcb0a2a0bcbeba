import parsePhoneNumber from 'libphonenumber-js/min'
import { line } from './text.ts'

/** Free text, stored as E.164 if it parses as an international number. '' is allowed. */
export const phone = line({
  max: 40,
  message: 'Please check the phone number. It can be up to 40 characters long.',
})
  .transform((text) => {
    const number = parsePhoneNumber(text)
    return number?.isPossible() ? number.number : text
  })
  .openapi({ example: '+49 30 901820' })
