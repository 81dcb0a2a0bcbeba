import { readFileSync } from 'node:fs'
import { readPathFile } from '../../../lab/paths/path-file.ts'
import { replayFile } from '../../../lab/paths/replay-file.ts'
import { models } from '../../../machines/models.ts'

/** `npm run replay <file>` walks a recorded path on its machine and prints the first difference. */
const replayNamed = (path: string | undefined): number => {
  if (path === undefined) {
    console.error('Which path? npm run replay tests/regressions/….json')
    return 2
  }
  try {
    const file = readPathFile(readFileSync(path, 'utf8'))
    const { steps, difference } = replayFile(models, file)
    if (difference === null) console.log(`✓ ${file.title}: ${steps} steps, as expected.`)
    else console.error(`✗ ${file.title}\n${difference}`)
    return difference === null ? 0 : 1
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}

process.exitCode = replayNamed(process.argv[2])
