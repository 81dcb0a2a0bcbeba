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
