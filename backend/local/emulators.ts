import { mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createAuthEmulator } from './emulators/auth-emulator.ts'
import { openAuthState } from './emulators/auth-state.ts'
import { type Handler, loadFirebaseTools } from './emulators/firebase-tools.ts'
import type { Mail } from './emulators/mails.ts'
import { openStorageEmulator } from './emulators/storage-emulator.ts'

/** Where the emulators listen and keep their state. A port of 0 lets the system choose. */
export type EmulatorOptions = {
  /** Must begin with `demo-`: Firebase's tools and our backend take no such project for a real one. */
  projectId: string
  /** A loopback address. The emulators believe everyone, so they must not be reachable from outside. */
  host: string
  authPort: number
  storagePort: number
  /** The folder of their state; created when missing, and owned by one process at a time. */
  dir: string
  /** Hears of every mail that would have been sent. */
  onMail?: (mail: Mail) => void
}

/** The running emulators of identity and pictures. */
export type Emulators = {
  authPort: number
  storagePort: number
  /** Saves and closes; an upload in the middle is cut. */
  stop(): Promise<void>
}

/**
 * Starts the official Firebase Auth and Storage emulators in this process (about one second). What they
 * have acknowledged is on disk before the answer leaves and survives `kill -9`. E-mail enumeration
 * protection is on. Rejects with the system's error (`EADDRINUSE`) when a port is taken.
 */
export const startEmulators = async ({
  projectId,
  host,
  authPort,
  storagePort,
  dir,
  onMail = () => {},
}: EmulatorOptions): Promise<Emulators> => {
  mkdirSync(dir, { recursive: true })
  const tools = loadFirebaseTools()
  const state = openAuthState(tools, { projectId, folder: dir, onMail })
  const storage = await openStorageEmulator(tools, { projectId, host, folder: dir })
  const auth = await createAuthEmulator(tools, { projectId, state })

  const servers: Server[] = []
  const stop = async () => {
    await Promise.all(servers.map(close))
    state.save()
    storage.save()
  }
  try {
    const authServer = await listen(auth, authPort, host)
    servers.push(authServer)
    const storageServer = await listen(storage.handler, storagePort, host)
    servers.push(storageServer)
    storage.listensOn(portOf(storageServer))
    return { authPort: portOf(authServer), storagePort: portOf(storageServer), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const listen = (handler: Handler, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(handler)
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
