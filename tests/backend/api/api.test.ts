import { afterAll, beforeEach, describe } from 'vitest'
import { contractSuite } from './suites/contract.ts'
import { deleteAccountSuite } from './suites/delete-account.ts'
import { hostileBodiesSuite } from './suites/hostile-bodies.ts'
import { hostileTextSuite } from './suites/hostile-text.ts'
import { httpSuite } from './suites/http.ts'
import { interestsSuite } from './suites/interests.ts'
import { loginSuite } from './suites/login.ts'
import { logsSuite } from './suites/logs.ts'
import { meSuite } from './suites/me.ts'
import { otherSitesSuite } from './suites/other-sites.ts'
import { racesSuite } from './suites/races.ts'
import { rateLimitsSuite } from './suites/rate-limits.ts'
import { registerSuite } from './suites/register.ts'
import { reportBugSuite } from './suites/report-bug.ts'
import { resolveLoginSuite } from './suites/resolve-login.ts'
import { socialAuthSuite } from './suites/social-auth.ts'
import { strangersSuite } from './suites/strangers.ts'
import { sweepSuite } from './suites/sweep.ts'
import { updateSuite } from './suites/update.ts'
import { openTestDatabase } from './support/test-database.ts'
import { makeWorld } from './support/world.ts'

/*
 * One file, one database: the embedded one, or the server of TEST_DATABASE_URL.
 * The contract's suite is last: it asks whether every documented answer has occurred.
 */
const database = await openTestDatabase()
const world = await makeWorld(database.db)

beforeEach(async () => {
  world.reset()
  await database.empty()
})
afterAll(() => database.close())

describe(`the API on ${database.engine}`, () => {
  const suites = [
    registerSuite,
    meSuite,
    loginSuite,
    socialAuthSuite,
    interestsSuite,
    updateSuite,
    deleteAccountSuite,
    reportBugSuite,
    resolveLoginSuite,
    racesSuite,
    rateLimitsSuite,
    httpSuite,
    otherSitesSuite,
    hostileTextSuite,
    hostileBodiesSuite,
    strangersSuite,
    logsSuite,
    sweepSuite,
    contractSuite,
  ]
  for (const suite of suites) suite(() => world)
})
