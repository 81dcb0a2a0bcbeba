import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Public collections of hostile data outside the repository. TRELLIS_CORPORA is their folder. If it is not set, the
 * collections are empty: tests with examples of their own only use those, and the other tests are skipped.
 */
const folder = process.env.TRELLIS_CORPORA

/** Whether the collections exist. Tests without examples of their own are skipped otherwise. */
export const hasCorpora = folder !== undefined && folder !== ''

/** The bytes of every file of a collection, by file name. */
export const corpusFiles = (collection: string): ReadonlyMap<string, Buffer> => {
  if (!folder) return new Map()
  const path = join(folder, collection)
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map(({ name }) => [name, readFileSync(join(path, name))]))
}

/** The lines of every text file of a collection. */
export const corpusLines = (collection: string): string[] =>
  [...corpusFiles(collection)]
    .filter(([name]) => name.endsWith('.txt'))
    .flatMap(([, bytes]) => bytes.toString('utf8').split('\n'))
    .filter((line) => line !== '')

/** The texts of a JSON file: an array of texts, or an array of cases with a `payload`. */
export const corpusTexts = (file: string): string[] => {
  if (!folder) return []
  const listed: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const texts = Array.isArray(listed) ? listed.map((one) => one?.payload ?? one) : []
  return texts.filter((text): text is string => typeof text === 'string')
}
