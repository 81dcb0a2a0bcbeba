import { expect, test } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import type { MemberApi, ProfileUpdate, Registration } from '../../../machines/ports.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import type { FakeIdentity } from '../../support/fakes/identity.ts'
import { memberWith } from '../../support/fakes/member-api.ts'

/** One page with an empty backend. The identity is a fake, whose tokens the backend accepts. */
export type MemberApiWorld = { api: MemberApi; identity: FakeIdentity }

const registration: Registration = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'ada.lovelace',
  email: 'ada@example.com',
  password: 'correct horse',
  phone: '',
}

const ada = memberWith({
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'ada.lovelace',
  email: 'ada@example.com',
})

/** The record, with any id. */
const asAda = { ...ada, _id: expect.stringMatching(/^\S+$/) }

/** The contract of every member API. */
export const memberApiContract = (open: () => Promise<MemberApiWorld>): void => {
  const openSignedUp = async () => {
    const world = await open()
    await world.identity.signUp({ ...registration, displayName: 'Ada Lovelace' })
    const { pendingToken } = await world.api.register(registration)
    return { ...world, pendingToken }
  }
  const openAsMember = async () => {
    const world = await openSignedUp()
    world.identity.service.verify(registration.email)
    await world.identity.reload()
    return world
  }

  test('requests require a sign-in', async () => {
    const { api } = await open()
    const calls = [
      api.me(),
      api.login({ email: ada.email, firebaseUid: 'uid-1' }),
      api.register(registration),
      api.saveInterests(['Dance']),
      api.deleteAccount(),
    ]
    expect(await Promise.all(calls.map(failureKindOf))).toEqual(calls.map(() => 'not signed in'))
  })

  test('saving a profile requires a sign-in', async () => {
    const { api } = await open()
    expect(await failureKindOf(api.update({ ...ada, dateOfBirth: '' }))).toBe('not signed in')
  })

  test('a record is not accessible before the email is verified', async () => {
    const { api } = await openSignedUp()
    expect(await failureKindOf(api.me())).toBe('not allowed')
  })

  test('a verified member reads the registered record', async () => {
    const { api, identity } = await openAsMember()
    expect(await api.me()).toMatchObject(asAda)
    const firebaseUid = identity.current()?.uid ?? ''
    expect(await api.login({ email: ada.email, firebaseUid })).toEqual({
      member: expect.objectContaining(asAda),
      notice: null,
    })
  })

  test('the pending token reads the record once', async () => {
    const { api, pendingToken } = await openSignedUp()
    expect(await api.meWithPendingToken(pendingToken)).toMatchObject(asAda)
    expect(await failureKindOf(api.meWithPendingToken(pendingToken))).toBe('refused')
  })

  test('an unknown pending token is rejected, and the session stays', async () => {
    const { api } = await openAsMember()
    expect(await failureKindOf(api.meWithPendingToken('pending-nothing'))).toBe('refused')
    expect(await api.me()).toMatchObject(asAda)
  })

  test('a second registration updates the record (fault 79)', async () => {
    const { api, identity } = await openSignedUp()
    await api.register({ ...registration, lastName: 'King' })
    identity.service.verify(registration.email)
    await identity.reload()
    expect(await api.me()).toMatchObject({ name: 'Ada King' })
  })

  test('a username is unique regardless of case', async () => {
    const { api, identity } = await openAsMember()
    await identity.signUp({ email: 'eve@example.com', password: 'secret', displayName: 'Eve' })
    const eves = { ...registration, email: 'eve@example.com', username: 'Ada.Lovelace' }
    expect(await failureKindOf(api.register(eves))).toBe('username taken')
  })

  test('an identity without a record is rejected as not registered', async () => {
    const { api, identity } = await open()
    identity.service.add({ email: ada.email, password: 'correct horse' })
    const { uid } = await identity.signIn({ email: ada.email, password: 'correct horse' })
    expect(await failureKindOf(api.me())).toBe('not registered')
    expect(await failureKindOf(api.login({ email: ada.email, firebaseUid: uid }))).toBe(
      'not registered',
    )
  })

  test('a social sign-in creates the record, and returns it the next time', async () => {
    const { api, identity } = await open()
    const { uid } = await identity.signInWith('google')
    const body = {
      provider: 'google',
      providerId: uid,
      email: 'grace@example.com',
      name: 'Grace Hopper',
      profileImage: '',
      phone: '',
    } as const
    const made = await api.socialAuth(body)
    expect(made.member).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', interests: [] })
    expect(await api.socialAuth(body)).toEqual(made)
    expect(await api.me()).toEqual(made.member)
  })

  test('saved interests replace the previous ones', async () => {
    const { api } = await openAsMember()
    await api.saveInterests(['Dance', 'Yoga'])
    expect(await api.saveInterests(['Cooking'])).toEqual({
      ...asAda,
      ...{ interests: ['Cooking'], version: expect.any(String) },
    })
    expect(await api.me()).toMatchObject({ interests: ['Cooking'] })
  })

  test('interests are not saved over newer ones', async () => {
    const { api } = await openAsMember()
    const { version: older = null } = await api.saveInterests(['Dance'])
    const { version: newer = null } = await api.saveInterests(['Yoga'], older)
    const refused = await api.saveInterests(['Cooking'], older).catch(failureOf)
    const saved = await api.me()
    expect(saved).toMatchObject({ interests: ['Yoga'] })
    expect(refused).toMatchObject({ kind: 'changed elsewhere', newer: saved })
    expect(await api.saveInterests(['Cooking'], newer)).toMatchObject({ interests: ['Cooking'] })
  })

  test('a saved profile can be read, and is not saved over a newer record', async () => {
    const { api } = await openAsMember()
    const location = {
      type: 'Point',
      coordinates: [18.07, 59.33],
      address: 'Södermalm, Stockholm',
      city: 'Stockholm',
    } as const
    const update = {
      firstName: 'Ada',
      lastName: 'King',
      email: ada.email,
      phone: '+46812345678',
      profileImage: '',
      location: { ...location, coordinates: [...location.coordinates] },
      dateOfBirth: '1990-12-10',
    } satisfies ProfileUpdate
    const { version = null } = await api.saveInterests(['Dance'])
    await api.update(update, version)
    expect(await api.update({ ...update, phone: '' }, version).catch(failureOf)).toMatchObject({
      kind: 'changed elsewhere',
      newer: await api.me(),
    })
    expect(await api.me()).toMatchObject({
      ...asAda,
      interests: ['Dance'],
      name: 'Ada King',
      lastName: 'King',
      phone: '+46812345678',
      location,
      dateOfBirth: '1990-12-10',
    })
  })

  test('a username is resolved to its email only with the right password', async () => {
    const { api } = await openAsMember()
    const right = { username: 'ADA.lovelace', password: registration.password }
    expect(await api.resolveLogin(right)).toEqual({ email: ada.email })
    expect(await failureKindOf(api.resolveLogin({ ...right, password: 'wrong horse' }))).toBe(
      'wrong credentials',
    )
    expect(await failureKindOf(api.resolveLogin({ ...right, username: 'unknown-user' }))).toBe(
      'wrong credentials',
    )
  })

  test('deleting an account a second time succeeds (fault 82)', async () => {
    const { api } = await openAsMember()
    await expect(api.deleteAccount()).resolves.toBeUndefined()
    await expect(api.deleteAccount()).resolves.toBeUndefined()
    expect(await failureKindOf(api.me())).toBe('account deleted')
  })

  test('members and visitors can report a bug (spec 6.23)', async () => {
    const { api, identity } = await openAsMember()
    await expect(api.reportBug('The hero does not scroll.')).resolves.toBeUndefined()
    await identity.signOut()
    await expect(api.reportBug('Nor does it now.')).resolves.toBeUndefined()
  })

  test('an aborted request is superseded', async () => {
    const { api } = await openAsMember()
    expect(await failureKindOf(api.me(AbortSignal.abort()))).toBe('superseded')
  })
}
