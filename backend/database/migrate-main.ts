import { loadDotEnv } from '../dot-env.ts'
import { createLog } from '../log.ts'
import { openDatabase } from './open.ts'

loadDotEnv()
const { close } = await openDatabase(
  {
    databaseUrl: process.env.DATABASE_URL ?? '',
    databaseUrlFile: process.env.DATABASE_URL_FILE ?? '',
    dataDir: process.env.DATA_DIR ?? '.data/database',
  },
  createLog('info'),
)
await close()
console.log('The database is at the newest migration.')
