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
