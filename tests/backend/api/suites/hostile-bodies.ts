import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../support/ask.ts'
import { type DocumentedBody, documentedBodies } from '../support/documented-bodies.ts'
import { type GoodBody, goodBodies } from '../support/good-bodies.ts'
import { extraField, hostileJson, knownHostile, mark } from '../support/hostile-json.ts'
import { ada, ben, grace, registrationOf, socialBodyOf } from '../support/people.ts'
import { storedRows } from '../support/stored.ts'
import type { World } from '../support/world.ts'

/** What hostile clients send in bodies; `runs` bodies for each field of each call that the document knows. */
export const hostileBodiesSuite = (
  world: () => World,
  { runs = 12, seed = 8 }: { runs?: number; seed?: number } = {},
): void => {
  /** Milliseconds, also for a busy machine. */
  const patience = 60_000 + runs * 2000

  const bodies = async (): Promise<DocumentedBody[]> =>
    documentedBodies((await world().ask('GET', '/openapi.json')).body)

  /** The rows after the last answer. */
  let stored: readonly string[] = []

  const membersMoveIn = async () => {
    for (const [person, username] of [[ada, 'ada'] as const, [ben, 'ben'] as const]) {
      await world().as(person, 'POST', '/users/register', registrationOf(person, username))
    }
    await world().as(grace, 'POST', '/users/social-auth', socialBodyOf(grace, 'Grace Hopper'))
    world().passwords.set(ada.email, { password: 'right', uid: ada.uid })
    stored = await storedRows(world().db)
  }

  /** Sends one body, and holds everything that must be true of any answer against what came of it. */
  const send = async (call: DocumentedBody, { person }: GoodBody, body: string) => {
    const before = stored
    world().lines.length = 0
    world().clock.now += 1000
    const token = person === null ? {} : { token: await world().tokenOf(person) }
    const answer = await world().ask(call.method, call.path, { ...token, body })
    const after = await storedRows(world().db)
    stored = after
    expect(answer.status).toBeLessThan(500)
    if (answer.status !== 200) expect(after).toEqual(before)
    const own = person?.uid ?? 'nobody'
    expect(after.filter(isOf(ben.uid, own))).toEqual(before.filter(isOf(ben.uid, own)))
    expect(world().lines.join('')).not.toContain(mark)
    for (const line of world().lines) expect(line.trim()).not.toContain('\n')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    return answer
  }

  const forEachCall = async (
    work: (call: DocumentedBody, good: GoodBody) => Promise<unknown>,
  ): Promise<void> => {
    await membersMoveIn()
    for (const call of await bodies()) {
      const good = goodBodies[call.path]
      if (!good) throw new Error(`${call.path} has no good body: see support/good-bodies.ts`)
      await work(call, good)
    }
  }

  describe('a hostile body', () => {
    test('begins from one that each call accepts', async () => {
      await forEachCall(async (call, good) => {
        const answer = await send(call, good, JSON.stringify(good.body))
        expect([call.path, answer.status]).toEqual([call.path, 200])
        const known = call.fields.filter(({ name }) => !name.includes('.')).map(({ name }) => name)
        expect(Object.keys(good.body).sort()).toEqual(known.sort())
      })
    })

    test(
      'in any field of any call is refused in the documented shape, or stored as the text that it is',
      async () => {
        await forEachCall(async (call, good) => {
          for (const [index, { name, schema }] of call.fields.entries()) {
            const property = fc.asyncProperty(hostileJson(), async (json) => {
              const answer = await send(call, good, bodyWith(good.body, name, json))
              if (!isAllowed(schema, json)) expect(outcome(answer)).toBe('400 invalid-body')
            })
            await fc.assert(property, {
              numRuns: examples.length + runs,
              seed: seed + index,
              examples,
            })
          }
        })
      },
      patience,
    )

    test('without a field is refused where the document requires the field, and accepted elsewhere', async () => {
      const refused = new Set<string>()
      await forEachCall(async (call, good) => {
        for (const name of Object.keys(good.body)) {
          const { [name]: _, ...rest } = good.body
          const isRequired = !call.schema.safeParse(rest).success
          const came = outcome(await send(call, good, JSON.stringify(rest)))
          expect([call.path, name, came]).toEqual([
            call.path,
            name,
            isRequired ? '400 invalid-body' : '200 ',
          ])
          if (isRequired) refused.add(`${call.path} ${name}`)
        }
      })
      expect(refused).toContain('/users/login email')
    })

    test(
      'with a field that no call knows is refused, whatever it is called',
      async () => {
        await forEachCall(async (call, good) => {
          const property = fc.asyncProperty(extraField(), async ([name, json]) => {
            const body = bodyWith(good.body, name, json)
            expect(outcome(await send(call, good, body))).toBe('400 invalid-body')
          })
          await fc.assert(property, { numRuns: runs, seed })
        })
      },
      patience,
    )

    test(
      'that is any JSON at all, or none, never breaks a call',
      async () => {
        await forEachCall(async (call, good) => {
          const property = fc.asyncProperty(
            fc.oneof(fc.json(), fc.string({ unit: 'binary' }), hostileJson()),
            async (body) => {
              const answer = await send(call, good, body === '' ? ' ' : body)
              expect(['200 ', '400 invalid-body', '400 malformed-json']).toContain(outcome(answer))
            },
          )
          await fc.assert(property, { numRuns: runs, seed })
        })
      },
      patience,
    )
  })
}

const examples: [string][] = knownHostile().map((json) => [json])

const outcome = ({ status, code }: Answer): string => `${status} ${code}`

/** Whether a row tells of this member, or of nobody whom this call is about. */
const isOf = (uid: string, own: string) => (row: string) =>
  row.includes(`"${uid}"`) && !row.includes(`"${own}"`)

/** A body as text, so that `__proto__` and doubled names arrive as they were written. */
const bodyWith = (good: Readonly<Record<string, unknown>>, name: string, json: string): string => {
  const [outer = '', inner] = name.split('.')
  const value = inner === undefined ? json : bodyWith(recordIn(good, outer), inner, json)
  const rest = Object.entries(good).filter(([known]) => known !== outer)
  const texts = rest.map(([known, kept]) => `${JSON.stringify(known)}:${JSON.stringify(kept)}`)
  return `{${[...texts, `${JSON.stringify(outer)}:${value}`].join(',')}}`
}

const recordIn = (body: Readonly<Record<string, unknown>>, name: string) => {
  const value = body[name]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** What the document says of a value; some calls take the spaces around a text off first. */
const isAllowed = (schema: DocumentedBody['fields'][number]['schema'], json: string): boolean => {
  const value: unknown = JSON.parse(json)
  return [value, typeof value === 'string' ? value.trim() : value].some(
    (one) => schema.safeParse(one).success,
  )
}
