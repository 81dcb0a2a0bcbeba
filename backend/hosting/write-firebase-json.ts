import { writeFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { exampleSettings, firebaseConfig } from './firebase-config.ts'

/* Writes `firebase.json` for the site that the environment (or `.env`, `.env.production`) describes. */
const settings = { ...exampleSettings, ...loadEnv('production', process.cwd(), 'VITE_') }
writeFileSync('firebase.json', firebaseConfig(settings))
console.log(
  `firebase.json now names ${settings.VITE_API_URL}, ${settings.VITE_GEOCODER_URL} and ${settings.VITE_FIREBASE_AUTH_DOMAIN}.`,
)
