// Copied by `npm run contract` from backend/fields/text-rules.ts.

/** A single line, such as a name or a place: white space is a space, and nothing is invisible (NFC). */
export const lineOf = (text: string): string =>
  visible(text.replace(/\r\n|[\t-\r\u0085\p{Z}]/gu, ' '))

/** Several lines. Line breaks are `\n`; tabs stay. */
export const paragraphOf = (text: string): string =>
  visible(text.replace(/\r\n|[\v-\r\u0085\u2028\u2029]/g, '\n').replace(/\p{Zs}/gu, ' '))

/** A username or a phone number: full-width characters are ASCII, and nothing is invisible (NFC). */
export const technicalOf = (text: string): string =>
  trimmed(
    text
      .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/[\t-\r\u0085\p{Z}]/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu, '')
      .normalize('NFC'),
  )

/** An email like `technicalOf`, with the domain as the domain name system has it: lower case, `xn--` for other letters. */
export const emailOf = (text: string): string => {
  const email = technicalOf(text)
  const domain = email.lastIndexOf('@') + 1
  return domain === 0 ? email : email.slice(0, domain) + domainOf(email.slice(domain))
}

/**
 * The email of an account from before `emailOf`: the domain has its own letters, and the identity service treats it as
 * another address. null if there is no other one.
 */
export const otherEmailOf = (text: string): string | null => {
  const email = technicalOf(text).toLowerCase()
  return email === emailOf(text).toLowerCase() ? null : email
}

/** Whether a text contains nothing that a reader can see. */
export const isBlank = (text: string): boolean =>
  !/[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Mn}\p{DI}\u2800]/u.test(text)

/** The text, or its beginning if it is longer than `max` UTF-16 code units. No character is split. */
export const cutTo = (text: string, max: number): string =>
  text.length <= max ? text : trimmed(text.slice(0, max).replace(/[\uD800-\uDBFF]$/, ''))

/** The first part between commas that is not blank, or ''. */
export const firstPartOf = (text: string): string =>
  lineOf(text.split(/[,\u060C\u3001\uFF0C]/).find((part) => !isBlank(part)) ?? '')

/** The same password in the other Unicode normalisation form, for a keyboard that composes differently; null if none. */
export const otherFormOf = (password: string): string | null =>
  [password.normalize('NFC'), password.normalize('NFD')].find((form) => form !== password) ?? null

/*
 * Joiners are removed except after a letter of a script that uses them, such as Persian, or after an emoji. Tags are
 * removed except in a flag.
 */
const unusedJoiner =
  /(?<!(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hang}])[\p{L}\p{ExtPict}][\p{M}\p{EMod}]*)[\u200C\u200D]/gu
const unusedTag = /(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,8})[\u{E0000}-\u{E007F}]/gu

const visible = (text: string): string =>
  trimmed(
    text
      .replace(/[^\P{Cc}\t\n]|[\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E]/gu, '')
      .replace(/[\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g, '')
      .replace(unusedTag, '')
      .normalize('NFC')
      .replace(unusedJoiner, '')
      .normalize('NFC'),
  )

/** Without the white space and fillers around it. A regular expression for the end would be slow for hostile texts. */
const trimmed = (text: string): string => {
  let end = text.length
  while (end > 0 && isEdge(text.charAt(end - 1))) end -= 1
  let start = 0
  while (start < end && isEdge(text.charAt(start))) start += 1
  return text.slice(start, end)
}

const isEdge = (character: string): boolean => /[\s\u115F\u1160\u2800\u3164\uFFA0]/.test(character)

const domainOf = (domain: string): string => {
  // The URL parser reads more than a domain from these characters.
  if (/[\s/:?#@%[\]\\]/.test(domain)) return domain
  const letters = domain.toLowerCase()
  if (!/[\u0080-\uFFFF]/.test(domain) || !URL.canParse(`http://${letters}`)) return letters
  return new URL(`http://${letters}`).hostname
}
