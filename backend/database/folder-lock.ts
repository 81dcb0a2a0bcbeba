import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Locks a folder, or rejects with a message that names the process that holds the lock.
 * The embedded database has no lock of its own: two processes on one folder lose rows without an
 * error. The lock is a socket name that the kernel releases with its process, even after `kill -9`.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = realpathSync(folder)
  const name = lockName(path)
  const ownerFile = `${path}.owner`
  const server = createServer((socket) => socket.end())
  server.unref()
  try {
    await listenOn(server, name)
  } catch (error) {
    if (!isInUse(error)) throw error
    if (!(await removeIfStale(name))) throw new Error(inUseMessage(path, ownerFile))
    await listenOn(server, name)
  }
  writeFileSync(ownerFile, String(process.pid))
  return () =>
    new Promise((resolve) => {
      rmSync(ownerFile, { force: true })
      server.close(() => resolve())
    })
}

/** On Linux and Windows the name is outside the file system. Elsewhere it is a socket file. */
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

/** Removes the socket file of a killed process, on which no server answers. */
const removeIfStale = async (name: string): Promise<boolean> => {
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

const inUseMessage = (path: string, ownerFile: string): string =>
  `The database folder ${path} is in use by another process${ownerOf(ownerFile)}. ` +
  'Stop that process, or set DATA_DIR to another folder.'

const ownerOf = (ownerFile: string): string => {
  try {
    return ` (pid ${readFileSync(ownerFile, 'utf8').trim()})`
  } catch {
    return ''
  }
}
