import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../run/tools.ts'

/** The API in a process of its own, as `npm run api` starts it, with the emulator's tokens and no rate limits. */
export type ApiProcess = {
  port: number
  /** Bytes that are in use after a collection of garbage, and bytes that the system lends. */
  memory(): Promise<{ used: number; resident: number }>
  /** SIGKILL; resolves when it has ended. */
  kill(): Promise<void>
}

/** The project whose tokens such a process accepts. */
export const projectId = 'demo-trellis'

/**
 * Where the records lie: an address of a server, or a folder of the embedded database. A relative one lies in the
 * process's own folder, which ends with it.
 */
export type Records = { databaseUrl: string } | { dataDir: string }

/** Starts it and resolves when it listens; rejects with what it said when it ends instead. */
export const startApi = async (records: Records): Promise<ApiProcess> => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-api-'))
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      inRepository('node_modules/tsx/dist/loader.mjs'),
      inRepository('tests/support/api/measured-main.ts'),
    ],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH ?? '',
        FIREBASE_PROJECT_ID: projectId,
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
        FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9',
        ALLOW_UNSIGNED_TOKENS: '1',
        API_PORT: '0',
        ...Object.fromEntries(limited.map((call) => [`RATE_LIMIT_${call}`, '9999999/60'])),
        ...('dataDir' in records
          ? { DATA_DIR: records.dataDir }
          : { DATABASE_URL: records.databaseUrl }),
      },
      // The program ends when the line to its standard input does.
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const ended = once(child, 'exit').then(() => rm(folder, { recursive: true, force: true }))
  child.stderr.setEncoding('utf8')
  let complaint = ''
  child.stderr.on('data', (text: string) => {
    complaint = `${complaint}${text}`.slice(-2000)
  })
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (data) => {
      if (said.length > 4000) return
      said += String(data)
      const [, found] = /"port":(\d+)/.exec(said) ?? []
      if (found) resolve(Number(found))
    })
    child.once('exit', () => reject(new Error(`The API did not start: ${complaint}`)))
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

/** Starts it for as long as `use` takes, and kills it also where that throws. */
export const withApi = async <Value>(
  records: Records,
  use: (api: ApiProcess) => Promise<Value>,
): Promise<Value> => {
  const api = await startApi(records)
  try {
    return await use(api)
  } finally {
    await api.kill()
  }
}

const limited = ['REGISTER', 'LOGIN', 'RESOLVE_LOGIN', 'REPORT']
