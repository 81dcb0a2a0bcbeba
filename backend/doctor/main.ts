import { readFileSync } from 'node:fs'
import { loadDotEnv } from '../api/dot-env.ts'
import { askWithinLimit } from './ask.ts'
import { allChecks, examine } from './examine.ts'
import type { Finding } from './finding.ts'
import { patientFrom } from './patient.ts'

/** `npm run doctor`: examines the production settings in `.env`; ends with 1 when something is wrong. */
const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const marks: Readonly<Record<Finding['verdict'], string>> = {
  well: 'ok   ',
  wrong: 'WRONG',
  unknown: '?    ',
}

loadDotEnv()
const checks = allChecks(patientFrom(process.env), {
  ask: askWithinLimit,
  storageRules: textOf('storage.rules'),
  hosting: textOf('firebase.json'),
})
const faults = await examine(checks, (about, findings) => {
  console.log(`\n${about}`)
  for (const { verdict, sentence } of findings) console.log(`  ${marks[verdict]} ${sentence}`)
})
console.log(faults === 0 ? '\nNothing is wrong.' : `\n${faults} wrong.`)
process.exitCode = faults === 0 ? 0 : 1
