import type { Instant } from '../../machines/member.ts'

/** The day of an instant in the reader's time zone, as `YYYY-MM-DD`. */
export const localDay = (at: Instant): string => {
  const date = new Date(at)
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The day of an instant in the reader's language, such as '20 November 2026'. */
export const dayInWords = (at: Instant, locales: readonly string[]): string =>
  new Intl.DateTimeFormat([...locales], { dateStyle: 'long' }).format(at)

/**
 * The reader's languages that `Intl` accepts as locales, the preferred one first, or English if there is none.
 * A browser started under a POSIX locale reports tags such as 'C', for which `Intl` throws a RangeError.
 */
export const readerLocales = (languages: readonly string[]): readonly string[] => {
  const valid = languages.filter(isValidTag)
  return valid.length > 0 ? valid : ['en']
}

const isValidTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
