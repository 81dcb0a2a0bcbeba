import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { lockFolder } from '../../../backend/database/folder-lock.ts'
import type { Environment } from './ports.ts'

/*
 * All data of the stack is in one folder, because identities, pictures and records depend on each other.
 */

/** The file that a running stack writes into its data folder. */
const runningSchema = z.object({
  pid: z.number(),
  projectId: z.string(),
  /** The URL of the site, or null if the stack runs without one. */
  site: z.string().nullable(),
  api: z.string(),
  geocoder: z.string(),
  mailbox: z.string(),
  authEmulator: z.string(),
  storageEmulator: z.string(),
  /** Authorises requests to the seed routes. Only users who can read this folder know it. */
  seedKey: z.string(),
})

export type RunningStack = z.infer<typeof runningSchema>

/** Returns the data folder of this working folder: `.data`, or TRELLIS_DATA_DIR. */
export const dataFolderFrom = (env: Environment): string =>
  resolve(env.TRELLIS_DATA_DIR?.trim() || '.data')

export const dataPaths = (dataDir: string) => ({
  database: join(dataDir, 'database'),
  emulators: join(dataDir, 'emulators'),
  /** The build of `npm run preview`. */
  site: join(dataDir, 'site'),
  /** The development server's optimised dependencies. */
  vite: join(dataDir, 'vite'),
  stack: join(dataDir, 'stack'),
})

/**
 * Locks the data folder for this process, until it exits or releases the folder.
 * Rejects with a message if another process has locked it.
 */
export const lockDataFolder = async (dataDir: string): Promise<DataFolder> => {
  const { stack } = dataPaths(dataDir)
  mkdirSync(stack, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(stack).catch((error: unknown) => {
    throw new Error(
      `The data folder ${dataDir} is in use by another process${ownerOf(stack)}. ` +
        'Stop that process, or set TRELLIS_DATA_DIR to another folder.',
      { cause: error },
    )
  })
  const file = join(stack, 'running.json')
  return {
    publish: (running) => writeFileSync(file, JSON.stringify(running), { mode: 0o600 }),
    release: async () => {
      rmSync(file, { force: true })
      await unlock()
    },
  }
}

/** A data folder that this process has locked. */
export type DataFolder = {
  /** Writes the URLs of the stack for other commands on this folder. */
  publish(running: RunningStack): void
  release(): Promise<void>
}

/** Returns the URLs of the stack that runs on this folder, or null if there is none. */
export const runningStack = async (dataDir: string): Promise<RunningStack | null> => {
  const folder = await lockDataFolder(dataDir).catch(() => null)
  if (folder === null) return readRunning(dataDir)
  await folder.release()
  return null
}

const readRunning = (dataDir: string): RunningStack | null => {
  try {
    const text = readFileSync(join(dataPaths(dataDir).stack, 'running.json'), 'utf8')
    return runningSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const ownerOf = (stack: string): string => {
  try {
    return ` (pid ${readFileSync(`${stack}.owner`, 'utf8').trim()})`
  } catch {
    return ''
  }
}
