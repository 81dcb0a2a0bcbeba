import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from '../../tools/dev/emulators/emails.ts'
import { startEmulators } from '../../tools/dev/emulators.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

/** The official emulators behind proxies, with their own ports and data. */
export type TestEmulators = {
  projectId: string
  auth: ScriptedServer
  storage: ScriptedServer
  storagePort: number
  /** The emails to this recipient, the newest last. */
  emails(email: string): readonly Email[]
  follow(link: string): Promise<void>
  /** Deletes an account through the administration API. */
  deleteAccount(uid: string): Promise<void>
  /** Deletes all accounts and removes every fault. */
  clear(): Promise<void>
  stop(): Promise<void>
}

/** Starts the emulators, which takes about a second. */
export const startTestEmulators = async (): Promise<TestEmulators> => {
  const projectId = 'demo-trellis'
  const dir = await mkdtemp(join(tmpdir(), 'trellis-emulators-'))
  const emails: Email[] = []
  const emulators = await startEmulators({
    projectId,
    host: '127.0.0.1',
    authPort: 0,
    storagePort: 0,
    dir,
    onEmail: (email) => emails.push(email),
  })
  const origin = `http://127.0.0.1:${emulators.authPort}`
  const auth = await startScriptedServer(origin)
  const storage = await startScriptedServer(`http://127.0.0.1:${emulators.storagePort}`)

  const administer = async (method: string, path: string, body?: object): Promise<void> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  }

  return {
    projectId,
    auth,
    storage,
    storagePort: emulators.storagePort,
    emails: (email) => emails.filter(({ to }) => to === email),
    follow: async (link) => {
      const response = await fetch(link, { redirect: 'manual' })
      if (response.status >= 400) throw new Error(`${link}: ${await response.text()}`)
    },
    deleteAccount: (uid) =>
      administer(
        'POST',
        `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`,
        { localId: uid },
      ),
    clear: async () => {
      await administer('DELETE', `/emulator/v1/projects/${projectId}/accounts`)
      emails.length = 0
      auth.reset()
      storage.reset()
    },
    stop: async () => {
      await Promise.all([auth.close(), storage.close(), emulators.stop()])
      await rm(dir, { recursive: true, force: true })
    },
  }
}
