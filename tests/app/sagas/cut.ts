import { ServiceFailure } from '../../../machines/failure.ts'
import type { Services } from '../../../src/app/services.ts'
import type { FakeBrowser } from '../../support/fakes/identity.ts'

/** The ways in which a step can be cut. Wherever an answer is lost, the other side has acted. */
export const hows = [
  'the tab is closed before it',
  'the tab is closed before its answer',
  'the network is cut before it',
  'the network is cut before its answer',
  'it is refused',
] as const

/** Where a run is cut, counting its steps from 1, and how; step 0 is never reached: a whole run. */
export type Cut = { step: number; how: (typeof hows)[number] }

/** What became of a page that was cut. */
export type Fate = {
  /** The steps that it took, each the name of a port's call. */
  steps: string[]
  /** Resolves when its tab was closed. */
  closed: Promise<void>
  isClosed(): boolean
}

/**
 * Stands between a page and its ports. Every call that changes something outside the page, or that a
 * saga waits for, is a step. A closed tab neither hears nor writes any more.
 */
export const cutting = (browser: FakeBrowser, { step, how }: Cut) => {
  const steps: string[] = []
  let isClosed = false
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = () => {
      isClosed = true
      resolve()
    }
  })
  const fate: Fate = { steps, closed, isClosed: () => isClosed }
  const never = new Promise<never>(() => {})

  /** Acts on the other side; what the library would have noted in the browser is undone. */
  const actUnheard = async (act: () => Promise<unknown>) => {
    const { session } = browser
    const before = session && { ...session }
    await act().catch(() => {})
    browser.session = before
  }

  const take = async <Value>(name: string, act: () => Promise<Value>): Promise<Value> => {
    if (isClosed) return never
    steps.push(name)
    if (steps.length !== step) return act()
    if (how === 'the tab is closed before its answer') await actUnheard(act)
    if (how === 'the tab is closed before it' || how === 'the tab is closed before its answer') {
      close()
      return never
    }
    if (how === 'the network is cut before its answer') await actUnheard(act)
    const kind = how === 'it is refused' ? 'refused' : 'unreachable'
    throw new ServiceFailure({ kind })
  }

  const through = (services: Services): Services => ({
    ...services,
    identity: stepping(services.identity, take, identitySteps),
    memberApi: stepping(services.memberApi, take),
    pictureStore: stepping(services.pictureStore, take),
    storage: silenced(services.storage, () => isClosed),
  })
  return { through, fate }
}

type Take = <Value>(name: string, act: () => Promise<Value>) => Promise<Value>

/** Reading what the browser remembers, and forgetting it, needs no network. */
const identitySteps: ReadonlySet<string> = new Set([
  ...['signUp', 'signIn', 'sendVerificationEmail', 'reload', 'idToken', 'isSignInRecent'],
  ...['proveByPassword', 'remove'],
])

const stepping = <Port extends object>(port: Port, take: Take, names?: ReadonlySet<string>): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || typeof name !== 'string') return member
      if (names && !names.has(name)) return member
      return (...given: unknown[]) => take(name, async () => Reflect.apply(member, target, given))
    },
  })

const silenced = <Port extends object>(port: Port, isClosed: () => boolean): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      const isWrite = typeof name === 'string' && /^(write|clear|keep)/.test(name)
      return isWrite && isClosed() ? () => {} : member
    },
  })
