import { dataFolderFrom, runningStack } from './processes/data-folder.ts'
import { SEED_PASSWORD, seedMembers } from './seed/members.ts'
import { addFriendsAndEvents, seed } from './seed/seed-data.ts'

/* `npm run seed` adds five example members to the running stack. */
const dataDir = dataFolderFrom(process.env)
try {
  const stack = await runningStack(dataDir)
  if (stack === null) {
    throw new Error(`No stack is running on ${dataDir}. Start it with "npm start" first.`)
  }
  const seeded = await Promise.all(seedMembers.map((member) => seed(stack, member)))
  await Promise.all(seeded.map((member) => addFriendsAndEvents(stack, member, seeded)))
  console.log(`\nFive members, each with the password ${SEED_PASSWORD}\n`)
  for (const { email, username } of seeded) console.log(`  ${email}  (${username})`)
  console.log('')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
