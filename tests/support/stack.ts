import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '../../tools/dev/stack.ts'
import { onParentExit } from './parent-exit.ts'

/*
 * The stack of a journey run: every server on a free port, the built site with production headers, and all data in a
 * temporary folder that is removed at the end. playwright.config.ts starts it and reads the line that it prints.
 */
const dataDir = await mkdtemp(join(tmpdir(), 'trellis-journeys-'))

const stack = await startStack({
  dataDir,
  site: 'preview',
  onLine: (part, line) => console.log(`${part}: ${line}`),
})
console.log(`TRELLIS_STACK=${JSON.stringify({ projectId: stack.projectId, ...stack.urls })}`)

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
onParentExit(stop)
stack.lost.then((how) => {
  console.error(how)
  process.exit(1)
})
