import { readFile, writeFile } from 'node:fs/promises'
import { inRepository } from '../support/run/tools.ts'
import { pageWith } from './page.ts'
import { readBench } from './record.ts'

const path = 'docs/performance.md'

/** Puts what the last run of each part found into the page about speed, and says which page that is. */
export const writePage = async (): Promise<string> => {
  const file = inRepository(path)
  await writeFile(file, pageWith(await readFile(file, 'utf8'), await readBench()))
  return path
}
