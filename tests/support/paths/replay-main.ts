import { readFileSync, writeFileSync } from 'node:fs'
import { readPathFile } from '../../../lab/paths/path-file.ts'
import { regressionOf, replayRecording } from '../../../lab/site/replay-recording.ts'
import { readFieldReport } from '../../../lab/site/report-file.ts'
import type { SiteRecording } from '../../../lab/site/site-recording.ts'
import { models } from '../../../machines/models.ts'
import { runTool } from '../run/tools.ts'
import { replayFile } from './replay-file.ts'
import { reportLines } from './report-lines.ts'

/**
 * `npm run replay <file>` walks a recorded path on its machine and prints the first difference. Of the report of a page
 * of the site it prints how far the machines explain it; `--test <file>` writes its path as a regression test, and
 * `--browser` walks it on the built site and leaves a Playwright trace.
 */
const replayNamed = async (path: string | undefined): Promise<number> => {
  if (path === undefined) {
    console.error('Which path? npm run replay tests/regressions/….json')
    return 2
  }
  try {
    const text = readFileSync(path, 'utf8')
    const report = readFieldReport(text)
    if (report) return await replayedReport(report)
    const file = readPathFile(text)
    const { steps, difference } = replayFile(models, file)
    if (difference === null) console.log(`✓ ${file.title}: ${steps} steps, as expected.`)
    else console.error(`✗ ${file.title}\n${difference}`)
    return difference === null ? 0 : 1
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}

const replayedReport = async (report: SiteRecording): Promise<number> => {
  const replayed = replayRecording(models, report)
  console.log(reportLines(models, replayed).join('\n'))
  const test = regressionOf(models, replayed)
  const [, , , flag, file] = process.argv
  if (flag === '--test' && file !== undefined && test) {
    writeFileSync(file, `${JSON.stringify(test, null, 2)}\n`)
    console.log(`\nWritten to ${file}.`)
  }
  if (flag === '--browser' && test) {
    const walk = JSON.stringify({ ...test, page: report.cause?.page ?? '/' })
    const config = ['--config', 'tests/support/paths/walk-on-site.config.ts']
    const env = { TRELLIS_REPORTED_PATH: walk }
    console.log((await runTool('playwright', ['test', ...config], { env })).output)
  }
  return replayed.divergence || replayed.suspect?.crashes ? 1 : 0
}

process.exitCode = await replayNamed(process.argv[2])
