import type { BrowserContext, Route } from '@playwright/test'
import type { VenueService } from '../../venues/venue.ts'

/** Stands between the page and the network, and holds the requests of the services that a path speaks of. */
export type Gate = {
  /** The next request of this service is held, under the name that the running service has. */
  expect(service: string, label: string): void
  /** The requests that are held, by the name of the running service. */
  held: ReadonlyMap<string, Route>
  /** From now on requests of the service end like that, until it is expected again. */
  answer(service: string, answer: (route: Route) => Promise<void>): void
}

/** Opens a gate for the services of one machine; whatever is not expected goes through. */
export const openGate = async (
  context: BrowserContext,
  services: Readonly<Record<string, VenueService>>,
): Promise<Gate> => {
  const expected: { service: string; label: string }[] = []
  const held = new Map<string, Route>()
  const answers = new Map<string, (route: Route) => Promise<void>>()
  const isAskedBy = (service: string, method: string, url: string) => {
    const asks = services[service]?.asks
    if (!asks?.path.test(new URL(url).pathname)) return false
    return asks.method === undefined ? method !== 'OPTIONS' : asks.method === method
  }

  await context.route(
    ({ href }) =>
      Object.values(services).some(({ asks }) => asks?.path.test(new URL(href).pathname)),
    async (route) => {
      const [method, url] = [route.request().method(), route.request().url()]
      const wanted = expected.findIndex(({ service }) => isAskedBy(service, method, url))
      const [first] = wanted < 0 ? [] : expected.splice(wanted, 1)
      if (first) {
        held.set(first.label, route)
        return
      }
      const answer = [...answers].find(([service]) => isAskedBy(service, method, url))?.[1]
      await (answer ? answer(route) : route.fallback())
    },
  )

  return {
    expect(service, label) {
      answers.delete(service)
      held.delete(label)
      expected.push({ service, label })
    },
    held,
    answer: (service, answer) => answers.set(service, answer),
  }
}
