import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { settingsWithIdentity } from '../backend/support/api/api-process.ts'
import { inRepository, runTool } from '../support/run/tools.ts'
import { endProcess } from './end-process.ts'

/** An instance of the API: the production bundle in a process of its own. */
export type ApiInstance = {
  name: string
  port: number
  /** Exits that the test did not cause. */
  exits(): readonly string[]
  /** Log lines of unexpected failures, the oldest first. */
  failures(): readonly string[]
  /** Stops it with SIGTERM, as a deployment does, and starts it again. Rejects if the exit code is not 0. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The bundle of the container image, in a temporary folder. */
export type ApiBundle = { folder: string; remove(): Promise<void> }

/** Builds the bundle with the settings of the container image. Rejects with the output of a failed build. */
export const buildApi = async (): Promise<ApiBundle> => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-bundle-'))
  const args = ['build', '--config', 'backend/bundle.config.ts', '--outDir', folder]
  const { code, output } = await runTool('vite', args)
  if (code !== 0) throw new Error(output)
  const migrations = inRepository('backend/database/migrations')
  await cp(migrations, join(folder, 'migrations'), { recursive: true })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Starts an instance and resolves when it listens. Rejects with its log if it exits first. */
export const startInstance = async (
  { folder }: ApiBundle,
  { name, port, databaseUrl }: { name: string; port: number; databaseUrl: string },
): Promise<ApiInstance> => {
  const settings = await settingsWithIdentity()
  const exits: string[] = []
  const failures: string[] = []
  const start = async (): Promise<ChildProcess> => {
    const own = {
      ...{ DATABASE_URL: databaseUrl, API_PORT: String(port), TRUST_PROXY: '1' },
      API_DRAIN_SECONDS: '5',
    }
    const child = spawn(process.execPath, ['api.mjs'], {
      cwd: folder,
      env: { ...settings, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const lines: string[] = []
    const listening = new Promise<void>((resolve) => {
      const read = (line: string) => {
        if (line.includes('"listening"')) resolve()
        lines.push(line)
        if (isUnexpected(line)) failures.push(...sameRequest(lines, line))
        if (lines.length > 100) lines.shift()
      }
      createInterface(child.stdout).on('line', read)
      createInterface(child.stderr).on('line', read)
    })
    const exited = new Promise<never>((_, reject) => {
      child.once('exit', (code, signal) => {
        reject(new Error(`${name} did not start:\n${lines.join('\n')}`))
        if (!expected.has(child)) exits.push(`${name} ended with ${signal ?? code}`)
      })
    })
    await Promise.race([listening, exited])
    exited.catch(() => {})
    return child
  }
  /** Processes that the test stops. */
  const expected = new Set<ChildProcess>()
  let child = await start()
  const end = (signal: NodeJS.Signals) => {
    expected.add(child)
    return endProcess(child, signal)
  }
  return {
    name,
    port,
    exits: () => exits,
    failures: () => failures,
    restart: async () => {
      const code = await end('SIGTERM')
      if (code !== 0) throw new Error(`${name} stopped with ${code}.`)
      child = await start()
    },
    stop: async () => void (await end('SIGKILL')),
  }
}

/** Whether a log line reports a failure of the API itself: status 500, or the end of the process. */
const isUnexpected = (line: string): boolean =>
  /"status":500|"level":(60|"fatal")/.test(line) || !line.startsWith('{')

/** All log lines of the same request, or the line itself if it names no request. */
const sameRequest = (lines: readonly string[], line: string): readonly string[] => {
  const [request] = /"requestId":"[^"]+"/.exec(line) ?? []
  return request === undefined ? [line] : lines.filter((each) => each.includes(request))
}
