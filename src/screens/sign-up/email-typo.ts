/*
 * Domains of email providers that give addresses to anyone. A domain of this list is never a typo, and only a domain that
 * is one letter off gets a suggestion, so a rare domain at worst gets one that is easily ignored.
 */
const providers =
  'aol.com bluewin.ch btinternet.com comcast.net duck.com email.com fastmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com interia.pl laposte.net libero.it live.co.uk live.com live.fr live.nl mac.com mail.com mail.de mail.ru me.com msn.com naver.com o2.pl onet.pl orange.fr outlook.com outlook.de outlook.es outlook.fr posteo.de posteo.net proton.me protonmail.com qq.com rediffmail.com rocketmail.com sapo.pt sfr.fr sky.com t-online.de tutanota.com virgilio.it wanadoo.fr web.de wp.pl yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ymail.com zoho.com'.split(
    ' ',
  )

/* Not top-level domains, but one key or one letter off `com` and `net`. */
const endings: ReadonlyMap<string, string> = new Map([
  ['con', 'com'],
  ['cmo', 'com'],
  ['ocm', 'com'],
  ['comm', 'com'],
  ['vom', 'com'],
  ['xom', 'com'],
  ['cpm', 'com'],
  ['nte', 'net'],
  ['ner', 'net'],
])

/** The email that was probably meant, or null if the domain looks intended. Nothing is sent anywhere. */
export const suggestedEmail = (email: string): string | null => {
  const [, name, written] = /^([^@\s]+)@([^@\s]+\.[^@\s.]+)$/u.exec(email.trim()) ?? []
  if (name === undefined || written === undefined) return null
  const domain = written.toLowerCase()
  if (providers.includes(domain)) return null
  const last = domain.lastIndexOf('.') + 1
  const ending = domain.slice(last)
  const corrected = domain.slice(0, last) + (endings.get(ending) ?? ending)
  // `co`, `cm` and `om` are countries with domains of their own, but hardly with those of a provider.
  const completed = corrected.replace(/\.(co|cm|om)$/, '.com')
  const meant =
    [corrected, completed].find((one) => providers.includes(one)) ??
    [corrected, completed].map(nearProvider).find((near) => near !== undefined) ??
    corrected
  return meant === domain ? null : `${name}@${meant}`
}

/** A provider with the same ending whose name is one letter off. Short names have too many neighbours. */
const nearProvider = (domain: string): string | undefined => {
  const dot = domain.indexOf('.')
  return providers.find((provider) => {
    const end = provider.indexOf('.')
    return (
      end >= 5 &&
      provider.slice(end) === domain.slice(dot) &&
      isOneLetterOff(domain.slice(0, dot), provider.slice(0, end))
    )
  })
}

/** One letter is missing, added or wrong, or two neighbours are swapped. */
const isOneLetterOff = (written: string, meant: string): boolean => {
  const [short, long] = written.length < meant.length ? [written, meant] : [meant, written]
  const first = [...long].findIndex((letter, index) => letter !== short[index])
  if (long.length === short.length + 1) return long.slice(first + 1) === short.slice(first)
  if (long.length !== short.length) return false
  const isSwapped = long[first] === short[first + 1] && long[first + 1] === short[first]
  const skipped = first + (isSwapped ? 2 : 1)
  return long.slice(skipped) === short.slice(skipped)
}
