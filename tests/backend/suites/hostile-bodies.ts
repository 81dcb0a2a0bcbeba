import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiResponse } from '../support/ask.ts'
import { type DocumentedBody, documentedBodies } from '../support/documented-bodies.ts'
import { type GoodBody, goodBodies } from '../support/good-bodies.ts'
import { extraField, hostileJson, knownHostile, marker } from '../support/hostile-json.ts'
import { ada, ben, grace, registrationOf, socialBodyOf } from '../support/people.ts'
import { storedRows } from '../support/stored.ts'
import type { World } from '../support/world.ts'

/** Hostile request bodies: `runs` bodies for each documented field of each route. */
export const hostileBodiesSuite = (
  world: () => World,
  { runs = 5, seed = 8 }: { runs?: number; seed?: number } = {},
): void => {
  /** Milliseconds, enough for a busy machine. */
  const timeout = 60_000 + runs * 2000

  const bodies = async (): Promise<DocumentedBody[]> =>
    documentedBodies((await world().ask('GET', '/openapi.json')).body)

  /** The rows after the last body that was accepted. */
  let stored: readonly string[] = []

  const createMembers = async () => {
    for (const [person, username] of [[ada, 'ada'] as const, [ben, 'ben'] as const]) {
      await world().as(person, 'POST', '/users/register', registrationOf(person, username))
    }
    await world().as(grace, 'POST', '/users/social-auth', socialBodyOf(grace, 'Grace Hopper'))
    world().passwords.set(ada.email, { password: 'right', uid: ada.uid })
    stored = await storedRows(world().db)
  }

  /** Sends one body and asserts everything that must be true of every response. */
  const send = async (route: DocumentedBody, { person }: GoodBody, body: string) => {
    world().lines.length = 0
    world().clock.now += 1000
    const token = person === null ? {} : { token: await world().tokenOf(person) }
    const response = await world().ask(route.method, route.path, { ...token, body })
    expect(response.status).toBeLessThan(500)
    if (response.status === 200) {
      const after = await storedRows(world().db)
      const own = person?.uid ?? 'no uid'
      expect(after.filter(isOf(ben.uid, own))).toEqual(stored.filter(isOf(ben.uid, own)))
      stored = after
    }
    expect(world().lines.join('')).not.toContain(marker)
    for (const line of world().lines) expect(line.trim()).not.toContain('\n')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    return response
  }

  /** Reading every row is expensive, so it happens once for many rejected bodies. */
  const expectNothingElseStored = async () => expect(await storedRows(world().db)).toEqual(stored)

  const forEachRoute = async (
    work: (route: DocumentedBody, good: GoodBody) => Promise<unknown>,
  ): Promise<void> => {
    await createMembers()
    for (const route of await bodies()) {
      const good = goodBodies[route.path]
      if (!good) throw new Error(`${route.path} has no good body: see support/good-bodies.ts`)
      await work(route, good)
      await expectNothingElseStored()
    }
  }

  describe('a hostile body', () => {
    test('is a variation of a body that the route accepts', async () => {
      await forEachRoute(async (route, good) => {
        const response = await send(route, good, JSON.stringify(good.body))
        expect([route.path, response.status]).toEqual([route.path, 200])
        const known = route.fields.filter(({ name }) => !name.includes('.')).map(({ name }) => name)
        expect(Object.keys(good.body).sort()).toEqual(known.sort())
      })
    })

    test(
      'in any field of any route is rejected as documented, or stored as text',
      async () => {
        await forEachRoute(async (route, good) => {
          for (const [index, { name, schema }] of route.fields.entries()) {
            const property = fc.asyncProperty(hostileJson(), async (json) => {
              const body = bodyWith(good.body, name, json)
              const response = await send(route, good, body)
              if (!isAllowed(schema, json)) expect(outcome(response)).toBe(rejectionOf(route, body))
            })
            await fc.assert(property, {
              numRuns: runs + examplesOf(index).length,
              seed: seed + index,
              examples: examplesOf(index),
            })
            await expectNothingElseStored()
          }
        })
      },
      timeout,
    )

    test('without a field is rejected if the field is documented as required, and accepted otherwise', async () => {
      const rejected = new Set<string>()
      await forEachRoute(async (route, good) => {
        for (const name of Object.keys(good.body)) {
          const { [name]: _, ...rest } = good.body
          const isRequired = !route.schema.safeParse(rest).success
          const actual = outcome(await send(route, good, JSON.stringify(rest)))
          expect([route.path, name, actual]).toEqual([
            route.path,
            name,
            isRequired ? '400 invalid-body' : '200 ',
          ])
          if (isRequired) rejected.add(`${route.path} ${name}`)
        }
      })
      expect(rejected).toContain('/users/login email')
    })

    test(
      'with an undocumented field is rejected',
      async () => {
        await forEachRoute(async (route, good) => {
          const property = fc.asyncProperty(extraField(), async ([name, json]) => {
            const body = bodyWith(good.body, name, json)
            expect(outcome(await send(route, good, body))).toBe(rejectionOf(route, body))
          })
          await fc.assert(property, { numRuns: runs, seed })
        })
      },
      timeout,
    )

    test(
      'of arbitrary JSON or text never causes an unexpected error',
      async () => {
        await forEachRoute(async (route, good) => {
          const property = fc.asyncProperty(
            fc.oneof(fc.json(), fc.string({ unit: 'binary' }), hostileJson()),
            async (body) => {
              const response = await send(route, good, body === '' ? ' ' : body)
              expect(['200 ', rejectionOf(route, body), '400 malformed-json']).toContain(
                outcome(response),
              )
            },
          )
          await fc.assert(property, { numRuns: runs, seed })
        })
      },
      timeout,
    )
  })
}

/** A third of the known hostile values, so that three fields in a row get all of them. */
const examplesOf = (field: number): [string][] =>
  knownHostile().flatMap((json, index): [string][] => (index % 3 === field % 3 ? [[json]] : []))

/** The expected outcome of an invalid body. Two routes have a size limit below every other rule. */
const rejectionOf = ({ path }: DocumentedBody, body: string): string =>
  Buffer.byteLength(body) > (maxSizes[path] ?? Number.POSITIVE_INFINITY)
    ? '413 body-too-large'
    : '400 invalid-body'

const maxSizes: Readonly<Record<string, number>> = {
  '/web-vitals': 1024,
  '/reports/site': 16 * 1024,
}

const outcome = ({ status, code }: ApiResponse): string => `${status} ${code}`

/** Whether a row belongs to this member and not to the sender. */
const isOf = (uid: string, own: string) => (row: string) =>
  row.includes(`"${uid}"`) && !row.includes(`"${own}"`)

/** A body as text, so that `__proto__` and duplicate names are sent as written. */
const bodyWith = (good: Readonly<Record<string, unknown>>, name: string, json: string): string => {
  const [outer = '', inner] = name.split('.')
  const value = inner === undefined ? json : bodyWith(recordIn(good, outer), inner, json)
  const rest = Object.entries(good).filter(([known]) => known !== outer)
  const texts = rest.map(([key, other]) => `${JSON.stringify(key)}:${JSON.stringify(other)}`)
  return `{${[...texts, `${JSON.stringify(outer)}:${value}`].join(',')}}`
}

const recordIn = (body: Readonly<Record<string, unknown>>, name: string) => {
  const value = body[name]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Whether the documented schema allows a value. Some routes trim a text first. */
const isAllowed = (schema: DocumentedBody['fields'][number]['schema'], json: string): boolean => {
  const value: unknown = JSON.parse(json)
  return [value, typeof value === 'string' ? value.trim() : value].some(
    (one) => schema.safeParse(one).success,
  )
}
