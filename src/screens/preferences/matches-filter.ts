/**
 * Returns a predicate for names that contain every word of the filter. Case, accents and hyphens are ignored. A filter
 * without a letter or a digit matches every name.
 */
export const matchesFilter = (filter: string): ((name: string) => boolean) => {
  const words = normalized(filter).split(' ')
  return (name) => words.every((word) => normalized(name).includes(word))
}

/** Lower-case letters without accents, and digits, with one space between words. */
const normalized = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
