import { existsSync } from 'node:fs'

/** Loads `.env` of the working folder, if it exists. Variables that are already set take precedence. */
export const loadDotEnv = (): void => {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
