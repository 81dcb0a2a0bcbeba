/** The rows that a title names at its end: `keeps the form (spec 5.03, 8.11)`. */
export const namedIn = (title: string): string[] => tag.exec(title)?.[1]?.split(', ') ?? []

/** A title without the rows that it names. */
export const withoutNames = (title: string): string => title.replace(tag, '').trimEnd()

/** What stands in a test's source: the rows of each well-formed name, and every attempt at one that is not. */
export const namesInSource = (text: string): { named: string[]; malformed: string[] } => {
  const attempts = [...text.matchAll(/\(\s*spec\b[^\n]{0,400}/gi)].map(([attempt]) => attempt)
  const wellFormed = attempts.map((attempt) => inQuotes.exec(attempt)?.[1]?.split(', '))
  return {
    named: wellFormed.flatMap((ids) => ids ?? []),
    malformed: attempts.filter((_, index) => wellFormed[index] === undefined),
  }
}

const list = String.raw`\(spec (\d\.\d{2,3}(?:, \d\.\d{2,3})*)\)`

const tag = new RegExp(`${list}$`)

/** The quotation mark that ends the title follows at once: names stand at the end, and are written out. */
const inQuotes = new RegExp(`^${list}['"\`]`)
