import { lockFolder } from '../../../backend/database/folder-lock.ts'

await lockFolder(process.argv[2] ?? '')
console.log(process.pid)
setInterval(() => {}, 60_000)
