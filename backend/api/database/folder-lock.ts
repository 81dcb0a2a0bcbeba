import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Takes the one lock of a folder, or rejects with a sentence that says who holds it.
 * The embedded database has no lock of its own: two processes on one folder lose rows without
 * an error. The lock is a kernel name that vanishes with its process, also after `kill -9`.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = realpathSync(folder)
  const name = lockName(path)
  const note = `${path}.owner`
  const server = createServer((socket) => socket.end())
  server.unref()
  try {
    await listenOn(server, name)
  } catch (error) {
    if (!isInUse(error)) throw error
    if (!(await removeWhenStale(name))) throw new Error(inUseSentence(path, note))
    await listenOn(server, name)
  }
  writeFileSync(note, String(process.pid))
  return () =>
    new Promise((resolve) => {
      rmSync(note, { force: true })
      server.close(() => resolve())
    })
}

/** Linux and Windows have names outside the file system; elsewhere it is a socket file. */
const lockName = (path: string): string => {
  const id = `trellis-database-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${id}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`
  return join(tmpdir(), `${id}.sock`)
}

const listenOn = (server: Server, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(name, () => {
      server.off('error', reject)
      resolve()
    })
  })

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** A socket file outlives a killed process; nobody answers on it then. */
const removeWhenStale = async (name: string): Promise<boolean> => {
  if (process.platform === 'linux' || process.platform === 'win32') return false
  const answered = await new Promise<boolean>((resolve) => {
    const socket = connect(name)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
  if (!answered) rmSync(name, { force: true })
  return !answered
}

const inUseSentence = (path: string, note: string): string =>
  `The database folder ${path} is in use by another process${ownerOf(note)}. ` +
  'Stop that process, or set DATA_DIR to another folder.'

const ownerOf = (note: string): string => {
  try {
    return ` (pid ${readFileSync(note, 'utf8').trim()})`
  } catch {
    return ''
  }
}
