import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePath } from 'statewalk/internal'
import { type PathFile, readPathFile } from '../../../lab/paths/path-file.ts'

const folder = 'tests/regressions'

/** Every recorded path in tests/regressions. */
export const regressions = (): readonly PathFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readPathFile(readFileSync(join(folder, name), 'utf8')))

/** The title of a recorded path's test. It begins with the path's id: `vitest -t 0k3f9a1` runs it alone. */
export const titleOf = ({ input, moves, title }: PathFile): string =>
  `${makePath(input, moves).id} ${title}`
