/** The catalogues whose rows a title can name, with the pattern of their row numbers. */
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

/** The rows of each well-formed tag in a test source, and every malformed tag. */
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

/** Also matches malformed tags, but no function argument with the name of a catalogue. */
const attemptAt = (kind: Kind): RegExp =>
  new RegExp(String.raw`\(\s*${kind}s?\s+[\d%$][^\n]{0,400}`, 'gi')

const nameOf = (kind: Kind): string =>
  String.raw`\(${kind} ${numbers[kind]}(?:, ${numbers[kind]})*\)`

const anyName = `(?:${nameOf('spec')}|${nameOf('fault')})`

const names = `${anyName}(?: ${anyName})*`

const atTheEnd = new RegExp(`${names}$`)

/** The closing quotation mark of the title must follow: tags are at the end, and contain no placeholder. */
const isWellFormed = (line: string): boolean => new RegExp(`^${names}['"\`]`).test(line)

const rowsIn = (name: string): string[] => name.match(/\d[\d.]*/g) ?? []
