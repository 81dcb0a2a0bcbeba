import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chosenPorts } from '../../tools/dev/processes/ports.ts'
import { inRepository } from '../support/run/tools.ts'
import { benchBrowser } from './bench-browser.ts'
import { timingOf } from './measure.ts'
import type { Part } from './part.ts'

/** How long a developer waits for the site. */
export const development: Part = {
  name: 'development',
  question: 'How long does a developer wait for the site?',
  run: async (isQuick) => {
    const starts: number[] = []
    for (let turn = 0; turn < (isQuick ? 1 : 3); turn += 1) starts.push(await secondStart())
    return [
      {
        name: 'second npm start until the browser shows the login screen',
        ...{ unit: 's', ...timingOf(starts) },
        budget: ['development', 'second npm start to the login screen'],
      },
    ]
  },
}

/** Starts the stack with an empty data folder, then measures a start with the same one, which has Vite’s prebundled dependencies. */
const secondStart = async (): Promise<number> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trellis-development-'))
  try {
    await start(dataDir)
    return await start(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Starts the stack like `npm start`. Returns the time until a browser shows the login screen (s). */
const start = async (dataDir: string): Promise<number> => {
  const ports = await chosenPorts({ site: 0, api: 0, auth: 0, storage: 0 })
  const site = `http://localhost:${ports.site}`
  const since = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/start.ts'], {
    cwd: inRepository('.'),
    env: {
      ...process.env,
      TRELLIS_DATA_DIR: dataDir,
      SITE_PORT: String(ports.site),
      API_PORT: String(ports.api),
      AUTH_EMULATOR_PORT: String(ports.auth),
      STORAGE_EMULATOR_PORT: String(ports.storage),
    },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const browser = await benchBrowser()
  try {
    await answered(site, child)
    const page = await browser.newPage()
    page.setDefaultTimeout(180_000)
    await page.goto(`${site}/login`)
    await page.getByRole('form', { name: 'Login' }).waitFor()
    return (performance.now() - since) / 1_000
  } finally {
    await browser.close()
    child.kill('SIGTERM')
    await ended
  }
}

/** Polls until the site responds; rejects if the stack exits instead. */
const answered = async (site: string, child: { exitCode: number | null }): Promise<void> => {
  while (child.exitCode === null) {
    const response = await fetch(site, { signal: AbortSignal.timeout(30_000) }).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The stack exited before its site responded.')
}
