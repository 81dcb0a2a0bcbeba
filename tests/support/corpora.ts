import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Public collections of hostile data, which lie outside the repository: TRELLIS_CORPORA names their folder.
 * Where it is not set they are empty, and the tests' own examples stand alone.
 */
const folder = process.env.TRELLIS_CORPORA

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
