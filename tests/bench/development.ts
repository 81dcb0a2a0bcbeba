import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chosenPorts } from '../../tools/dev/processes/ports.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { inRepository } from '../support/run/tools.ts'
import { type Timing, timingOf } from './measure.ts'
import type { Part } from './part.ts'

/** How long a developer waits for the site. */
export const development: Part = {
  name: 'development',
  question: 'How long does a developer wait for the site and for a change?',
  run: async (depth) => {
    const starts: Starts[] = []
    for (let turn = 0; turn < { quick: 1, usual: 3, deep: 5 }[depth]; turn += 1) {
      starts.push(await startTwice(depth === 'quick' ? 1 : 7))
    }
    const rows: [string, Timing][] = [
      ['npm start: the site answers, with an empty data folder', of(starts, 'answers')],
      [
        'npm start: the browser shows the login screen, with an empty data folder',
        of(starts, 'shows'),
      ],
      ['npm start: the browser shows the login screen, second start', of(starts, 'showsAgain')],
      ['the browser shows a changed screen', timingOf(starts.flatMap(changes))],
      ['an empty Node process (floor)', await emptyProcess()],
    ]
    const [answers, , again, change, floor] = rows.map(([, timing]) => timing)
    return {
      tables: [
        {
          title: 'Development, in ms.',
          columns: ['time until', 'ms', 'spread'],
          rows: rows.map(([name, { median, spread }]) => [name, median, spread]),
        },
      ],
      figures: [
        {
          name: 'npm start until the site answers',
          value: (answers?.median ?? 0) / 1_000,
          unit: 's',
          spread: (answers?.spread ?? 0) / 1_000,
          baseline: { name: 's for an empty Node process', value: (floor?.median ?? 0) / 1_000 },
        },
        {
          name: 'second npm start until the browser shows the login screen',
          value: (again?.median ?? 0) / 1_000,
          unit: 's',
          spread: (again?.spread ?? 0) / 1_000,
          budget: ['development', 'second npm start to the login screen'],
        },
        {
          name: 'a change to a screen until the browser shows it',
          value: change?.median ?? 0,
          unit: 'ms',
          spread: change?.spread ?? 0,
        },
      ],
    }
  },
}

type Start = { answers: number; shows: number; changes: readonly number[] }

type Starts = Start & { showsAgain: number }

const of = (starts: readonly Starts[], what: 'answers' | 'shows' | 'showsAgain'): Timing =>
  timingOf(starts.map((start) => start[what]))

const changes = (start: Start): readonly number[] => start.changes

/** Starts the stack with an empty data folder, and a second time with the same one. */
const startTwice = async (times: number): Promise<Starts> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trellis-development-'))
  try {
    const first = await startAndChange(dataDir, times)
    const { shows } = await startAndChange(dataDir, 0)
    return { ...first, showsAgain: shows }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts the stack like `npm start`, opens a screen, and changes it this number of times. */
const startAndChange = async (dataDir: string, times: number): Promise<Start> => {
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
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [...chromiumFlags, ...noOutsideNetwork],
  })
  try {
    await answered(site, child)
    const answers = performance.now() - since
    const page = await browser.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(`${site}/login`)
    await page.getByRole('form', { name: 'Login' }).waitFor()
    const shows = performance.now() - since
    return { answers, shows, changes: await changedScreen(page, times) }
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

/** How long (ms) a browser may wait on a busy machine. */
const patience = 180_000

/** Vite's watcher reports a second change of a file within 50 ms (this leaves a reserve) only at its next change. */
const watcherPause = 100

const screen = inRepository('src/screens/login/login-screen.tsx')
const place = '<Stack space="7">'

/** Writes a new mark into the login screen each time, and restores the file at the end. */
const changedScreen = async (page: Page, times: number): Promise<readonly number[]> => {
  const source = await readFile(screen, 'utf8')
  if (!source.includes(place)) throw new Error(`${screen} has no ${place}`)
  const restored = () => writeFile(screen, source)
  process.once('SIGINT', restored)
  const found: number[] = []
  try {
    // The first change after a start prepares more than later ones.
    for (let turn = 0; turn <= times; turn += 1) {
      const since = performance.now()
      await writeFile(screen, source.replace(place, `${place}\n        <p>change ${turn}</p>`))
      await page.getByText(`change ${turn}`, { exact: true }).waitFor()
      if (turn > 0) found.push(performance.now() - since)
      await page.waitForTimeout(watcherPause)
    }
  } finally {
    process.off('SIGINT', restored)
    await restored()
  }
  return found
}

const emptyProcess = async (): Promise<Timing> => {
  const times: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const since = performance.now()
    await once(spawn(process.execPath, ['-e', '']), 'exit')
    times.push(performance.now() - since)
  }
  return timingOf(times)
}
