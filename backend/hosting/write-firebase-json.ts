import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { exampleSettings, firebaseConfig } from './firebase-config.ts'
import { inlineHashesOf, nothingInline } from './inline-hashes.ts'

/*
 * Writes `firebase.json` for the site that the environment (or `.env`, `.env.production`) describes, and for the
 * landing page that the last build has left in `dist`: its policy names what stands in it.
 */
const settings = { ...exampleSettings, ...loadEnv('production', process.cwd(), 'VITE_') }
const landing = 'dist/index.html'
const inline = existsSync(landing) ? inlineHashesOf(readFileSync(landing, 'utf8')) : nothingInline
writeFileSync('firebase.json', firebaseConfig(settings, inline))
console.log(
  `firebase.json now names ${settings.VITE_API_URL}, ${settings.VITE_GEOCODER_URL} and ${settings.VITE_FIREBASE_AUTH_DOMAIN}.`,
)
