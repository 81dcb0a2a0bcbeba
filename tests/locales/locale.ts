import { pseudoLocales } from '../../tools/build/translation/pseudo-locales.ts'
import { role } from '../browsers/support/page.ts'

/** The texts of the site as they are written. */
const english = { tag: 'en', direction: 'ltr', toText: (text: string) => text }

const { TRELLIS_LOCALE: chosen } = process.env

/** The pseudo-locale of the run, or null in English. */
export const pseudoLocale = chosen === 'long' || chosen === 'rtl' ? chosen : null

/** The language of the built site. */
export const { tag, direction, toText } =
  pseudoLocale === null ? english : pseudoLocales[pseudoLocale]

/** The expression of the button with this English name. */
export const button = (name: string, within?: string) => role('button', toText(name), within)
