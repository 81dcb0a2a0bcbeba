import { type ApiConfig, readConfig } from '../../backend/config.ts'
import { type Database, openDatabase } from '../../backend/database/open.ts'
import { loadDotEnv } from '../../backend/dot-env.ts'

/** What a command may use: the settings, the database, and the operator's own access to the project. */
export type Operator = {
  config: ApiConfig
  db: Database
  /** GOOGLE_ACCESS_TOKEN, or ''. The emulators accept `owner`. */
  accessToken: string
}

/** A command reads whole tables, so only opening a connection has a limit, in ms. */
const unlimited = { connection: 5000, statement: 0, answer: 0, idleInTransaction: 0 }

/** Runs a command with the settings of the environment and of `.env`, as the API reads them. Prints an error and fails. */
export const runAsOperator = async (work: (operator: Operator) => Promise<void>): Promise<void> => {
  try {
    loadDotEnv()
    const config = readConfig(process.env)
    const { db, close } = await openDatabase({ ...config, timeouts: unlimited })
    const onEmulator = config.tokens.kind === 'emulator'
    const accessToken = onEmulator ? 'owner' : (process.env.GOOGLE_ACCESS_TOKEN ?? '')
    await work({ config, db, accessToken }).finally(close)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
