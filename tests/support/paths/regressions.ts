import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PathFile, readPathFile } from '../../../lab/paths/path-file.ts'

const folder = 'tests/regressions'

/** Every recorded path in tests/regressions. */
export const regressions = (): readonly PathFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readPathFile(readFileSync(join(folder, name), 'utf8')))
