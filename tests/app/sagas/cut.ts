import { ServiceFailure } from '../../../machines/failure.ts'
import type { Services } from '../../../src/app/create-services.ts'
import type { FakeBrowser } from '../../support/fakes/identity-browser.ts'

/** The ways to interrupt a step. If its response is lost, the service has executed it. */
export const cutKinds = [
  'the tab is closed before it',
  'the tab is closed before its response',
  'the network is cut before it',
  'the network is cut before its response',
  'it is refused',
] as const

/** The step (counted from 1) at which a run is interrupted, and how. Step 0 never occurs: the run is complete. */
export type Cut = { step: number; how: (typeof cutKinds)[number] }

/** The tab of a run that is interrupted. */
export type CutTab = {
  /** The executed steps, each the name of a port's method. */
  steps: string[]
  /** Resolves when the tab is closed. */
  closed: Promise<void>
  isClosed(): boolean
}

/**
 * Wraps the ports of a page. Every call that changes something outside the page, or that a saga waits for, is a step. A
 * closed tab receives nothing and writes nothing.
 */
export const withCut = (browser: FakeBrowser, { step, how }: Cut) => {
  const steps: string[] = []
  let isClosed = false
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = () => {
      isClosed = true
      resolve()
    }
  })
  const tab: CutTab = { steps, closed, isClosed: () => isClosed }
  const never = new Promise<never>(() => {})

  /** Executes the call at the service, and undoes what the library stored in the browser. */
  const actWithoutResponse = async (act: () => Promise<unknown>) => {
    const { session } = browser
    const before = session && { ...session }
    await act().catch(() => {})
    browser.session = before
  }

  const runStep = async <Value>(name: string, act: () => Promise<Value>): Promise<Value> => {
    if (isClosed) return never
    steps.push(name)
    if (steps.length !== step) return act()
    if (how === 'the tab is closed before its response') await actWithoutResponse(act)
    if (how === 'the tab is closed before it' || how === 'the tab is closed before its response') {
      close()
      return never
    }
    if (how === 'the network is cut before its response') await actWithoutResponse(act)
    const kind = how === 'it is refused' ? 'refused' : 'unreachable'
    throw new ServiceFailure({ kind })
  }

  const through = (services: Services): Services => ({
    ...services,
    identity: withSteps(services.identity, runStep, identitySteps),
    memberApi: withSteps(services.memberApi, runStep),
    pictureStore: withSteps(services.pictureStore, runStep),
    storage: withoutWrites(services.storage, () => isClosed),
  })
  return { through, tab }
}

type RunStep = <Value>(name: string, act: () => Promise<Value>) => Promise<Value>

/** The methods that use the network. Reading or clearing the persisted sign-in does not. */
const identitySteps: ReadonlySet<string> = new Set([
  ...['signUp', 'signIn', 'sendVerificationEmail', 'reload', 'idToken', 'isSignInRecent'],
  ...['reauthenticateByPassword', 'remove'],
])

const withSteps = <Port extends object>(
  port: Port,
  runStep: RunStep,
  names?: ReadonlySet<string>,
): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || typeof name !== 'string') return member
      if (names && !names.has(name)) return member
      return (...given: unknown[]) =>
        runStep(name, async () => Reflect.apply(member, target, given))
    },
  })

const withoutWrites = <Port extends object>(port: Port, isClosed: () => boolean): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      const isWrite = typeof name === 'string' && /^(write|clear|storeDrafts)/.test(name)
      return isWrite && isClosed() ? () => {} : member
    },
  })
