import { documentedResponses } from './contract.ts'
import { goodBodies } from './good-bodies.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** Asks every documented route with a bearer token as one person. Returns the answers by method and path. */
export const answersFrom =
  (world: () => World) =>
  async (person: Person, token?: string): Promise<Record<string, string>> => {
    const { body } = await world().ask('GET', '/openapi.json')
    const routes = documentedResponses(body).filter(({ codes }) => codes.includes('invalid-token'))
    const responses: Record<string, string> = {}
    for (const { method, path } of routes) {
      const sent = goodBodies[path]?.body
      const named = sent && 'email' in sent ? { ...sent, email: person.email } : sent
      const response = await world().ask(method, path, {
        token: token ?? (await world().tokenOf(person)),
        ...(named === undefined ? {} : { body: named }),
      })
      responses[`${method} ${path}`] = `${response.status} ${response.code}`.trim()
    }
    return responses
  }
