import '../../../../backend/main.ts'
import { onParentExit } from '../../../support/parent-exit.ts'

/* The unchanged API, which prints its memory use after garbage collection on SIGUSR2. */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.stderr.write(`memory ${heapUsed + external} ${rss}\n`)
})

onParentExit(() => process.exit())
