import type { Instant } from '../../machines/member.ts'

/** The day of a moment where the reader is, as `YYYY-MM-DD`. */
export const localDay = (at: Instant): string => {
  const date = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The day of a moment in the reader's words, such as '20 November 2026'. */
export const dayInWords = (at: Instant, languages: readonly string[]): string =>
  new Intl.DateTimeFormat([...languages], { dateStyle: 'long' }).format(at)
