import { language } from './language.ts'

const format = new Intl.NumberFormat(language.tag)

/** A number in the language of the texts. */
export const numberText = (value: number): string => format.format(value)
