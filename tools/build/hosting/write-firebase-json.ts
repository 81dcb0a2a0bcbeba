import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { exampleSettings, firebaseConfig } from './firebase-config.ts'
import { inlineHashesOf } from './inline-hashes.ts'
import { pageFiles } from './page-files.ts'

/*
 * Writes `firebase.json` for the settings of the environment (or `.env`, `.env.production`) and for the prerendered
 * pages of the last build in `dist`, whose policies contain the hashes of their inline scripts and styles.
 */
const settings = { ...exampleSettings, ...loadEnv('production', process.cwd(), 'VITE_') }
const built = pageFiles.filter(({ file }) => existsSync(`dist/${file}`))
const inline = Object.fromEntries(
  built.map(({ path, file }) => [path, inlineHashesOf(readFileSync(`dist/${file}`, 'utf8'))]),
)
writeFileSync('firebase.json', firebaseConfig(settings, inline))
console.log(
  `Wrote firebase.json for ${settings.VITE_API_URL}, ${settings.VITE_GEOCODER_URL} and ${settings.VITE_FIREBASE_AUTH_DOMAIN}.`,
)
