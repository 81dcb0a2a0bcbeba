import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pseudoLocales } from '../../tools/build/translation/pseudo-locales.ts'
import { inRepository } from '../support/run/tools.ts'

/* `npm run test:locales [locale] [browser]` checks every screen in both pseudo-locales, or in one. */
const [only, ...browser] = process.argv.slice(2)
const locales = Object.keys(pseudoLocales).filter((name) => only === undefined || name === only)
if (locales.length === 0) {
  const names = Object.keys(pseudoLocales).join('|')
  console.error(`Usage: npm run test:locales [${names}] [chromium|firefox|webkit]`)
  process.exit(2)
}

let failed = false
for (const locale of locales) {
  console.log(`The pseudo-locale ${locale}`)
  const run = spawn(
    process.execPath,
    [
      inRepository('node_modules/vitest/vitest.mjs'),
      ...['run', '--config', inRepository('tests/locales/vitest.config.ts'), ...browser],
    ],
    { stdio: 'inherit', env: { ...process.env, TRELLIS_LOCALE: locale } },
  )
  const [status] = await once(run, 'exit')
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
