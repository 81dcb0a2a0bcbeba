import type { Instant } from '../../machines/member.ts'

/** The day of an instant in the reader's language, such as '20 November 2026'. */
export const dayInWords = (at: Instant, locales: readonly string[]): string =>
  new Intl.DateTimeFormat([...locales], { dateStyle: 'long' }).format(at)
