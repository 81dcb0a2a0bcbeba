import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test'
import { decodeJwt } from 'jose'
import { stack } from '../support/stack.ts'
import type { Fault, TabName } from './moves.ts'

/** A request that changes something, and what the page learned of its result. */
export type Change = {
  move: number
  tab: TabName
  /** The method and the path. */
  what: string
  body: string
  /** The email of the token. */
  email: string | null
  status: number | 'unknown'
}

/** The requests of the tabs to the services: their faults, and what they have changed. */
export type Requests = Awaited<ReturnType<typeof watchRequests>>

type ArmedFault = { tab: TabName; fault: Fault; skips: number }

const services = [stack.api, stack.authEmulator, stack.storageEmulator].map(
  (url) => new URL(url).origin,
)

/** Watches all requests of a context, and injects faults into those of the tabs to the services. */
export const watchRequests = async (
  context: BrowserContext,
  tabOf: (page: Page) => TabName | undefined,
) => {
  const pending = new Set<Request>()
  const held = new Map<Request, () => void>()
  const changes: Change[] = []
  const injected: Fault[] = []
  let armed: readonly ArmedFault[] = []
  let count = 0
  let move = 0
  let isOffline = false

  context.on('request', (request) => {
    count += 1
    pending.add(request)
    const page = pageOf(request)
    // A new document ends the requests of the one before it.
    if (page && request.isNavigationRequest() && request.frame() === page.mainFrame())
      for (const old of pending)
        if (old !== request && !held.has(old) && pageOf(old) === page) pending.delete(old)
  })
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
  context.on('page', (page) =>
    page.on('close', () => {
      for (const request of pending) if (pageOf(request) === page) pending.delete(request)
    }),
  )

  const faultFor = (tab: TabName): Fault | undefined => {
    const first = armed.find((each) => each.tab === tab)
    if (!first) return undefined
    armed = armed.flatMap((each) => {
      if (each !== first) return [each]
      return first.skips > 0 ? [{ ...first, skips: first.skips - 1 }] : []
    })
    if (first.skips > 0) return undefined
    injected.push(first.fault)
    return first.fault
  }

  const answer = async (route: Route, tab: TabName) => {
    const request = route.request()
    if (isOffline) return route.abort('internetdisconnected')
    const fault = faultFor(tab)
    if (fault === 'delay') {
      await new Promise<void>((resolve) => held.set(request, resolve))
      held.delete(request)
    }
    const change = changeOf(request, { tab, move })
    if (change) changes.push(change)
    const ends = (status: Change['status']) => {
      if (change) change.status = status
    }
    if (fault === 'cut') {
      ends(0)
      return route.abort('connectionreset')
    }
    if (fault === '429' || fault === '503') {
      ends(Number(fault))
      return route.fulfill({ status: Number(fault), json: failureBody(Number(fault)) })
    }
    const response = await route.fetch({ maxRetries: 0 })
    if (fault === 'lost answer') return route.abort('connectionreset')
    await route.fulfill({ response })
    // The page may have given up while the request was held.
    if (!request.failure()) ends(response.status())
  }

  await context.route(
    ({ origin }) => services.includes(origin),
    async (route) => {
      const request = route.request()
      const page = pageOf(request)
      const tab = page && ['fetch', 'xhr'].includes(request.resourceType()) && tabOf(page)
      if (!tab || request.method() === 'OPTIONS') return route.continue()
      // The page may have left meanwhile.
      await answer(route, tab).catch(() => {})
      pending.delete(request)
    },
  )

  return {
    changes,
    injected,
    isOffline: () => isOffline,
    /** How many requests have been sent. */
    count: () => count,
    /** Starts the next move. */
    begin: () => {
      move += 1
    },
    arm: (fault: ArmedFault) => {
      armed = [...armed, fault]
    },
    disarm: () => {
      armed = []
    },
    setOffline: async (offline: boolean) => {
      isOffline = offline
      await context.setOffline(offline)
    },
    /** The requests that are held now. */
    held: (): readonly Request[] => [...held.keys()],
    release: (requests: readonly Request[]) => {
      for (const request of requests) held.get(request)?.()
    },
    /** Waits until every request has been answered, except those that are held. */
    answered: () =>
      expect
        .poll(() => [...pending].filter((each) => !held.has(each)).map((each) => each.url()), {
          timeout: 60_000,
          intervals: [5, 10, 20, 50, 100],
          message: 'every request is answered',
        })
        .toEqual([]),
    isQuiet: () => [...pending].every((each) => held.has(each)),
    /** What changed the same thing twice in the last move, although the first attempt was not rejected as unauthenticated. */
    repeated: (): string | undefined => {
      const now = changes.filter((each) => each.move === move && each.status !== 401)
      const keys = now.map(({ tab, what, body }) => `${what} in tab ${tab} ${body}`)
      return keys.find((key, index) => keys.indexOf(key) !== index)
    },
  }
}

const pageOf = (request: Request): Page | null => {
  try {
    return request.frame().page()
  } catch {
    // The request of a document that is not open yet.
    return null
  }
}

/* The shapes of the API and of the identity service in one. */
const failureBody = (status: number) => ({
  success: false,
  message: '',
  error: { code: status, message: status === 429 ? 'TOO_MANY_ATTEMPTS_TRY_LATER' : 'UNAVAILABLE' },
})

/** The change that a request asks for: of the record, or of the identity. */
const changeOf = (
  request: Request,
  { tab, move }: { tab: TabName; move: number },
): Change | undefined => {
  const { pathname } = new URL(request.url())
  const what = `${request.method()} ${pathname.replace(/^.*(?=\/users\/|accounts:)/, '')}`
  if (!changing.test(what)) return undefined
  const token = request.headers().authorization?.replace('Bearer ', '')
  const email = token ? String(decodeJwt(token).email ?? '') : null
  return { move, tab, what, body: request.postData() ?? '', email, status: 'unknown' }
}

const changing =
  /^(POST .users.(register|interests|report-bug|social-auth)|PUT .users.update|DELETE|POST accounts:(signUp|sendOobCode|delete))/
