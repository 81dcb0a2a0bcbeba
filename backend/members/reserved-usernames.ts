/**
 * Whether a username could be mistaken for the operator or a part of the site: one or several reserved words,
 * regardless of case, separators and look-alikes. Usernames are ASCII, so only ASCII look-alikes matter
 * (Unicode TR 39, and digits that resemble letters).
 */
export const isReserved = (username: string): boolean => {
  const words = username.split(separators).filter(Boolean)
  return reserved.has(skeletonOf(username)) || (words.length > 0 && words.every(isReservedWord))
}

const isReservedWord = (word: string): boolean => reserved.has(skeletonOf(word))

const separators = /[._-]/

/** Returns the same text for all usernames that readers may confuse. */
const skeletonOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[._-]/g, '')
    .replace(/[0134578i]/g, (sign) => lookAlikes[sign] ?? sign)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  i: 'l',
}

const operator =
  'abuse admin admins administration administrator billing bot contact daemon feedback help helpdesk ' +
  'hostmaster info legal mailer-daemon marketing mod moderation moderator moderators newsletter noreply ' +
  'official operator owner postmaster press privacy root sales security service staff superuser support ' +
  'sysadmin system team trellis webmaster'

/** Pages, paths, and words that programs interpret. */
const site =
  'account accounts anonymous api app assets edit-profile everyone forgot-password guest home index ' +
  'localhost login logout mail member members nobody null password preferences profile ' +
  'profile-completion register settings signin signup static undefined update-preferences user ' +
  'username users verify-email web www'

const reserved: ReadonlySet<string> = new Set(`${operator} ${site}`.split(' ').map(skeletonOf))
