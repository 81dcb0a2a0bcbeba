import { setImmediate as nextTask } from 'node:timers/promises'
import { createMemoryHistory } from '@tanstack/react-router'
import type { AnyActorRef, AnyEventObject } from 'xstate'
import { ServiceFailure } from '../../machines/failure.ts'
import type { MemberApi } from '../../machines/ports.ts'
import type { TabMessage } from '../../machines/tab-message.ts'
import { connectRouter } from '../../src/app/navigation/connect-router.ts'
import { createAppRouter } from '../../src/app/navigation/router.ts'
import { withinSession } from '../../src/services/session-epoch.ts'
import type { Intercept } from '../support/fakes/controls.ts'
import { createFakeBrowser, type FakeBrowser } from '../support/fakes/identity-browser.ts'
import { openBrowser } from './open-page.ts'

/** A call of a service without an answer. */
type Pending = { call: string; answer(): void; lose(): void }

/** A message between two actors of a tab: their ids, and what the receiver and the session were when it was sent. */
export type Message = {
  from: string
  to: string
  event: AnyEventObject
  isReceived: boolean
  session: ReturnType<AnyActorRef['getSnapshot']>
}

/** One tab of a browser, with the real root and the real router, which nothing renders. */
export type Tab = ReturnType<typeof openTab>

/**
 * Opens tabs of one browser, with one storage and one channel. What a tab receives from the others, and the answers of its
 * services, wait until the test delivers them. `Date` and `setTimeout` are those of the test.
 */
export const openTabs = async (urls: readonly string[], prepare: Prepare) => {
  const browser = openBrowser()
  const signIn = createFakeBrowser()
  await prepare(browser, signIn)
  const tabs = urls.map((url) => openTab(browser, signIn, url))
  connect(tabs, signIn)
  return {
    ...browser,
    signIn,
    tabs,
    /** Closes a tab and opens its URL again, with what the browser has stored. */
    reload: (tab: Tab) => {
      tab.close()
      const reloaded = openTab(browser, signIn, tab.path())
      tabs[tabs.indexOf(tab)] = reloaded
      connect(tabs, signIn)
    },
    close: () => {
      for (const tab of tabs) tab.close()
    },
  }
}

/** Sets what the services and the browser have stored before the tabs open. */
type Prepare = (browser: ReturnType<typeof openBrowser>, signIn: FakeBrowser) => Promise<void>

/** Every tab stores its sign-ins, and the others learn of them later. */
const connect = (tabs: readonly Tab[], signIn: FakeBrowser): void => {
  for (const tab of tabs)
    tab.onSignInChanged = (session) => {
      signIn.session = session
      for (const other of tabs) if (other !== tab) other.news.signIn = true
    }
}

const openTab = (browser: ReturnType<typeof openBrowser>, signIn: FakeBrowser, url: string) => {
  const own: FakeBrowser = { ...createFakeBrowser(), session: copyOf(signIn.session) }
  const pending: Pending[] = []
  const news = { storage: false, signIn: false, messages: [] as TabMessage[] }
  const storageListeners = new Set<() => void>()
  const messageListeners = new Set<(message: TabMessage) => void>()
  let lastUid = own.session?.uid ?? null
  let isOnline = true
  let isArriving = false
  let dropAnswers = () => {}

  const { app, identity, memberApi } = browser.buildPage({
    ownBrowser: own,
    clock: { now: () => Date.now() },
    through: (services, epoch) => {
      const { storage, tabs } = services
      storage.watch(() => {
        news.storage = true
      })
      tabs.listen((message) => void news.messages.push(message))
      dropAnswers = epoch.advance
      return {
        ...services,
        storage: { ...storage, watch: (listener) => subscribed(storageListeners, listener) },
        tabs: { ...tabs, listen: (listener) => subscribed(messageListeners, listener) },
        memberApi: inSession(services.memberApi, (call) => withinSession(epoch, call)),
      }
    },
  })

  /* The library signs in and out when the service has answered. */
  identity.controls.intercept((call, act) =>
    call === 'idToken' || call === 'isSignInRecent'
      ? attempt(act)
      : isOnline
        ? held(pending, call, act)
        : failed(),
  )
  /* The backend changes the record when it receives the request. */
  const toBackend: Intercept<string> = (call, act) => {
    if (!isOnline) return failed()
    const answer = attempt(act)
    answer.catch(isLostUntilDelivered)
    return held(pending, call, () => answer)
  }
  memberApi.controls.intercept(toBackend)

  const history = createMemoryHistory({ initialEntries: [url] })
  const router = createAppRouter(app, history)
  connectRouter(app, router)
  const stopRouter = history.subscribe(router.load)
  const requests: string[] = []
  app.root.on('navigate', ({ to }) => void requests.push(to))
  app.root.on('go back', () => void requests.push('back'))
  const messages: Message[] = []
  const emitted: AnyEventObject[] = []
  app.root.on('*', (event) => void emitted.push(event))
  const idOf = (actor: { id: string } | undefined) =>
    actor === app.root ? 'app' : (actor?.id ?? 'tab')
  app.root.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event') return
    const { sourceRef, actorRef, event } = inspected
    const isReceived = actorRef.getSnapshot().status === 'active'
    const ids = { from: idOf(sourceRef as AnyActorRef), to: idOf(actorRef as AnyActorRef) }
    messages.push({ ...ids, event, isReceived, session: app.session.getSnapshot() })
  })
  app.root.start()
  void router.load()

  const tab = {
    app,
    identity,
    router,
    /** The navigations that the root has requested. */
    requests,
    /** What the actors have sent, and what the root has emitted. */
    messages,
    emitted,
    pending,
    news,
    path: () => router.latestLocation.pathname,
    /** The running actor of the page that is shown. */
    page: (): AnyActorRef | null => {
      const { children, context } = app.pageHost.getSnapshot()
      const actors: Readonly<Record<string, AnyActorRef | undefined>> = children
      const shown = actors[context.current?.id ?? '']
      return shown?.getSnapshot().status === 'active' ? shown : null
    },
    onSignInChanged: (_session: FakeBrowser['session']): void => {},
    isOnline: () => isOnline,
    setOnline: (online: boolean) => {
      isOnline = online
    },
    receiveStorage: () => {
      news.storage = false
      for (const listener of storageListeners) listener()
    },
    receiveMessage: () => {
      const message = news.messages.shift()
      if (message) for (const listener of messageListeners) listener(message)
    },
    /** The library learns which sign-in the browser stores. */
    receiveSignIn: () => {
      news.signIn = false
      own.session = copyOf(signIn.session)
      if (own.session && lastUid !== null && lastUid !== own.session.uid) dropAnswers()
      lastUid = own.session?.uid ?? lastUid
      isArriving = true
      for (const notify of own.pages) notify()
      isArriving = false
    },
    close: () => {
      router.startTransition = async () => false
      stopRouter()
      app.root.stop()
      pending.length = 0
    },
  }
  own.pages.add(() => {
    if (isArriving) return
    lastUid = own.session?.uid ?? lastUid
    tab.onSignInChanged(copyOf(own.session))
  })
  return tab
}

/** Lets everything happen that waits for nothing but its turn. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await nextTask()
}

const held = <Value>(
  pending: Pending[],
  call: string,
  act: () => Value | Promise<Value>,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const entry: Pending = {
      call,
      answer: () => {
        pending.splice(pending.indexOf(entry), 1)
        resolve(attempt(act))
      },
      lose: () => {
        pending.splice(pending.indexOf(entry), 1)
        reject(new ServiceFailure({ kind: 'timed out' }))
      },
    }
    pending.push(entry)
  })

const attempt = async <Value>(act: () => Value | Promise<Value>): Promise<Value> => act()

const failed = <Value>(): Promise<Value> =>
  Promise.reject(new ServiceFailure({ kind: 'unreachable' }))

/** The rejection is delivered later. */
const isLostUntilDelivered = () => {}

const copyOf = (session: FakeBrowser['session']): FakeBrowser['session'] =>
  session && { ...session }

const subscribed = <Listener>(listeners: Set<Listener>, listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The API, whose answers are dropped if the session has ended, as those of the real client are. */
const inSession = (
  api: MemberApi,
  run: (call: () => Promise<unknown>) => Promise<unknown>,
): MemberApi =>
  new Proxy(api, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name)
      if (typeof call !== 'function') return call
      return (...given: unknown[]) => run(() => call(...given))
    },
  })
