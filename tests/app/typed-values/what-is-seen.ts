import { domainToASCII } from 'node:url'

/**
 * What a reader can see of a text: the characters that are not white space and not invisible, in one normalisation form.
 * It is written without the rules for typed text, because it judges them.
 */
export const seen = (text: string): string =>
  text
    .replace(/[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/gu, '')

/** The digits of a text in ASCII. */
const digitsOf = (text: string): string =>
  [...text.normalize('NFKC')]
    .filter((character) => /\p{Nd}/u.test(character))
    .map((digit) => valueOfDigit(digit))
    .join('')

/** The digits of a script are ten consecutive characters. */
const valueOfDigit = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}

/** Whether the stored text is what the field showed: the same to a reader, or the same email or phone number. */
export const agrees = (label: string, shown: string, stored: string): boolean => {
  if (label === 'Password') return shown === stored
  if (seen(stored) === seen(shown)) return true
  if (label.startsWith('Phone')) return isSameNumber(shown, stored)
  return /email/i.test(label) && sameEmailOf(shown) === sameEmailOf(stored)
}

/** An international number without text or extension. (0) is only dialled inside of a country. */
const isSameNumber = (shown: string, stored: string): boolean =>
  /^\+\d+$/.test(stored) &&
  !/[\p{L}#;,]/u.test(seen(shown)) &&
  digitsOf(shown.replace('(0)', '')) === digitsOf(stored)

/** The domain as the domain name system has it. */
const sameEmailOf = (text: string): string => {
  const email = seen(text).toLowerCase()
  const at = email.lastIndexOf('@')
  return email.slice(0, at + 1) + domainToASCII(email.slice(at + 1))
}
