import { afterAll, beforeAll, describe } from 'vitest'
import { createApi } from '../../backend/app.ts'
import { readConfig } from '../../backend/config.ts'
import { createLog } from '../../backend/log.ts'
import { type RunningServer, serve } from '../../backend/server.ts'
import { createMemberApi } from '../../src/services/member-api.ts'
import { createSessionEpoch } from '../../src/services/session-epoch.ts'
import { browserTimers } from '../../src/services/timers.ts'
import { accountIn } from '../backend/support/looked-up.ts'
import { openTestDatabase, type TestDatabase } from '../backend/support/test-database.ts'
import { createFakeIdentity, type FakeIdentity } from '../support/fakes/identity.ts'
import { createFakeIdentityService } from '../support/fakes/identity-service.ts'
import { unsignedToken } from '../support/fakes/tokens.ts'
import { memberApiContract } from './contracts/member-api-contract.ts'

let database: TestDatabase
let server: RunningServer
let identity: FakeIdentity

beforeAll(async () => {
  database = await openTestDatabase()
  const app = createApi({
    config: readConfig({
      NODE_ENV: 'test',
      FIREBASE_PROJECT_ID: 'demo-trellis',
      FIREBASE_STORAGE_BUCKET: 'demo-trellis.appspot.com',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
      ALLOW_UNSIGNED_TOKENS: '1',
      LOG_LEVEL: 'silent',
    }),
    db: database.db,
    log: createLog('silent'),
    checkPassword: async ({ email, password }) => {
      const account = identity.service.find(email)
      return account?.password === password ? { uid: account.uid } : 'wrong'
    },
    lookUpAccount: async ({ token }) => accountIn(token),
  })
  server = await serve(app, 0, '127.0.0.1')
}, 30_000)

afterAll(async () => {
  await server.close(0)
  await database.close()
})

describe('the member API with the reference backend', () => {
  memberApiContract(async () => {
    await database.empty()
    const epoch = createSessionEpoch()
    identity = createFakeIdentity({
      service: createFakeIdentityService({ tokenFor: unsignedToken }),
      epoch,
    })
    const api = createMemberApi({
      baseUrl: `http://127.0.0.1:${server.port}/api`,
      identity,
      epoch,
      timers: browserTimers,
      isOnline: () => true,
      onRejected: () => {},
    })
    return { identity, api }
  })
})
