import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { startLab } from '../support/lab.ts'
import { inRepository } from '../support/run/tools.ts'
import { screenshotsOf } from './screenshots.ts'

/*
 * `npm run test:visual` compares screenshots; with `--update` it takes them again. Other major versions of Chromium
 * render text and edges slightly differently, so the screenshots are only valid for the version that took them.
 */
const [option, ...rest] = process.argv.slice(2)
if ((option !== undefined && option !== '--update') || rest.length > 0) {
  console.error('Usage: npm run test:visual [-- --update]')
  process.exit(2)
}
const update = option === '--update'

const record = inRepository('tests/visual/chromium.json')
const chromium = await findOrInstallChromium()
const major = majorOf(chromium)
const { major: recorded } = JSON.parse(await readFile(record, 'utf8')) as { major: number }

if (major !== recorded && !update) {
  console.log(
    `Skipped: the screenshots were taken with Chromium ${recorded}, but this is Chromium ${major}. ` +
      'Compare with that one, or take them again with `npm run test:visual -- --update`.',
  )
  process.exit(0)
}

const lab = await startLab()
const gallery = await compare('visual.config.ts', {
  TRELLIS_LAB: JSON.stringify({ address: lab.url, screenshots: await screenshots() }),
})
await lab.stop()
const pages = await compare('pages.config.ts', {})
if (update && gallery && pages) await writeFile(record, `{ "major": ${major} }\n`)
for (const [isSame, report] of [
  [gallery, 'visual-report'],
  [pages, 'visual-pages-report'],
])
  if (!isSame) console.log(`See what differs: npx playwright show-report test-results/${report}`)
process.exit(gallery && pages ? 0 : 1)

/** Compares the screenshots of one configuration, and resolves with whether all are the same. */
async function compare(config: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const shooting = spawn(
    process.execPath,
    [
      inRepository('node_modules/@playwright/test/cli.js'),
      ...['test', '--config', inRepository(`tests/visual/${config}`)],
      ...(update ? ['--update-snapshots=changed'] : []),
    ],
    { stdio: 'inherit', env: { ...process.env, TRELLIS_CHROMIUM: chromium, ...env } },
  )
  const [status] = await once(shooting, 'exit')
  return status === 0
}

/** The catalogue contains styled components, which only Vite can load. */
async function screenshots() {
  const server = await createServer({
    configFile: inRepository('lab/vite.config.ts'),
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const { everything } = await server.ssrLoadModule('/design/catalogue.ts')
  await server.close()
  return screenshotsOf(everything)
}

function majorOf(program: string): number {
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout
  const major = Number(/(\d+)\./.exec(said)?.[1])
  if (!major) throw new Error(`${program} does not print its version.`)
  return major
}
