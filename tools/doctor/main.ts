import { readFileSync } from 'node:fs'
import { loadDotEnv } from '../../backend/dot-env.ts'
import type { CheckResult } from './check-result.ts'
import { doctorConfigFrom } from './doctor-config.ts'
import { allChecks, runChecks, summaryOf } from './run-checks.ts'
import { sendRequest } from './send-request.ts'

/* `npm run doctor` checks the production settings in `.env`. `summaryOf` defines the exit codes. */
const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const marks: Readonly<Record<CheckResult['verdict'], string>> = {
  ok: 'ok     ',
  problem: 'PROBLEM',
  unchecked: '?      ',
  note: 'note   ',
}

loadDotEnv()
const checks = allChecks(doctorConfigFrom(process.env), {
  sendRequest: sendRequest,
  storageRules: textOf('storage.rules'),
  hosting: textOf('firebase.json'),
})
const counts = await runChecks(checks, (subject, results) => {
  console.log(`\n${subject}`)
  for (const { verdict, message } of results) console.log(`  ${marks[verdict]} ${message}`)
})
const { message, exitCode } = summaryOf(counts)
console.log(`\n${message}`)
process.exitCode = exitCode
