import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { inRepository } from '../support/run/tools.ts'

/*
 * `npm run test:visual` compares screenshots; with `--update` it takes them again. Other major versions of Chromium, and
 * its headless shell, render text and edges slightly differently, so the screenshots are only valid for what took them.
 */
const [option, ...rest] = process.argv.slice(2)
if ((option !== undefined && option !== '--update') || rest.length > 0) {
  console.error('Usage: npm run test:visual [-- --update]')
  process.exit(2)
}
const update = option === '--update'

const record = inRepository('tests/visual/chromium.json')
const chromium = await findOrInstallChromium()
const version = versionOf(chromium)
const { version: recorded } = JSON.parse(await readFile(record, 'utf8')) as { version: string }

if (version !== recorded && !update) {
  console.log(
    `Skipped: the screenshots were taken with ${recorded}, but this is ${version}. ` +
      'Compare with that one, or take them again with `npm run test:visual -- --update`.',
  )
  process.exit(0)
}

const comparison = spawn(
  process.execPath,
  [
    inRepository('node_modules/@playwright/test/cli.js'),
    ...['test', '--config', inRepository('tests/visual/visual.config.ts')],
    ...(update ? ['--update-snapshots=changed'] : []),
  ],
  { stdio: 'inherit', env: { ...process.env, TRELLIS_CHROMIUM: chromium } },
)
const [status] = await once(comparison, 'exit')
if (update && status === 0) await writeFile(record, `{ "version": "${version}" }\n`)
if (status !== 0)
  console.log('See what differs: npx playwright show-report test-results/visual-report')
process.exit(status === 0 ? 0 : 1)

/** As `Chromium 156`, or `the headless shell of Chromium 156`. */
function versionOf(program: string): string {
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout
  const major = Number(/(\d+)\./.exec(said)?.[1])
  if (!major) throw new Error(`${program} does not print its version.`)
  return `${basename(program).includes('headless') ? 'the headless shell of ' : ''}Chromium ${major}`
}
