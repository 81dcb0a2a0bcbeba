import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '../../backend/local/stack.ts'
import { whenStarterIsGone } from './starter.ts'

/*
 * The stack of a journey run: every part on a port that the system chose, the site built and under production
 * headers, all data in a folder that goes when the run ends. playwright.config.ts starts this and reads the line.
 */
const dataDir = await mkdtemp(join(tmpdir(), 'trellis-journeys-'))

const stack = await startStack({
  dataDir,
  site: 'preview',
  onLine: (part, line) => console.log(`${part}: ${line}`),
})
console.log(`TRELLIS_STACK=${JSON.stringify({ projectId: stack.projectId, ...stack.addresses })}`)

let isLeaving = false
const leave = async () => {
  if (isLeaving) return
  isLeaving = true
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', leave)
process.on('SIGINT', leave)
whenStarterIsGone(leave)
stack.lost.then((how) => {
  console.error(how)
  process.exit(1)
})
