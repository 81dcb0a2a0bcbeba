import { z } from 'zod'
import { unsignedToken } from '../unsigned-token.ts'
import { type ApiProcess, projectId, type Records, startApi } from './api-process.ts'
import { type Client, openClient } from './http-client.ts'
import { recordIn } from './record.ts'

/** What came of all rounds. `lost` names each acknowledged write that was not there afterwards. */
export type Casualties = { rounds: number; acknowledged: number; lost: readonly string[] }

/**
 * Kills the API in the middle of many members' writes, again and again, and compares what it had
 * acknowledged with what is there when it runs again. `crashToo` is what falls with it.
 * Rejects when it refuses writes before it is killed.
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
}): Promise<Casualties> => {
  const books: Book[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const api = await start(records)
    await writeUntilCrash(api, { round, books, crashToo })
  }
  const api = await start(records)
  const client = openClient(api.port)
  try {
    const lost = (await Promise.all(books.map((book) => lossesOf(client, book)))).flat()
    const acknowledged = books.reduce((sum, book) => sum + book.acknowledged.length, 0)
    return { rounds, acknowledged, lost }
  } finally {
    client.close()
    await api.kill()
  }
}

/** One round: members write until so many writes were acknowledged, and then everything falls. */
const writeUntilCrash = async (
  api: ApiProcess,
  { round, books, crashToo }: { round: number; books: Book[]; crashToo: () => Promise<void> },
): Promise<void> => {
  const client = openClient(api.port)
  const enough = 60 + ((round * 37) % 100)
  let acknowledged = 0
  const falling: Promise<void>[] = []
  const acknowledge = () => {
    acknowledged += 1
    if (acknowledged === enough) falling.push(api.kill(), crashToo())
  }
  const workers = Array.from({ length: writers }, async (_, writer): Promise<never> => {
    for (let count = 0; ; count += 1) {
      const book = newBook(`r${round}-w${writer}-n${count}`)
      books.push(book)
      await liveALife(client, book, count % 4 === 3, acknowledge)
    }
  })
  try {
    const [first] = await Promise.allSettled(workers)
    if (falling.length === 0) {
      const said = `Only ${acknowledged} of ${enough} writes were acknowledged.`
      throw new Error(said, { cause: first?.status === 'rejected' ? first.reason : undefined })
    }
    await Promise.all(falling)
  } finally {
    client.close()
    await api.kill()
  }
}

const writers = 8

/** What the API has said yes to, for one member, in order; the last that was asked may have happened too. */
type Book = { uid: string; token: string; acknowledged: string[]; asked: string }

const newBook = (uid: string): Book => ({
  uid,
  token: unsignedToken({ uid, email: `${uid}@example.test`, verified: true }, projectId),
  acknowledged: [],
  asked: '',
})

/** Registers, is renamed, chooses, reports, and perhaps leaves. Rejects when the API is gone. */
const liveALife = async (
  client: Client,
  book: Book,
  leaves: boolean,
  acknowledge: () => void,
): Promise<void> => {
  const { uid, token } = book
  const write = async (name: string, method: string, path: string, body?: object) => {
    book.asked = name
    const { status } = await client.ask(method, path, { token, ...(body ? { body } : {}) })
    if (status !== 200) throw new Error(`${name} was answered ${status}`)
    book.acknowledged.push(name)
    acknowledge()
  }
  const [email, firstName] = [`${uid}@example.test`, 'Maya']
  await write('registered', 'POST', '/users/register', { firstName, username: uid, email })
  await write('renamed', 'PUT', '/users/update', { lastName: uid })
  await write('chosen', 'POST', '/users/interests', { interests: ['Yoga'] })
  if (leaves) await write('gone', 'DELETE', '/users/delete-account')
}

const lossesOf = async (client: Client, book: Book): Promise<string[]> => {
  const { status, body } = await client.ask('GET', '/users/me', { token: book.token })
  const there = status === 200 ? recordIn(body) : null
  const code = z.object({ code: z.string() }).safeParse(body).data?.code
  const holds: Record<string, boolean> = {
    registered: there?.username === book.uid,
    renamed: there?.lastName === book.uid,
    chosen: there?.interests[0] === 'Yoga',
  }
  const isGone = code === 'account-deleted'
  if (isGone && book.asked === 'gone') return []
  if (book.acknowledged.includes('gone')) return [`${book.uid} is not gone`]
  return book.acknowledged.filter((name) => !holds[name]).map((name) => `${book.uid} ${name}`)
}
