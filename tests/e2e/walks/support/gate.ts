import type { BrowserContext, Route } from '@playwright/test'
import type { SetupService } from '../../setups/setup.ts'

/** Intercepts the requests of the services of a path and holds those that the path expects. */
export type Gate = {
  /** Holds the next request of this service under the name of the running service. */
  expect(service: string, label: string): void
  /** The held requests by the name of the running service. */
  held: ReadonlyMap<string, Route>
  /** Answers the requests of the service in this way until the next one is expected. */
  answer(service: string, answer: (route: Route) => Promise<void>): void
}

/** Creates a gate for the services of one machine. Unexpected requests continue. */
export const openGate = async (
  context: BrowserContext,
  services: Readonly<Record<string, SetupService>>,
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
