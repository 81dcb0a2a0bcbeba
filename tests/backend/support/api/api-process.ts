import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../../../support/run/tools.ts'
import { startIdentityHost } from './identity-host.ts'

/** The API in a separate process, as `npm run api` starts it, with the emulator's tokens and no rate limits. */
export type ApiProcess = {
  port: number
  /** The bytes in use after garbage collection, and the resident memory. */
  memory(): Promise<{ used: number; resident: number }>
  /** Sends SIGKILL and resolves when the process has exited. */
  kill(): Promise<void>
}

/** The project of the tokens. */
export const projectId = 'demo-trellis'

/** Without the identity service. */
const localSettings: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '',
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9',
  ALLOW_UNSIGNED_TOKENS: '1',
  RATE_LIMIT_REGISTER: '9999999/60',
  RATE_LIMIT_LOGIN: '9999999/60',
  RATE_LIMIT_RESOLVE_LOGIN: '9999999/60',
  RATE_LIMIT_REPORT: '9999999/60',
}

let identityHost: Promise<string> | undefined

/** The settings of a process, except for the database and the port. All processes share one fake identity service. */
export const settingsWithIdentity = async (): Promise<Readonly<Record<string, string>>> => {
  identityHost ??= startIdentityHost()
  return { ...localSettings, FIREBASE_AUTH_EMULATOR_HOST: await identityHost }
}

/** Starts the API on a database and resolves when it is listening. Rejects with its error output if it exits. */
export const startApi = async (databaseUrl: string): Promise<ApiProcess> => {
  const settings = await settingsWithIdentity()
  const folder = await mkdtemp(join(tmpdir(), 'trellis-api-'))
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      inRepository('node_modules/tsx/dist/loader.mjs'),
      inRepository('tests/backend/support/api/measured-main.ts'),
    ],
    {
      cwd: folder,
      env: { ...settings, API_PORT: '0', DATABASE_URL: databaseUrl },
      // The process exits when its standard input closes.
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const ended = once(child, 'exit').then(() => rm(folder, { recursive: true, force: true }))
  child.stderr.setEncoding('utf8')
  let errorOutput = ''
  child.stderr.on('data', (text: string) => {
    errorOutput = `${errorOutput}${text}`.slice(-2000)
  })
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (data) => {
      if (output.length > 4000) return
      output += String(data)
      const [, found] = /"port":(\d+)/.exec(output) ?? []
      if (found) resolve(Number(found))
    })
    child.once('exit', () => reject(new Error(`The API did not start: ${errorOutput}`)))
  })
  return {
    port,
    memory: () =>
      new Promise((resolve) => {
        const read = (text: string) => {
          const [, used, resident] = /memory (\d+) (\d+)/.exec(text) ?? []
          if (used === undefined) return
          child.stderr.off('data', read)
          resolve({ used: Number(used), resident: Number(resident) })
        }
        child.stderr.on('data', read)
        child.kill('SIGUSR2')
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
