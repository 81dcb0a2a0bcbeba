/** The catalogues whose rows a title can name, and how the number of a row is written in each. */
const numbers = { spec: String.raw`\d\.\d{2,3}`, fault: String.raw`[1-9]\d{0,2}` }

/** A catalogue of rows: the statements of the specification, or the faults. */
export type Kind = keyof typeof numbers

/** The rows of a catalogue that a title names at its end: `keeps the form (spec 5.03, 8.11) (fault 17)`. */
export const namedIn = (kind: Kind, title: string): string[] => {
  const names = atTheEnd.exec(title)?.[0] ?? ''
  return [...names.matchAll(new RegExp(nameOf(kind), 'g'))].flatMap(([name]) => rowsIn(name))
}

/** A title without the rows that it names. */
export const withoutNames = (title: string): string => title.replace(atTheEnd, '').trimEnd()

/** What stands in a test's source: the rows of each well-formed name, and every attempt at one that is not. */
export const namesInSource = (
  kind: Kind,
  text: string,
): { named: string[]; malformed: string[] } => {
  const attempts = [...text.matchAll(attemptAt(kind))]
  const lines = attempts.map(([attempt]) => attempt)
  return {
    named: lines.filter(isWellFormed).flatMap((line) => rowsIn(line.slice(0, line.indexOf(')')))),
    malformed: lines.filter((line) => !isWellFormed(line)),
  }
}

/** What a slip of the pen may have made of a name; an argument that is called like a catalogue is none. */
const attemptAt = (kind: Kind): RegExp =>
  new RegExp(String.raw`\(\s*${kind}s?\s+[\d%$][^\n]{0,400}`, 'gi')

const nameOf = (kind: Kind): string =>
  String.raw`\(${kind} ${numbers[kind]}(?:, ${numbers[kind]})*\)`

const anyName = `(?:${nameOf('spec')}|${nameOf('fault')})`

const names = `${anyName}(?: ${anyName})*`

const atTheEnd = new RegExp(`${names}$`)

/** The quotation mark that ends the title follows at once: names stand at the end, and are written out. */
const isWellFormed = (line: string): boolean => new RegExp(`^${names}['"\`]`).test(line)

const rowsIn = (name: string): string[] => name.match(/\d[\d.]*/g) ?? []
