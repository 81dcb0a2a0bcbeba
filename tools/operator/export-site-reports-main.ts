import { runAsOperator } from './operator-command.ts'
import { exportSiteReports } from './site-report-export.ts'

/* `npm run reports:export` prints all stored reports of the site as NDJSON. */
await runAsOperator(async ({ db }) => {
  const reports = await exportSiteReports(db, (line) => console.log(line))
  console.error(`${reports} report(s).`)
})
