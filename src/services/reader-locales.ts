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
