import { parseArgs } from 'node:util'
import { openBucket } from './bucket.ts'
import { runAsOperator } from './operator-command.ts'
import { cleanUpPictures } from './picture-clean-up.ts'

/*
 * `npm run pictures:clean-up` lists the pictures that no record uses. `-- --remove <number>` removes them if there are
 * at most so many.
 */
await runAsOperator(async ({ config, db, accessToken }) => {
  const { values } = parseArgs({ options: { remove: { type: 'string' } } })
  const remove = values.remove === undefined ? undefined : Number(values.remove)
  if (remove !== undefined && !Number.isSafeInteger(remove)) {
    throw new Error('--remove needs the number of pictures that the list has shown.')
  }
  const { pictures, found, removed } = await cleanUpPictures({
    ...{ db, pictures: config.pictures, now: Date.now() },
    bucket: openBucket({ ...config.pictures, accessToken }),
    ...(remove === undefined ? {} : { remove }),
  })
  for (const { uid, reason } of found) console.log(`${uid}  ${reason}`)
  console.log(`${pictures} pictures, ${found.length} without a record that uses them.`)
  console.log(
    removed > 0 || found.length === 0
      ? `Removed: ${removed}.`
      : `Nothing was removed. To remove them: npm run pictures:clean-up -- --remove ${found.length}`,
  )
})
