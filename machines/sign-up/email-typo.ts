/*
 * Domains of email providers that give addresses to anyone. A domain of this list is never a typo, and only a domain that
 * is one letter off gets a suggestion, so a rare domain at worst gets one that is easily ignored. Names of fewer than five
 * letters have too many neighbours; mail.com is a neighbour itself.
 */
const providers =
  'comcast.net email.com freenet.de gmail.com googlemail.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com laposte.net libero.it mail.com orange.fr outlook.com outlook.de outlook.es outlook.fr proton.me protonmail.com t-online.de wanadoo.fr yahoo.co.uk yahoo.com yahoo.de yahoo.es yahoo.fr yahoo.it yandex.ru ymail.com'.split(
    ' ',
  )

/** The email that was probably meant, or null if the domain looks intended. Nothing is sent anywhere. */
export const suggestedEmail = (email: string): string | null => {
  const [, user, written = ''] = /^([^@\s]+@)([^@\s]+\.[^@\s.]+)$/.exec(email.trim()) ?? []
  const domain = written.toLowerCase()
  // Not top-level domains, but one key or one letter off `com`.
  const corrected = domain.replace(/\.(con|cmo|ocm|comm|[vx]om|cpm)$/, '.com')
  // `co`, `cm` and `om` are countries with domains of their own, but hardly with those of a provider.
  const completed = corrected.replace(/\.(co|cm|om)$/, '.com')
  const meant = providers.includes(completed)
    ? completed
    : (providers.find((provider) => isOneLetterOff(completed, provider)) ?? corrected)
  return meant === domain ? null : user + meant
}

/** Whether one letter of the provider's name is missing, added or wrong, or two neighbours are swapped. */
const isOneLetterOff = (domain: string, provider: string): boolean => {
  const first = [...provider].findIndex((letter, index) => letter !== domain[index])
  const [here, there] = [domain.slice(first), provider.slice(first)]
  const rest = here.slice(1)
  const name = provider.indexOf('.')
  return (
    name >= 5 &&
    first >= 0 &&
    first <= name &&
    (rest === there ||
      rest === there.slice(1) ||
      here === there.slice(1) ||
      (here[0] === there[1] && rest === there[0] + there.slice(2)))
  )
}
