import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { lockFolder } from '../../api/database/folder-lock.ts'
import type { Environment } from './ports.ts'

/*
 * One folder holds everything that the stack keeps: identities, pictures and records belong together,
 * and no part of it makes sense without the others.
 */

/** A stack that is running, as it says in its data folder. */
const runningSchema = z.object({
  pid: z.number(),
  projectId: z.string(),
  /** The site's address, or null where the stack runs without one. */
  site: z.string().nullable(),
  api: z.string(),
  geocoder: z.string(),
  mailbox: z.string(),
  authEmulator: z.string(),
  storageEmulator: z.string(),
  /** Proves to the API process that a call comes from someone who may read this folder. */
  seedKey: z.string(),
})

/** Where a running stack answers. */
export type RunningStack = z.infer<typeof runningSchema>

/** Where the stack of this working folder keeps its data: `.data`, or TRELLIS_DATA_DIR. */
export const dataFolderFrom = (env: Environment): string =>
  resolve(env.TRELLIS_DATA_DIR?.trim() || '.data')

/** The rooms of the data folder. */
export const roomsOf = (dataDir: string) => ({
  database: join(dataDir, 'database'),
  emulators: join(dataDir, 'emulators'),
  /** The site's build of `npm run preview`. */
  site: join(dataDir, 'site'),
  /** The development server's prepared dependencies. */
  vite: join(dataDir, 'vite'),
  stack: join(dataDir, 'stack'),
})

/**
 * Takes the data folder for this process, until it ends or gives the folder back.
 * Rejects with one sentence when another process has it.
 */
export const takeDataFolder = async (dataDir: string): Promise<DataFolder> => {
  const { stack } = roomsOf(dataDir)
  mkdirSync(stack, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(stack).catch((error: unknown) => {
    throw new Error(
      `The data folder ${dataDir} is in use by another process${holder(stack)}. ` +
        'Stop that one, or choose another folder with TRELLIS_DATA_DIR.',
      { cause: error },
    )
  })
  const note = join(stack, 'running.json')
  return {
    announce: (running) => writeFileSync(note, JSON.stringify(running), { mode: 0o600 }),
    giveBack: async () => {
      rmSync(note, { force: true })
      await unlock()
    },
  }
}

/** A data folder that this process alone holds. */
export type DataFolder = {
  /** Tells other commands on this folder where the stack answers. */
  announce(running: RunningStack): void
  giveBack(): Promise<void>
}

/** Where the stack that runs on this folder answers, or null when none does. */
export const runningStack = async (dataDir: string): Promise<RunningStack | null> => {
  const folder = await takeDataFolder(dataDir).catch(() => null)
  if (folder === null) return readNote(dataDir)
  await folder.giveBack()
  return null
}

const readNote = (dataDir: string): RunningStack | null => {
  try {
    const text = readFileSync(join(roomsOf(dataDir).stack, 'running.json'), 'utf8')
    return runningSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const holder = (stack: string): string => {
  try {
    return ` (pid ${readFileSync(`${stack}.owner`, 'utf8').trim()})`
  } catch {
    return ''
  }
}
