import { defineConfig } from 'vitest/config'
import browsers from '../browsers/vitest.config.ts'

/** Every screen of the built site in the pseudo-locale TRELLIS_LOCALE, in each browser, with one stack. */
export default defineConfig({ test: { ...browsers.test, include: ['tests/locales/*.browser.ts'] } })
