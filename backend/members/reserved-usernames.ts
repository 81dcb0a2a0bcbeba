/**
 * Whether a username is reserved: it equals a page or path of the site, or consists only of the brand, roles of the
 * operator, digits and words that usually accompany them, with at least one brand or role; in any case, with any
 * separators, and with look-alikes.
 * Usernames are ASCII, so only ASCII look-alikes matter (Unicode TR 39, and digits that resemble letters).
 */
export const isReserved = (username: string): boolean => {
  const text = username.toLowerCase().replace(/[._-]/g, '')
  return site.some((word) => endOfWord(text, 0, word) === text.length) || namesOperator(text)
}

/** Tries every way to divide the rest of the text into words. `named` notes that one of them was a brand or role. */
const namesOperator = (text: string, at = 0, named = false): boolean => {
  if (at === text.length) return named
  const continues = (word: string, isOperator: boolean) => {
    const end = endOfWord(text, at, word)
    return end !== null && namesOperator(text, end, named || isOperator)
  }
  return (
    (/\d/.test(text.charAt(at)) && namesOperator(text, at + 1, named)) ||
    operator.some((word) => continues(word, true)) ||
    companions.some((word) => continues(word, false))
  )
}

/** Where a word that begins at `start` ends, or null. Digits alone are a number, not a word. */
const endOfWord = (text: string, start: number, word: string): number | null => {
  let at = start
  for (const letter of word) {
    const form = [letter, ...(lookAlikes[letter] ?? [])].find((one) => text.startsWith(one, at))
    if (form === undefined) return null
    at += form.length
  }
  return /[a-z]/.test(text.slice(start, at)) ? at : null
}

const lookAlikes: Readonly<Record<string, readonly string[]>> = {
  a: ['4'],
  b: ['8'],
  e: ['3'],
  i: ['1', 'l'],
  l: ['1', 'i'],
  m: ['rn'],
  o: ['0'],
  s: ['5'],
  t: ['7'],
  w: ['vv'],
}

const wordsOf = (list: string): readonly string[] => list.replaceAll('-', '').split(/\s+/)

/** The brand, and roles in which only the operator speaks. */
const operator = wordsOf(
  `trellis abuse admin admins administration administrator billing bot contact daemon feedback help helpdesk
  hostmaster info legal mailer-daemon marketing mod mods moderation moderator moderators newsletter noreply official
  operator owner postmaster press privacy root sales security service staff superuser support sysadmin system team
  webmaster`,
)

/** Pages, paths, and words that programs interpret. */
const site = wordsOf(
  `account accounts anonymous api app assets edit-profile everyone forgot-password guest home index localhost login
  logout mail member members nobody null password preferences profile profile-completion register settings signin
  signup static undefined update-preferences user username users verify-email web www`,
)

/** Words that make an operator's name no less one. */
const companions = [
  ...site,
  ...wordsOf(
    `agent authentic care center centre ceo chat chief client co com company corp customer department desk dev
    developer founder global group head hq inc international lead live llc ltd main manager my net of office online
    org our real rep senior super the true verified your`,
  ),
]
