import { spawnSync } from 'node:child_process'
import { findChromium, searchedPaths } from './chromium.ts'
import { type Ended, runCommand } from './run/command.ts'
import { runTool } from './run/tools.ts'

/**
 * The path of a working Chromium. If none is installed, tries Playwright's download, then the system's package manager.
 * Rejects with every attempt if all fail.
 */
export const findOrInstallChromium = async (): Promise<string> => {
  const found = findChromium()
  if (found !== undefined) return found
  const tried = [`looked for ${searchedPaths()}`]
  for (const way of ways()) {
    const outcome = await way.install()
    const installed = findChromium()
    if (installed !== undefined) return installed
    tried.push(`${way.name}: ${outcome}`)
  }
  throw new Error(
    [
      'No Chromium for the browser journeys. Tried:',
      ...tried.map((line) => `  - ${line}`),
      'Install Chromium or Chrome, or set TRELLIS_CHROMIUM to the path of one.',
    ].join('\n'),
  )
}

type Way = { name: string; install: () => Promise<string> }

const fiveMinutes = 300_000

const ways = (): Way[] => [
  {
    name: 'npx playwright install chromium',
    install: async () =>
      outcomeOf(await runTool('playwright', ['install', 'chromium'], { limit: fiveMinutes })),
  },
  {
    name: 'apt-get install chromium',
    install: async () => {
      const privilege = asRoot()
      if (privilege === undefined) return 'needs root, or sudo without a password'
      const update = await runCommand(apt(privilege, ['update']))
      if (update.code !== 0) return outcomeOf(update)
      return outcomeOf(await runCommand(apt(privilege, ['install', '-y', 'chromium'])))
    },
  },
]

const apt = (privilege: readonly string[], args: readonly string[]) => {
  const [file, ...before] = [...privilege, 'apt-get']
  return { file, args: [...before, ...args], limit: fiveMinutes }
}

/** The prefix of a command that needs root, or undefined without root and sudo. */
const asRoot = (): readonly string[] | undefined => {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : undefined
}

const outcomeOf = ({ code, output, timedOut }: Ended): string => {
  if (timedOut) return 'took longer than five minutes'
  const lastLine = output.trim().split('\n').at(-1) ?? ''
  return code === 0 ? 'done, but no working browser was installed' : lastLine
}
