import { apiCheck } from './api.ts'
import type { Ask } from './ask.ts'
import { databaseCheck } from './database.ts'
import type { Check, Finding } from './finding.ts'
import { identityCheck } from './identity.ts'
import type { Patient } from './patient.ts'
import { picturesCheck } from './pictures.ts'
import { settingsCheck } from './settings.ts'
import { siteCheck } from './site.ts'

/** What the doctor brings along: a way to ask, and the files that are deployed with the site. */
export type Tools = { ask: Ask; storageRules: string; hosting: string }

/** Every check there is, in the order in which it is worth reading. */
export const allChecks = (patient: Patient, { ask, storageRules, hosting }: Tools): Check[] => [
  settingsCheck(patient),
  databaseCheck(patient),
  identityCheck(patient, ask),
  apiCheck(patient, ask),
  picturesCheck(patient, ask, storageRules),
  siteCheck(patient, ask, hosting),
]

/** Runs all checks side by side and tells each when it is known; returns how many findings are wrong. */
export const examine = async (
  checks: readonly Check[],
  tell: (about: string, findings: readonly Finding[]) => void,
): Promise<number> => {
  const running = checks.map(async ({ about, run }) => ({ about, findings: await run() }))
  let faults = 0
  for (const one of running) {
    const { about, findings } = await one
    tell(about, findings)
    faults += findings.filter(({ verdict }) => verdict === 'wrong').length
  }
  return faults
}
