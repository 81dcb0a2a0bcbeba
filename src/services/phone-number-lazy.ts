import type { PhoneFormat } from './phone-number.ts'

/**
 * The format of `phone-number.ts`, loaded if there is a number. If its chunk fails to load, the number is shown and sent
 * as it is.
 */
export const phoneFormatFor = async (
  phone: string,
  languages: readonly string[],
): Promise<PhoneFormat> => {
  const plain = { readable: phone, complete: (typed: string) => typed }
  if (phone === '') return plain
  try {
    const { phoneFormatOf } = await import('./phone-number.ts')
    return phoneFormatOf(phone, languages)
  } catch {
    return plain
  }
}
