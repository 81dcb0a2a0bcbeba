import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { drawnPages } from './drawn-pages.ts'
import { exampleSettings, firebaseConfig } from './firebase-config.ts'
import { inlineHashesOf } from './inline-hashes.ts'

/*
 * Writes `firebase.json` for the site that the environment (or `.env`, `.env.production`) describes, and for the
 * drawn pages that the last build has left in `dist`: the policy of each names what stands in it.
 */
const settings = { ...exampleSettings, ...loadEnv('production', process.cwd(), 'VITE_') }
const built = drawnPages.filter(({ file }) => existsSync(`dist/${file}`))
const inline = Object.fromEntries(
  built.map(({ path, file }) => [path, inlineHashesOf(readFileSync(`dist/${file}`, 'utf8'))]),
)
writeFileSync('firebase.json', firebaseConfig(settings, inline))
console.log(
  `firebase.json now names ${settings.VITE_API_URL}, ${settings.VITE_GEOCODER_URL} and ${settings.VITE_FIREBASE_AUTH_DOMAIN}.`,
)
