import { z } from 'zod'
import { unsignedToken } from '../../../support/unsigned-token.ts'
import { type ApiProcess, projectId, type Records, startApi } from './api-process.ts'
import { type Client, openClient } from './http-client.ts'
import { recordIn } from './record.ts'

/** The result of all rounds. `lost` lists the acknowledged writes that were missing afterwards. */
export type CrashReport = { rounds: number; acknowledged: number; lost: readonly string[] }

/**
 * Repeatedly kills the API while many members write, and compares the acknowledged writes with the records after a
 * restart. `crashToo` crashes the database at the same time.
 * Rejects if the API rejects writes before it is killed.
 */
export const crashRounds = async ({
  rounds,
  records,
  crashToo = async () => {},
  start = startApi,
}: {
  rounds: number
  records: Records
  crashToo?: () => Promise<void>
  start?: typeof startApi
}): Promise<CrashReport> => {
  const ledgers: Ledger[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const api = await start(records)
    await writeUntilCrash(api, { round, ledgers, crashToo })
  }
  const api = await start(records)
  const client = openClient(api.port)
  try {
    const lost = (await Promise.all(ledgers.map((ledger) => lostWrites(client, ledger)))).flat()
    const acknowledged = ledgers.reduce((sum, ledger) => sum + ledger.acknowledged.length, 0)
    return { rounds, acknowledged, lost }
  } finally {
    client.close()
    await api.kill()
  }
}

/** One round: members write until a number of writes was acknowledged, then the API and `crashToo` crash. */
const writeUntilCrash = async (
  api: ApiProcess,
  { round, ledgers, crashToo }: { round: number; ledgers: Ledger[]; crashToo: () => Promise<void> },
): Promise<void> => {
  const client = openClient(api.port)
  const writesBeforeCrash = 60 + ((round * 37) % 100)
  let acknowledged = 0
  const crashes: Promise<void>[] = []
  const acknowledge = () => {
    acknowledged += 1
    if (acknowledged === writesBeforeCrash) crashes.push(api.kill(), crashToo())
  }
  const workers = Array.from({ length: writers }, async (_, writer): Promise<never> => {
    for (let count = 0; ; count += 1) {
      const ledger = createLedger(`r${round}-w${writer}-n${count}`)
      ledgers.push(ledger)
      await writeAsMember(client, ledger, count % 4 === 3, acknowledge)
    }
  })
  try {
    const [first] = await Promise.allSettled(workers)
    if (crashes.length === 0) {
      const message = `Only ${acknowledged} of ${writesBeforeCrash} writes were acknowledged.`
      throw new Error(message, { cause: first?.status === 'rejected' ? first.reason : undefined })
    }
    await Promise.all(crashes)
  } finally {
    client.close()
    await api.kill()
  }
}

const writers = 8

/** The acknowledged writes of one member, in order. The last request may have been executed as well. */
type Ledger = { uid: string; token: string; acknowledged: string[]; requested: string }

const createLedger = (uid: string): Ledger => ({
  uid,
  token: unsignedToken({ uid, email: `${uid}@example.test`, verified: true }, projectId),
  acknowledged: [],
  requested: '',
})

/** Registers a member, changes the name and the interests, and optionally deletes the account. Rejects after a crash. */
const writeAsMember = async (
  client: Client,
  ledger: Ledger,
  deletesAccount: boolean,
  acknowledge: () => void,
): Promise<void> => {
  const { uid, token } = ledger
  const write = async (name: string, method: string, path: string, body?: object) => {
    ledger.requested = name
    const { status } = await client.ask(method, path, { token, ...(body ? { body } : {}) })
    if (status !== 200) throw new Error(`${name} was answered ${status}`)
    ledger.acknowledged.push(name)
    acknowledge()
  }
  const [email, firstName] = [`${uid}@example.test`, 'Maya']
  await write('registered', 'POST', '/users/register', { firstName, username: uid, email })
  await write('renamed', 'PUT', '/users/update', { lastName: uid })
  await write('chosen', 'POST', '/users/interests', { interests: ['Yoga'] })
  if (deletesAccount) await write('deleted', 'DELETE', '/users/delete-account')
}

const lostWrites = async (client: Client, ledger: Ledger): Promise<string[]> => {
  const { status, body } = await client.ask('GET', '/users/me', { token: ledger.token })
  const stored = status === 200 ? recordIn(body) : null
  const code = z.object({ code: z.string() }).safeParse(body).data?.code
  const isStored: Record<string, boolean> = {
    registered: stored?.username === ledger.uid,
    renamed: stored?.lastName === ledger.uid,
    chosen: stored?.interests[0] === 'Yoga',
  }
  const isDeleted = code === 'account-deleted'
  if (isDeleted && ledger.requested === 'deleted') return []
  if (ledger.acknowledged.includes('deleted')) return [`${ledger.uid} is not deleted`]
  return ledger.acknowledged
    .filter((name) => !isStored[name])
    .map((name) => `${ledger.uid} ${name}`)
}
