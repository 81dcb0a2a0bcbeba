import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import type { Page } from '../../../machines/paths.ts'
import { exampleSettings, firebaseConfig } from './firebase-config.ts'
import { inlineHashesOf, noInlineHashes } from './inline-hashes.ts'
import { fileOf } from './page-files.ts'

/*
 * Writes `firebase.json` for the settings of the environment (or `.env`, `.env.production`) and for the prerendered
 * pages of the last build in `dist`, whose policies contain the hashes of their inline scripts and styles.
 */
const settings = { ...exampleSettings, ...loadEnv('production', process.cwd(), 'VITE_') }
const inlineOf = (page: Page) => {
  const path = `dist/${fileOf(page)}`
  return existsSync(path) ? inlineHashesOf(readFileSync(path, 'utf8')) : noInlineHashes
}
writeFileSync('firebase.json', firebaseConfig(settings, inlineOf))
console.log(
  `Wrote firebase.json for ${settings.VITE_API_URL}, ${settings.VITE_GEOCODER_URL} and ${settings.VITE_FIREBASE_AUTH_DOMAIN}.`,
)
