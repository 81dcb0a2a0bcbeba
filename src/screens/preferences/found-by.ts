/**
 * Whether a name is found by what was typed to find it: every typed word stands somewhere in the name.
 * Capitals, accents and hyphens do not count. Without a letter or a digit everything is found.
 */
export const foundBy = (filter: string): ((name: string) => boolean) => {
  const words = plain(filter).split(' ')
  return (name) => words.every((word) => plain(name).includes(word))
}

/** Letters and digits without capitals and accents; one space between words. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
