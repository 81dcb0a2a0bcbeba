import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { FailureKind } from '../../machines/failure.ts'
import type { Identity, MemberApi } from '../../machines/ports.ts'
import type { Services } from '../../src/app/create-services.ts'
import { deferred } from '../support/deferred.ts'
import { credentials, logIn, noticesOf, openMaya } from './open-maya.ts'
import type { Page } from './open-page.ts'

const { email } = credentials
const tomas = { email: 'tomas@example.test', password: 'oak-and-ash-12' }

type Watcher = Parameters<Identity['watch']>[0]

/** Services that call `onWatch` when a watcher subscribes to the identity. */
const watchedBy =
  (onWatch: (watcher: Watcher) => void) =>
  (services: Services): Services => {
    const { identity } = services
    const watch: Identity['watch'] = (watcher) => {
      onWatch(watcher)
      return identity.watch(watcher)
    }
    return { ...services, identity: { ...identity, watch } }
  }

const contextOf = ({ app }: Page) => app.session.getSnapshot().context

describe('the token', () => {
  test('is stored as the identity service has it, without a renewal (spec 4.37)', async () => {
    const { openPage, store } = openMaya()
    const page = openPage()
    await logIn(page)
    const calls = page.identity.controls.calls.filter(({ name }) => name === 'idToken')
    expect(calls).not.toEqual([])
    for (const { given } of calls) expect(given).toEqual([{ fresh: false }])
    expect(store.session.token).toBe(await page.identity.idToken({ fresh: false }))
  })

  test('is replaced by the one that the identity service has renewed', async () => {
    const { openPage, store } = openMaya()
    const page = openPage()
    await logIn(page)
    const { token } = contextOf(page)
    const renewed = await page.identity.idToken({ fresh: true })
    await waitFor(page.app.session, ({ context }) => context.token !== token)
    expect(store.session.token).toBe(renewed)
    expect(page.identity.controls.count('refresh')).toBe(1)
  })

  test('stays if the new one cannot be read', async () => {
    let report: Watcher = () => {}
    const { openPage, store } = openMaya()
    const page = openPage({ through: watchedBy((watcher) => (report = watcher)) })
    await logIn(page)
    const { token } = store.session
    const renamed = { ...(await page.identity.reload()), displayName: 'Maya L.' }
    page.identity.controls.fail('idToken', { kind: 'unreachable' })
    report(renamed, { sessionRevoked: false })
    await waitFor(page.app.session, ({ context }) => context.identity?.displayName === 'Maya L.')
    expect(store.session.token).toBe(token)
    expect(contextOf(page).token).toBe(token)
  })
})

test('a session that has ended watches neither the identity nor the rejections of the API', async () => {
  const watched: string[] = []
  const { openPage } = openMaya()
  const page = openPage({
    through: ({ identity, sessionRejections, ...services }) => {
      const counted =
        <Args extends readonly unknown[]>(name: string, watch: (...args: Args) => () => void) =>
        (...args: Args) => {
          const stop = watch(...args)
          watched.push(name)
          return () => {
            watched.splice(watched.indexOf(name), 1)
            stop()
          }
        }
      return {
        ...services,
        identity: { ...identity, watch: counted('identity', identity.watch) },
        sessionRejections: { watch: counted('rejections', sessionRejections.watch) },
      }
    },
  })
  await logIn(page)
  expect(watched).toEqual(['identity', 'rejections'])
  page.app.session.send({ type: 'logout requested' })
  await page.waitForState('signed out')
  expect(watched).toEqual([])
})

test('the late reason of a refused token does not end the session that has begun since', async () => {
  let report: Watcher = () => {}
  const reason = deferred<'revoked'>()
  const { openPage } = openMaya()
  const page = openPage({
    through: (given) => {
      const services = watchedBy((watcher) => (report = watcher))(given)
      return {
        ...services,
        identity: { ...services.identity, rejection: () => reason.promise },
      }
    },
  })
  await logIn(page)
  const again = { ...(await page.identity.reload()), displayName: 'Maya L.' }
  report(null, { sessionRevoked: true })
  report(again, { sessionRevoked: false })
  await waitFor(page.app.session, ({ context }) => context.identity?.displayName === 'Maya L.')
  reason.resolve('revoked')
  await reason.promise
  expect(page.app.session.getSnapshot().value).toEqual({ 'signed in': { ready: 'idle' } })
})

describe('a stored session', () => {
  /** A browser in which another tab has stored a session, before this tab's identity library has the identity. */
  const openStored = () => {
    const browser = openMaya()
    const { uid } = browser.account
    Object.assign(browser.store.session, { isLoggedIn: true, token: 'stored', userId: uid })
    return browser
  }

  test('is restored with the record of the member (spec 4.42)', async () => {
    const { openPage, account, records } = openMaya()
    await logIn(openPage())
    const page = openPage()
    await page.settled()
    expect(page.app.session.getSnapshot().value).toEqual({ 'signed in': { ready: 'idle' } })
    expect(contextOf(page).member).toEqual(records.get(account.uid))
  })

  test('waits for an identity that another tab signs in', async () => {
    const { openPage, buildPage } = openStored()
    const waiting = deferred()
    const page = openPage({ through: watchedBy(() => waiting.resolve()) })
    await waiting.promise
    await buildPage().identity.signIn(credentials)
    await page.settled()
    expect(page.app.session.getSnapshot().value).toEqual({ 'signed in': { ready: 'idle' } })
  })
})

describe('a pending verification', () => {
  test('opens the session at the next start if the email was verified on another device', async () => {
    const { openPage, buildPage, service, store } = openMaya()
    const newcomer = { email: 'new@example.test', password: 'oak-and-ash-12', displayName: 'New' }
    await buildPage().identity.signUp(newcomer)
    store.session.tempUserEmail = newcomer.email
    service.verify(newcomer.email)
    const page = openPage()
    await page.waitForState({ 'signed in': { ready: 'idle' } })
    expect(contextOf(page).identity).toMatchObject({ email: newcomer.email, emailVerified: true })
  })

  test('signs out the identity of another member', async () => {
    const { openPage, buildPage, service, store } = openMaya()
    service.add(tomas)
    await buildPage().identity.signIn(tomas)
    store.session.tempUserEmail = email
    const page = openPage()
    await page.waitForState('signed out')
    expect(page.identity.current()).toBeNull()
  })
})

test('a logout ends the sign-in at the identity service', async () => {
  const page = openMaya().openPage()
  await logIn(page)
  page.app.session.send({ type: 'logout requested' })
  await page.waitForState('signed out')
  expect(page.identity.current()).toBeNull()
})

describe('a provider that a stranger has linked', () => {
  const openLinked = () => {
    const browser = openMaya({ interests: [] })
    browser.service.link(email, { provider: 'google', email: 'stranger@example.test' })
    browser.service.link(email, { provider: 'apple', email })
    return { ...browser, page: browser.openPage() }
  }

  test('is unlinked at the first login, and the own one stays (0045)', async () => {
    const { page, service } = openLinked()
    await logIn(page)
    const own = [{ provider: 'apple', email }]
    expect(service.find(email)?.linked).toEqual(own)
    expect(contextOf(page).identity?.linkedProviders).toEqual(own)
    expect(noticesOf(page)).toEqual(['providers unlinked'])
  })

  test('is reported if it cannot be unlinked', async () => {
    const { page } = openLinked()
    page.identity.controls.fail('unlink', { kind: 'unreachable' })
    await logIn(page)
    expect(noticesOf(page)).toEqual(['providers not unlinked'])
    expect(page.app.session.getSnapshot().value).toEqual({ 'signed in': { ready: 'idle' } })
  })
})

describe('a provider whose linked account is another person’s', () => {
  const refusedByApi = async (times: number, kind: FailureKind = 'sign-in not accepted') => {
    const { openPage, service } = openMaya()
    service.setProviderAccount('google', { email, displayName: 'Maya Lindqvist' })
    const page = openPage()
    page.memberApi.controls.fail('socialAuth', { kind }, times)
    const identity = await page.identity.signInWith('google')
    page.app.session.send({ type: 'identity verified', identity, replyTo: 'no actor' })
    await page.settled()
    return {
      page,
      again: page.identity.controls.calls.filter(({ name }) => name === 'signInAgain'),
    }
  }

  test('is unlinked, and the member is signed in again without another press (r38)', async () => {
    const { page, again } = await refusedByApi(1)
    expect(again).toMatchObject([{ given: ['google'] }])
    expect(page.app.session.getSnapshot().value).toEqual({ 'signed in': { ready: 'idle' } })
  })

  test.each([
    ['once more only', 2, 'sign-in not accepted', 1],
    ['not again after another rejection', 1, 'not allowed', 0],
  ] as const)('is tried %s', async (_, times, kind, attempts) => {
    const { page, again } = await refusedByApi(times, kind)
    expect(again).toHaveLength(attempts)
    expect(page.app.session.getSnapshot().matches('signed out')).toBe(true)
  })
})

describe('a request that the session no longer needs is aborted', () => {
  /** Services that record the signals of the requests for the record. */
  const recording = (signals: Map<string, AbortSignal | undefined>) => (services: Services) => {
    const { memberApi } = services
    const recorded: Partial<MemberApi> = {
      me: (signal) => {
        signals.set('me', signal)
        return memberApi.me(signal)
      },
      login: (body, signal) => {
        signals.set('login', signal)
        return memberApi.login(body, signal)
      },
      register: (body, signal) => {
        signals.set('register', signal)
        return memberApi.register(body, signal)
      },
    }
    return { ...services, memberApi: { ...memberApi, ...recorded } }
  }

  test('of a session that is restored, by the logout', async () => {
    const { openPage } = openMaya()
    await logIn(openPage())
    const signals = new Map<string, AbortSignal | undefined>()
    const page = openPage({ through: recording(signals) })
    const { arrived } = page.memberApi.controls.hold('me')
    await arrived
    expect(signals.get('me')?.aborted).toBe(false)
    page.app.session.send({ type: 'logout requested' })
    expect(signals.get('me')?.aborted).toBe(true)
  })

  test.each([
    ['login', true],
    ['register', false],
  ] as const)('of a sign-in (%s), by the sign-in of another member', async (name, hasRecord) => {
    const { openPage, service } = openMaya({ hasRecord })
    service.add(tomas)
    const signals = new Map<string, AbortSignal | undefined>()
    const page = openPage({ through: recording(signals) })
    const maya = await page.identity.signIn(credentials)
    const { arrived } = page.memberApi.controls.hold(name)
    page.app.session.send({ type: 'identity verified', identity: maya, replyTo: 'no actor' })
    await arrived
    const aborted = signals.get(name)
    const other = await page.identity.signIn(tomas)
    expect(aborted?.aborted).toBe(false)
    page.app.session.send({ type: 'identity verified', identity: other, replyTo: 'no actor' })
    expect(aborted?.aborted).toBe(true)
  })
})
