import { loadDotEnv } from '../../backend/dot-env.ts'
import { runChecks } from './run-checks.ts'
import { sendRequest } from './send-request.ts'
import { settingsFrom } from './settings.ts'

/* `npm run doctor` checks the production settings in `.env`. It exits with 1 if there is a problem. */
const marks = { ok: 'ok     ', problem: 'PROBLEM', note: 'note   ' }

loadDotEnv()
const subjects = await runChecks(settingsFrom(process.env), sendRequest)
for (const [subject, results] of subjects) {
  console.log(`\n${subject}`)
  for (const { verdict, message } of results) console.log(`  ${marks[verdict]} ${message}`)
}
const problems = subjects.flatMap(([, results]) =>
  results.filter(({ verdict }) => verdict === 'problem'),
)
console.log(problems.length > 0 ? `\nProblems: ${problems.length}.` : '\nNo problems.')
process.exitCode = problems.length > 0 ? 1 : 0
