import { dataFolderFrom, runningStack } from './processes/data-folder.ts'
import { SEED_PASSWORD, seedMembers } from './seed/members.ts'
import { acquaint, plant } from './seed/plant.ts'

/* `npm run seed`: five members to look at, in the stack that is running. */
const dataDir = dataFolderFrom(process.env)
try {
  const stack = await runningStack(dataDir)
  if (stack === null) {
    throw new Error(`No stack is running on ${dataDir}. Start it with "npm start" first.`)
  }
  const planted = await Promise.all(seedMembers.map((member) => plant(stack, member)))
  await Promise.all(planted.map((member) => acquaint(stack, member, planted)))
  console.log(`\nFive members; each signs in with the password ${SEED_PASSWORD}\n`)
  for (const { email, username } of planted) console.log(`  ${email}  (${username})`)
  console.log('')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
