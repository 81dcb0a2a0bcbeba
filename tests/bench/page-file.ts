import { readFile, writeFile } from 'node:fs/promises'
import { inRepository } from '../support/run/tools.ts'
import { pageWith } from './page.ts'
import { readBench } from './record.ts'

const path = 'docs/performance.md'

/** Writes the last results of each part to the performance page, and returns the page's name. */
export const writePage = async (): Promise<string> => {
  const file = inRepository(path)
  await writeFile(file, pageWith(await readFile(file, 'utf8'), await readBench()))
  return path
}
