import '../../../backend/api/main.ts'
import { whenStarterIsGone } from '../starter.ts'

/* The API as it is, which says on SIGUSR2 what is left in memory after a collection of garbage. */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.stderr.write(`memory ${heapUsed + external} ${rss}\n`)
})

whenStarterIsGone(() => process.exit())
