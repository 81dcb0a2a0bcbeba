import { apiCheck } from './api.ts'
import type { Check, CheckResult } from './check-result.ts'
import type { DoctorConfig } from './doctor-config.ts'
import { identityCheck } from './identity.ts'
import { picturesCheck } from './pictures.ts'
import type { SendRequest } from './send-request.ts'
import { settingsCheck } from './settings.ts'
import { siteCheck } from './site.ts'

/** The network access of the checks, and the files that are deployed with the site. */
export type Tools = { sendRequest: SendRequest; storageRules: string; hosting: string }

/** Creates all checks, in the order of the report. */
export const allChecks = (
  config: DoctorConfig,
  { sendRequest, storageRules, hosting }: Tools,
): Check[] => [
  settingsCheck(config),
  identityCheck(config, sendRequest),
  apiCheck(config, sendRequest),
  picturesCheck(config, sendRequest, storageRules),
  siteCheck(config, sendRequest, hosting),
]

/** The number of problems, and of checks that were not possible. */
export type Counts = { problems: number; unchecked: number }

/** Runs all checks in parallel, reports the results in order, and counts them. */
export const runChecks = async (
  checks: readonly Check[],
  report: (subject: string, results: readonly CheckResult[]) => void,
): Promise<Counts> => {
  const running = checks.map(async ({ subject, run }) => ({ subject, results: await run() }))
  const counts = { problems: 0, unchecked: 0 }
  for (const one of running) {
    const { subject, results } = await one
    report(subject, results)
    counts.problems += results.filter(({ verdict }) => verdict === 'problem').length
    counts.unchecked += results.filter(({ verdict }) => verdict === 'unchecked').length
  }
  return counts
}

/** Returns the last line and the exit code: 0 without problems, 1 with problems, 2 if something was not checked. */
export const summaryOf = ({
  problems,
  unchecked,
}: Counts): { message: string; exitCode: 0 | 1 | 2 } => {
  const rest = unchecked === 0 ? '' : ` ${unchecked} not checked.`
  if (problems > 0) return { message: `Problems: ${problems}.${rest}`, exitCode: 1 }
  return unchecked > 0
    ? { message: `No problems in what was checked.${rest}`, exitCode: 2 }
    : { message: 'No problems.', exitCode: 0 }
}
