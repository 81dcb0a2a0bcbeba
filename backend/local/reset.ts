import { rmSync } from 'node:fs'
import { dataFolderFrom, roomsOf, takeDataFolder } from './processes/data-folder.ts'

/*
 * `npm run reset`: removes the local accounts, pictures and records together, since none makes sense
 * without the others. Refuses while a stack runs on them, and removes nothing that is not the stack's.
 */
const dataDir = dataFolderFrom(process.env)
try {
  const folder = await takeDataFolder(dataDir)
  const rooms = roomsOf(dataDir)
  for (const room of [rooms.database, rooms.emulators, rooms.site, rooms.vite]) {
    rmSync(room, { recursive: true, force: true })
  }
  await folder.giveBack()
  rmSync(rooms.stack, { recursive: true, force: true })
  console.log(`Removed the local accounts, pictures and records of ${dataDir}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
