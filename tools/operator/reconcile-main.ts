import { parseArgs } from 'node:util'
import { runAsOperator } from './operator-command.ts'
import { readAuthExport, reconcile } from './reconcile.ts'

/*
 * `npm run restore:reconcile -- <auth export>` compares the records with an export of the identities. `--remove <number>`
 * removes the records without an identity if there are exactly so many.
 */
await runAsOperator(async ({ db }) => {
  const options = { remove: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined) throw new Error('Usage: npm run restore:reconcile -- <auth export>')
  const remove = values.remove === undefined ? undefined : Number(values.remove)
  const { identities, members, recordsToRemove, unused } = await reconcile(
    db,
    await readAuthExport(file),
    remove,
  )
  for (const { uid, reason } of unused) console.log(`${uid}  ${reason}`)
  console.log(
    `${identities} identities, ${members} records. ${recordsToRemove} records have no identity. ${unused.length} identities have no record (above).`,
  )
  if (remove !== undefined) console.log(`Removed: ${remove} records.`)
  else if (recordsToRemove > 0) {
    console.log(
      `Nothing was removed. To remove the records: npm run restore:reconcile -- ${file} --remove ${recordsToRemove}`,
    )
  }
})
