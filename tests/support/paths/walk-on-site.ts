import { test } from '@playwright/test'
import * as v from 'valibot'
import { stack } from '../../e2e/support/stack.ts'
import { walkReport } from '../../e2e/support/walk-report.ts'

const reported = v.object({
  page: v.string(),
  machine: v.string(),
  input: v.string(),
  moves: v.array(v.string()),
})

test.use({ baseURL: stack.site, locale: 'en-GB' })

/* Run by `npm run replay <report> -- --browser`, which passes the path. */
test('walks the path of the report', async ({ page }, info) => {
  const path = v.parse(reported, JSON.parse(process.env.TRELLIS_REPORTED_PATH ?? 'null'))
  const missing = await walkReport(page, path)
  console.log(
    ['', ...missing.map((line) => `? ${line}`), `Trace: ${info.outputPath('trace.zip')}`].join(
      '\n',
    ),
  )
})
