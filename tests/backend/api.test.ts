import { afterAll, beforeEach, describe } from 'vitest'
import { claimsSuite } from './suites/claims.ts'
import { cleanUpSuite } from './suites/clean-up.ts'
import { clocksSuite } from './suites/clocks.ts'
import { contractSuite } from './suites/contract.ts'
import { deleteAccountSuite } from './suites/delete-account.ts'
import { emailsSuite } from './suites/emails.ts'
import { healthSuite } from './suites/health.ts'
import { hostileBodiesSuite } from './suites/hostile-bodies.ts'
import { hostileTextSuite } from './suites/hostile-text.ts'
import { httpSuite } from './suites/http.ts'
import { interestsSuite } from './suites/interests.ts'
import { knownPlacesSuite } from './suites/known-places.ts'
import { loginSuite } from './suites/login.ts'
import { logsSuite } from './suites/logs.ts'
import { meSuite } from './suites/me.ts'
import { otherProvidersSuite } from './suites/other-providers.ts'
import { otherSitesSuite } from './suites/other-sites.ts'
import { ownershipSuite } from './suites/ownership.ts'
import { preHijackingSuite } from './suites/pre-hijacking.ts'
import { racesSuite } from './suites/races.ts'
import { rateLimitsSuite } from './suites/rate-limits.ts'
import { registerSuite } from './suites/register.ts'
import { reportBugSuite } from './suites/report-bug.ts'
import { resolveLoginSuite } from './suites/resolve-login.ts'
import { siteReportsSuite } from './suites/site-reports.ts'
import { socialAuthSuite } from './suites/social-auth.ts'
import { strangersSuite } from './suites/strangers.ts'
import { updateSuite } from './suites/update.ts'
import { webVitalsSuite } from './suites/web-vitals.ts'
import { openTestDatabase } from './support/test-database.ts'
import { makeWorld } from './support/world.ts'

/*
 * All suites share one database: the embedded one, or one on the server of TEST_DATABASE_URL.
 * The contract suite runs last, because it checks that every documented response has occurred.
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
    webVitalsSuite,
    siteReportsSuite,
    knownPlacesSuite,
    preHijackingSuite,
    emailsSuite,
    ownershipSuite,
    otherProvidersSuite,
    claimsSuite,
    racesSuite,
    rateLimitsSuite,
    healthSuite,
    httpSuite,
    otherSitesSuite,
    hostileTextSuite,
    hostileBodiesSuite,
    strangersSuite,
    logsSuite,
    cleanUpSuite,
    clocksSuite,
    contractSuite,
  ]
  for (const suite of suites) suite(() => world)
})
