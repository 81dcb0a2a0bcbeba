import { expect, test } from 'vitest'
import type { MemberApi, Registration } from '../../../machines/ports.ts'
import { failing } from '../../support/failing.ts'
import type { FakeIdentity } from '../../support/fakes/identity.ts'
import { memberWith } from '../../support/fakes/member-api.ts'

/** One page before an empty backend. The identity is a fake one: what it says is what the backend is told. */
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

/** The record, whatever id it was given. */
const asAda = { ...ada, _id: expect.stringMatching(/^\S+$/) }

/** What every member API must do. */
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

  test('nobody has a record without signing in', async () => {
    const { api } = await open()
    const calls = [
      api.me(),
      api.login({ email: ada.email, firebaseUid: 'uid-1' }),
      api.register(registration),
      api.saveInterests(['Dance']),
      api.deleteAccount(),
    ]
    expect(await Promise.all(calls.map(failing))).toEqual(calls.map(() => 'not signed in'))
  })

  test('saving a profile says so too, when nobody is signed in', async () => {
    const { api } = await open()
    expect(await failing(api.update({ ...ada, dateOfBirth: '' }))).toBe('not signed in')
  })

  test('a record waits for the verification of its address', async () => {
    const { api } = await openSignedUp()
    expect(await failing(api.me())).toBe('not allowed')
  })

  test('a verified member reads the record that was registered', async () => {
    const { api, identity } = await openAsMember()
    expect(await api.me()).toEqual(asAda)
    const firebaseUid = identity.current()?.uid ?? ''
    expect(await api.login({ email: ada.email, firebaseUid })).toEqual(asAda)
  })

  test('the pending token reads the record once', async () => {
    const { api, pendingToken } = await openSignedUp()
    expect(await api.meWithPendingToken(pendingToken)).toEqual(asAda)
    expect(await failing(api.meWithPendingToken(pendingToken))).toBe('refused')
  })

  test('a pending token that was never given is refused, and the session stands', async () => {
    const { api } = await openAsMember()
    expect(await failing(api.meWithPendingToken('pending-nothing'))).toBe('refused')
    expect(await api.me()).toEqual(asAda)
  })

  test('registering twice is registering once (fault 79)', async () => {
    const { api, identity } = await openSignedUp()
    await api.register({ ...registration, lastName: 'King' })
    identity.service.verify(registration.email)
    await identity.reload()
    expect(await api.me()).toMatchObject({ name: 'Ada King' })
  })

  test('a username belongs to one member, whatever its case', async () => {
    const { api, identity } = await openAsMember()
    await identity.signUp({ email: 'eve@example.com', password: 'secret', displayName: 'Eve' })
    const eves = { ...registration, email: 'eve@example.com', username: 'Ada.Lovelace' }
    expect(await failing(api.register(eves))).toBe('username taken')
  })

  test('an identity without a record is told so', async () => {
    const { api, identity } = await open()
    identity.service.add({ email: ada.email, password: 'correct horse' })
    const { uid } = await identity.signIn({ email: ada.email, password: 'correct horse' })
    expect(await failing(api.me())).toBe('not registered')
    expect(await failing(api.login({ email: ada.email, firebaseUid: uid }))).toBe('not registered')
  })

  test('a social sign-in makes the record, and finds it again', async () => {
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
    expect(made).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', interests: [] })
    expect(await api.socialAuth(body)).toEqual(made)
    expect(await api.me()).toEqual(made)
  })

  test('interests are replaced', async () => {
    const { api } = await openAsMember()
    await api.saveInterests(['Dance', 'Yoga'])
    expect(await api.saveInterests(['Cooking'])).toEqual({ ...asAda, interests: ['Cooking'] })
    expect(await api.me()).toMatchObject({ interests: ['Cooking'] })
  })

  test('a profile is saved and then read anew', async () => {
    const { api } = await openAsMember()
    const location = {
      type: 'Point',
      coordinates: [18.07, 59.33],
      address: 'Södermalm, Stockholm',
      city: 'Stockholm',
    } as const
    await api.update({
      firstName: 'Ada',
      lastName: 'King',
      email: ada.email,
      phone: '+46812345678',
      profileImage: '',
      location: { ...location, coordinates: [...location.coordinates] },
      dateOfBirth: '1990-12-10',
    })
    expect(await api.me()).toEqual({
      ...asAda,
      name: 'Ada King',
      lastName: 'King',
      phone: '+46812345678',
      location,
      dateOfBirth: '1990-12-10',
    })
  })

  test('a username leads to its address for the right password only', async () => {
    const { api } = await openAsMember()
    const right = { username: 'ADA.lovelace', password: registration.password }
    expect(await api.resolveLogin(right)).toEqual({ email: ada.email })
    expect(await failing(api.resolveLogin({ ...right, password: 'wrong horse' }))).toBe(
      'wrong credentials',
    )
    expect(await failing(api.resolveLogin({ ...right, username: 'nobody' }))).toBe(
      'wrong credentials',
    )
  })

  test('an account is deleted once, and deleting it again succeeds (fault 82)', async () => {
    const { api } = await openAsMember()
    await expect(api.deleteAccount()).resolves.toBeUndefined()
    await expect(api.deleteAccount()).resolves.toBeUndefined()
    expect(await failing(api.me())).toBe('account deleted')
  })

  test('a bug is reported by a member and by nobody (spec 6.23)', async () => {
    const { api, identity } = await openAsMember()
    await expect(api.reportBug('The hero does not scroll.')).resolves.toBeUndefined()
    await identity.signOut()
    await expect(api.reportBug('Nor does it now.')).resolves.toBeUndefined()
  })

  test('a call that nobody waits for is dropped', async () => {
    const { api } = await openAsMember()
    expect(await failing(api.me(AbortSignal.abort()))).toBe('overtaken')
  })
}
