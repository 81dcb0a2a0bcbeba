import { rmSync } from 'node:fs'
import { dataFolderFrom, dataPaths, lockDataFolder } from './processes/data-folder.ts'

/*
 * `npm run reset` removes the local accounts, pictures and records together, because they depend on each other.
 * It fails while a stack uses them, and removes no other files.
 */
const dataDir = dataFolderFrom(process.env)
try {
  const folder = await lockDataFolder(dataDir)
  const paths = dataPaths(dataDir)
  for (const path of [paths.database, paths.emulators, paths.site, paths.vite]) {
    rmSync(path, { recursive: true, force: true })
  }
  await folder.release()
  rmSync(paths.stack, { recursive: true, force: true })
  console.log(`Removed the local accounts, pictures and records in ${dataDir}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
