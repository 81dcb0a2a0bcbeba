import { exportMember } from './member-export.ts'
import { runAsOperator } from './operator-command.ts'
import { openIdentities } from './operator-identities.ts'

/* `npm run member:export -- <uid, email or username>` prints everything that is stored about a member as JSON. */
await runAsOperator(async ({ config, db, accessToken }) => {
  const [who] = process.argv.slice(2)
  if (who === undefined) throw new Error('Usage: npm run member:export -- <uid, email or username>')
  const identities = openIdentities({ ...config, accessToken })
  const data = await exportMember({ db, identities, now: Date.now() }, who)
  console.log(JSON.stringify(data, null, 2))
})
