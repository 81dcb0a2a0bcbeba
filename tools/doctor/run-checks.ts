import { apiChecks } from './api.ts'
import { type Check, type CheckResult, problem, type Settings } from './check.ts'
import { identityChecks } from './identity.ts'
import { picturesChecks } from './pictures.ts'
import type { SendRequest } from './send-request.ts'
import { settingsChecks } from './settings.ts'
import { siteChecks } from './site.ts'

const subjects = {
  Settings: settingsChecks,
  'Identity service': identityChecks,
  API: apiChecks,
  'Picture store': picturesChecks,
  Site: siteChecks,
}

/** Runs all checks in parallel, and returns their results by subject. */
export const runChecks = (
  settings: Settings,
  sendRequest: SendRequest,
): Promise<[subject: string, results: readonly CheckResult[]][]> =>
  Promise.all(
    Object.entries(subjects).map(async ([subject, checksOf]) => [
      subject,
      (await Promise.all(checksOf(settings, sendRequest).map(resultsOf))).flat(),
    ]),
  )

const resultsOf = async (check: Check): Promise<readonly CheckResult[]> => {
  try {
    return await check()
  } catch (error) {
    return [problem(error instanceof Error ? error.message : String(error))]
  }
}
