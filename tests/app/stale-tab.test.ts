import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { isSettled } from '../../machines/app/access.ts'
import { emptySession } from '../support/fakes/storage.ts'
import { credentials, openMaya } from './open-maya.ts'
import { openSession } from './open-page.ts'

/* A tab that was suspended receives no changes of the storage: another tab has logged out, and Tomás has logged in. */
const tomas = {
  ...emptySession,
  token: 'token-of-tomas',
  isLoggedIn: true,
  userId: 'uid-tomas',
  displayName: 'Tomás',
}

/** A tab of Maya. */
const openTab = async () => {
  const { buildPage, store } = openMaya()
  const { app, identity, visibility } = buildPage()
  app.root.start()
  await waitFor(app.session, isSettled)
  await openSession(app.session, await identity.signIn(credentials))
  await waitFor(app.session, (session) => session.matches({ 'signed in': 'ready' }))
  const { member } = app.session.getSnapshot().context
  if (!member) throw new Error('no one is signed in')
  return { app, store, visibility, member }
}

test('a suspended tab never writes into the session of another member', async () => {
  const { app, store, member } = await openTab()
  store.session = tomas
  app.session.send({ type: 'member changed', member: { ...member, name: 'Maya L.' } })
  expect(store.session).toEqual(tomas)
  expect(app.session.getSnapshot().context.stored).toEqual(tomas)
})

test('a suspended tab stores nothing after a logout in another tab, and signs out', async () => {
  const { app, store, member } = await openTab()
  store.session = emptySession
  app.session.send({ type: 'member changed', member: { ...member, name: 'Maya L.' } })
  expect(store.session).toEqual(emptySession)
  expect(app.session.getSnapshot().hasTag('signed out')).toBe(true)
  expect(app.session.getSnapshot().context.ended?.reason).toBe('logged out elsewhere')
})

test('the storage is read again when the tab is shown', async () => {
  const { app, store, visibility } = await openTab()
  store.session = emptySession
  expect(app.session.getSnapshot().hasTag('signed in')).toBe(true)
  visibility.show()
  expect(app.session.getSnapshot().hasTag('signed out')).toBe(true)
})

test('the own session is still stored', async () => {
  const { app, store, member } = await openTab()
  app.session.send({ type: 'member changed', member: { ...member, name: 'Maya L.' } })
  expect(store.session.displayName).toBe('Maya L.')
})
