import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '../../../backend/app.ts'
import { readConfig } from '../../../backend/config.ts'
import { createLog } from '../../../backend/log.ts'
import { startEmulators } from '../../../tools/dev/emulators.ts'
import { openBucket } from '../../../tools/operator/bucket.ts'
import { openTestDatabase } from '../../backend/support/test-database.ts'
import { emulatorClient } from '../dev/support/emulator-client.ts'

/** A signed-in member. */
export type Session = { localId: string; idToken: string }

/** Starts the emulators, an empty database, and the API on both. */
export const startOperatorWorld = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'trellis-operator-'))
  const projectId = 'demo-trellis'
  const ports = { authPort: 0, storagePort: 0 }
  const host = '127.0.0.1'
  const emulators = await startEmulators({ projectId, host, ...ports, dir, onEmail: () => {} })
  const [auth, storage] = [emulators.authPort, emulators.storagePort].map(
    (port) => `${host}:${port}`,
  )
  const client = emulatorClient(`http://${auth}`, `http://${storage}`)
  const database = await openTestDatabase()
  const config = readConfig({
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
    ALLOW_UNSIGNED_TOKENS: '1',
  })
  const bucket = openBucket({ ...config.pictures, accessToken: 'owner', pageSize: 2 })
  const api = createApi({ config, db: database.db, log: createLog('silent') })

  const send = async ({ idToken }: Session, method: string, path: string, body?: object) => {
    const response = await api.request(`/api/users/${path}`, {
      method,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  }
  // The emulator keeps its accounts between tests.
  let members = 0
  const pathOf = ({ localId }: Session) => `profile_images/${localId}`
  /** Uploads a picture with the member's token, and returns its URL. */
  const upload = async (session: Session): Promise<string> => {
    const response = await client.upload(pathOf(session), session.idToken)
    const { downloadTokens } = (await response.json()) as { downloadTokens: string }
    const object = `${config.pictures.bucket}/o/${encodeURIComponent(pathOf(session))}`
    return `${client.storage}/v0/b/${object}?alt=media&token=${downloadTokens}`
  }
  return {
    ...{ client, config, bucket, send, upload },
    db: database.db,
    /** Registers a member, who signs in from a known place and saves a picture. */
    memberWithPicture: async (name: string) => {
      members += 1
      const email = `${name}-${members}@example.test`
      const session: Session = await client.signUpVerified(email)
      const typed = { firstName: name, lastName: 'Vine', username: name, email, phone: '' }
      await send(session, 'POST', 'register', typed)
      const url = await upload(session)
      await send(session, 'PUT', 'update', { profileImage: url })
      return { session, email, url }
    },
    /** Deletes an account as the site does: record, picture, identity. */
    deleteAccount: async (session: Session) => {
      await send(session, 'DELETE', 'delete-account')
      await client.remove(pathOf(session), session.idToken)
      await client.accounts('delete', { idToken: session.idToken })
    },
    /** The status with which anyone can load a URL. */
    statusOf: async (url: string) => (await fetch(url)).status,
    empty: async () => {
      await database.empty()
      for await (const page of bucket.list()) await Promise.all(page.map(bucket.remove))
    },
    stop: async () => {
      await emulators.stop()
      await database.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
