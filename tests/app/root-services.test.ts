import { describe, expect, test } from 'vitest'
import { createActor, createMachine, toPromise, waitFor } from 'xstate'
import type { Page as PagePath } from '../../machines/paths.ts'
import type { TabMessage } from '../../machines/tab-message.ts'
import { dependenciesIn } from '../../src/app/pages/page-module.ts'
import { createFakeAppearance } from '../support/fakes/appearance.ts'
import { credentials, openMaya } from './open-maya.ts'
import { openBrowser } from './open-page.ts'

const { email } = credentials

/** The parts of a page that has started. */
const startPage = (browser = openBrowser()) => {
  const page = browser.buildPage()
  page.app.root.start()
  return { ...browser, ...page }
}

describe('the theme', () => {
  test('is the stored one when the page starts', () => {
    const { app } = openBrowser().openPage({
      through: (services) => ({ ...services, appearance: createFakeAppearance('dark') }),
    })
    expect(app.theme.getSnapshot().value).toBe('dark')
  })

  test('is applied when it is chosen', () => {
    const { app } = startPage()
    app.theme.send({ type: 'light chosen' })
    expect(app.services.appearance.theme()).toBe('light')
  })
})

describe('the log', () => {
  test('has no entry for a notice without a failure', () => {
    const logged: string[] = []
    const { app } = openBrowser().openPage({
      through: (services) => ({ ...services, log: { failure: (where) => logged.push(where) } }),
    })
    app.root.send({ type: 'notice', notice: 'reset email sent' })
    expect(logged).toEqual([])
  })

  test('has an entry for a bug that ends an actor, and the site stays broken', async () => {
    const { app, log } = startPage()
    app.onboarding.send({
      type: 'step completed',
      step: '/profile-completion',
      member: JSON.parse('null'),
    })
    await waitFor(app.root, (root) => root.matches('broken'))
    expect(log).toEqual(['run the site: unknown'])
  })
})

test('a verified email is published to the other tabs (reading 11)', () => {
  const { openPage } = openBrowser()
  const received: TabMessage[] = []
  openPage().app.services.tabs.listen((message) => received.push(message))
  openPage().app.root.send({ type: 'email verified', email })
  expect(received).toEqual([{ type: 'email verified', email }])
})

test('an email that was verified in another tab is not reported to the sign-ins', () => {
  const { app, buildPage } = startPage()
  const { signIns } = app.root.getSnapshot().children
  const received: string[] = []
  app.root.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event' && inspected.actorRef === signIns)
      received.push(inspected.event.type)
  })
  const elsewhere = buildPage().app.services.tabs
  elsewhere.publish({ type: 'email verified', email })
  elsewhere.publish({ type: 'sign-in started' })
  expect(received).toEqual(['sign-in started elsewhere'])
})

test('the banner about a removed password sends the email that resets it (0030)', async () => {
  const { app, service } = startPage(openMaya())
  app.root.send({ type: 'password removed', email })
  app.passwordRemoved.send({ type: 'reset email requested' })
  await waitFor(app.passwordRemoved, (banner) => banner.matches({ visible: 'sent' }))
  expect(service.emails).toEqual([{ kind: 'password reset', email }])
})

describe('a page that cannot be loaded', () => {
  const unknown: PagePath = JSON.parse('"/about"')

  const openUnknown = (page = startPage()) => {
    const { root, pageHost } = page.app
    const open = async () => {
      const location = { returnTo: null, email: null }
      root.send({ type: 'page requested', page: unknown, key: unknown, location })
      const { children } = await waitFor(pageHost, (host) => 'missingChunk' in host.children)
      if (!children.missingChunk) throw new Error('Nothing recovers')
      return children.missingChunk
    }
    return { ...page, open }
  }

  test('reloads the site, and only once for the same error', async () => {
    const { siteFiles, open } = openUnknown()
    await toPromise(await open())
    expect(siteFiles.reloads()).toHaveLength(1)
    const recovery = await open()
    await waitFor(recovery, (snapshot) => snapshot.matches('broken'))
    expect(siteFiles.reloads()).toHaveLength(1)
  })

  test('waits for the connection if the server cannot be reached', async () => {
    const { siteFiles, connection, open } = openUnknown()
    siteFiles.controls.fail('checkServer', { kind: 'unreachable' })
    const recovery = await open()
    await waitFor(recovery, (snapshot) => snapshot.matches('unreachable'))
    expect(siteFiles.reloads()).toEqual([])
    connection.restore()
    await toPromise(recovery)
    expect(siteFiles.reloads()).toHaveLength(1)
  })
})

describe('an identity without a session', () => {
  /** A page whose identity library has an identity that no session has, and another tab. */
  const openOrphaned = async () => {
    const page = startPage(openMaya())
    await page.identity.signIn(credentials)
    const { session, signIns } = page.app
    return {
      ...page,
      elsewhere: page.buildPage().app.services.tabs,
      offerSignIn: async () => {
        signIns.send({ type: 'sign-in offered' })
        await waitFor(signIns, (snapshot) => snapshot.matches('idle'))
        await waitFor(session, (snapshot) => snapshot.matches({ 'signed out': 'idle' }))
      },
    }
  }

  test('is signed out when a page offers to sign in (reading 7)', async () => {
    const { identity, offerSignIn } = await openOrphaned()
    await offerSignIn()
    expect(identity.current()).toBeNull()
  })

  test('stays while another tab signs in (reading 7)', async () => {
    const { identity, elsewhere, offerSignIn } = await openOrphaned()
    elsewhere.publish({ type: 'sign-in started' })
    await offerSignIn()
    expect(identity.current()).not.toBeNull()
    elsewhere.publish({ type: 'sign-in ended' })
    await offerSignIn()
    expect(identity.current()).toBeNull()
  })

  test('that cannot be read is logged', async () => {
    const { identity, log, offerSignIn } = await openOrphaned()
    identity.controls.fail('restore', { kind: 'timed out' })
    await offerSignIn()
    expect(log).toEqual(['prepare identity: timed out'])
  })
})

describe('the dependencies of a page', () => {
  test('are the root and the session of its own tab', () => {
    const { app } = startPage()
    const { services, root, session } = dependenciesIn(app.pageHost.system, app.services)
    expect(services).toBe(app.services)
    expect(root).toBe(app.root)
    expect(session).toBe(app.session)
  })

  test('are missing outside of a site', () => {
    const { app } = startPage()
    const none = createActor(createMachine({})).system
    const onlyRoot = createActor(createMachine({}), { systemId: 'app' }).system
    for (const system of [none, onlyRoot])
      expect(() => dependenciesIn(system, app.services)).toThrow('belongs to no site')
  })
})
