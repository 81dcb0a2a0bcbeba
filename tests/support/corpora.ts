import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Public collections of hostile data, which lie outside the repository: TRELLIS_CORPORA names their folder.
 * Where it is not set they are empty: tests with examples of their own stand on those, the others are skipped.
 */
const folder = process.env.TRELLIS_CORPORA

/** Whether there are any; a test that has nothing else to try is skipped without. */
export const hasCorpora = folder !== undefined && folder !== ''

/** The bytes of every file of one collection, by its name. */
export const corpusFiles = (collection: string): ReadonlyMap<string, Buffer> => {
  if (!folder) return new Map()
  const place = join(folder, collection)
  const files = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map(({ name }) => [name, readFileSync(join(place, name))]))
}

/** The lines of every text file of one collection. */
export const corpusLines = (collection: string): string[] =>
  [...corpusFiles(collection)]
    .filter(([name]) => name.endsWith('.txt'))
    .flatMap(([, bytes]) => bytes.toString('utf8').split('\n'))
    .filter((line) => line !== '')

/** The texts of one JSON file: a list of them, or a list of cases that each hold one as `payload`. */
export const corpusTexts = (file: string): string[] => {
  if (!folder) return []
  const listed: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const texts = Array.isArray(listed) ? listed.map((one) => one?.payload ?? one) : []
  return texts.filter((text): text is string => typeof text === 'string')
}
