import { mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createAuthEmulator } from './emulators/auth-emulator.ts'
import { openAuthState } from './emulators/auth-state.ts'
import type { Email } from './emulators/emails.ts'
import { type Handler, loadFirebaseTools } from './emulators/firebase-tools.ts'
import { openStorageEmulator } from './emulators/storage-emulator.ts'

/** The options of the emulators. With port 0 the system chooses a port. */
export type EmulatorOptions = {
  /** Must begin with `demo-`: neither Firebase's tools nor our backend treat such a project as real. */
  projectId: string
  /** A loopback address. The emulators have no access control, so other machines must not reach them. */
  host: string
  authPort: number
  storagePort: number
  /** The folder of their state. It is created if it is missing. Only one process may use it at a time. */
  dir: string
  /** Called for every email that would have been sent. */
  onEmail?: (email: Email) => void
}

export type Emulators = {
  authPort: number
  storagePort: number
  /** Saves and closes. A running upload is cut. */
  stop(): Promise<void>
}

/**
 * Starts the official Firebase Auth and Storage emulators in this process (about one second). Every write is
 * saved to a file before its response is sent, so acknowledged writes outlive `kill -9`. Email enumeration
 * protection is on. Rejects with the system's error (`EADDRINUSE`) if a port is in use.
 */
export const startEmulators = async ({
  projectId,
  host,
  authPort,
  storagePort,
  dir,
  onEmail = () => {},
}: EmulatorOptions): Promise<Emulators> => {
  mkdirSync(dir, { recursive: true })
  const tools = loadFirebaseTools()
  const state = openAuthState(tools, { projectId, folder: dir, onEmail })
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
    storage.setPort(portOf(storageServer))
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
