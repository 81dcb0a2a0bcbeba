import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pseudoLocales } from '../../tools/build/translation/pseudo-locales.ts'
import { inRepository } from '../support/run/tools.ts'

/* `npm run test:locales [locale] [browser]` checks every screen in both pseudo-locales and in English, or in one. */
const [only, ...browser] = process.argv.slice(2)
const known = [...Object.keys(pseudoLocales), 'en']
const locales = known.filter((name) => only === undefined || name === only)
if (locales.length === 0) {
  console.error(`Usage: npm run test:locales [${known.join('|')}] [chromium|firefox|webkit]`)
  process.exit(2)
}

let failed = false
for (const locale of locales) {
  console.log(`Every screen in ${locale}`)
  const run = spawn(
    process.execPath,
    [
      inRepository('node_modules/vitest/vitest.mjs'),
      ...['run', '--config', inRepository('tests/locales/vitest.config.ts'), ...browser],
    ],
    { stdio: 'inherit', env: { ...process.env, TRELLIS_LOCALE: locale === 'en' ? '' : locale } },
  )
  const [status] = await once(run, 'exit')
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
