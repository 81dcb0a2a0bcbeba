import type { Instant } from '../../machines/member.ts'

/**
 * The reader's languages that `Intl` accepts as locales, the preferred one first, or English if there is none.
 * A browser started under a POSIX locale reports tags such as 'C', for which `Intl` throws a RangeError.
 */
export const readerLocales = (languages: readonly string[]): readonly string[] => {
  const valid = languages.flatMap((tag) => localesOf(tag))
  return valid.length > 0 ? valid : ['en']
}

const localesOf = (tag: string): readonly string[] => {
  try {
    return Intl.getCanonicalLocales(tag)
  } catch {
    return []
  }
}

/** The day of an instant in the reader's language, such as '20 November 2026'. */
export const dayInWords = (at: Instant, locales: readonly string[]): string =>
  new Intl.DateTimeFormat([...locales], { dateStyle: 'long' }).format(at)
