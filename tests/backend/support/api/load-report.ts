import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resultsFolder } from '../../../support/run/tools.ts'
import type { LoadReport } from './load.ts'

/** The maximum growth of memory in bytes after the first third of the load: a few bytes per request. */
export const flatMemory = 8_000_000

/** Prints the results of the load and writes them to test-results. */
export const reportLoad = async (engine: string, report: LoadReport): Promise<void> => {
  const { members, seconds, requests, p50, p99, memory } = report
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `${engine}: ${members} members for ${seconds} s, ${Math.round(requests / seconds)} requests/s, ` +
      `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
      `memory ${megabytes(memory.warm)} then ${megabytes(memory.after)} (resident ${megabytes(memory.resident)})`,
  )
  await mkdir(resultsFolder, { recursive: true })
  await writeFile(join(resultsFolder, `load-${engine}.json`), JSON.stringify(report, null, 2))
}
