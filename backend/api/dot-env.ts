import { existsSync } from 'node:fs'

/** Reads `.env` of the working folder where there is one; variables already set win. */
export const loadDotEnv = (): void => {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
