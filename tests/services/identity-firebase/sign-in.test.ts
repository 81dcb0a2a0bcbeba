import type { UserCredential } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import { createSignIns } from '../../../src/services/identity-firebase/sign-in.ts'
import { deferred } from '../../support/deferred.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { createFakeAuth, userOf } from './fake-auth.ts'

const isAda = ({ uid }: IdentitySnapshot) => uid === 'uid-ada'

/** The sign-ins of a page. `begin` starts a sign-in of Ada, which the test resolves. */
const opened = (signOut?: () => Promise<void>) => {
  const library = createFakeAuth(signOut)
  const signIns = createSignIns(library.auth)
  const begin = () => {
    const answer = deferred<'right' | 'wrong'>()
    const controller = new AbortController()
    const user = userOf('ada')
    const act = async (): Promise<UserCredential> => {
      if ((await answer.promise) === 'wrong') throw new Error('wrong')
      await library.changeUser(user)
      return { user, providerId: null, operationType: 'signIn' }
    }
    const ended = signIns.run(isAda, act, controller.signal)
    const kind = failureKindOf(ended)
    return { user, answer, ended, kind, abort: () => controller.abort() }
  }
  return { library, signIns, begin }
}

const isAbandoned = 'no sign-in in progress expects this identity'

describe('the library', () => {
  test('rejects a user without a pending sign-in', async () => {
    const { library, begin } = opened()
    await expect(library.changeUser(userOf('ada'))).rejects.toThrow(isAbandoned)
    begin()
    await expect(library.changeUser(userOf('ben'))).rejects.toThrow(isAbandoned)
    expect(library.auth.currentUser).toBeNull()
  })

  test('accepts every sign-out', async () => {
    const { library } = opened()
    library.changeUserInOtherTab(userOf('ada'))
    await library.changeUser(null)
    expect(library.auth.currentUser).toBeNull()
  })
})

describe('a sign-in', () => {
  test('whose page has ended before it begins opens nothing, and counts as superseded', async () => {
    const { signIns } = opened()
    let requests = 0
    const request = () => {
      requests += 1
      return new Promise<UserCredential>(() => {})
    }
    const kind = await failureKindOf(signIns.run(isAda, request, AbortSignal.abort()))
    expect(kind).toBe('superseded')
    expect(requests).toBe(0)
  })

  test('resolves with its identity, and the library then rejects further users', async () => {
    const { library, begin } = opened()
    const { answer, ended, user } = begin()
    answer.resolve('right')
    expect(await ended).toMatchObject({ uid: 'uid-ada', email: 'ada@example.com' })
    expect(library.auth.currentUser).toBe(user)
    await expect(library.changeUser(userOf('ada'))).rejects.toThrow(isAbandoned)
    expect(library.signedOut).toEqual([])
  })

  test('that fails makes the library reject further users', async () => {
    const { library, begin } = opened()
    const { answer, ended } = begin()
    answer.resolve('wrong')
    await expect(ended).rejects.toThrow('wrong')
    await expect(library.changeUser(userOf('ada'))).rejects.toThrow(isAbandoned)
  })

  test('that was aborted is rejected', async () => {
    const { library, begin } = opened()
    const { answer, kind, abort } = begin()
    abort()
    expect(await kind).toBe('superseded')
    answer.resolve('right')
    await new Promise(setImmediate)
    expect(library.auth.currentUser).toBeNull()
  })

  test('that was cancelled is rejected', async () => {
    const { library, signIns, begin } = opened()
    const { answer, kind } = begin()
    signIns.abort()
    expect(await kind).toBe('superseded')
    answer.resolve('right')
    await new Promise(setImmediate)
    expect(library.auth.currentUser).toBeNull()
  })
})

describe('a late sign-in while another of the same member is pending', () => {
  const late = async (world: ReturnType<typeof opened>) => {
    const [first, second] = [world.begin(), world.begin()]
    first.abort()
    first.answer.resolve('right')
    expect(await first.kind).toBe('superseded')
    await new Promise(setImmediate)
    return { first, second }
  }

  test('stays signed in until the other ends', async () => {
    const world = opened()
    const { first } = await late(world)
    expect(world.library.auth.currentUser).toBe(first.user)
    expect(world.library.signedOut).toEqual([])
  })

  test('is replaced by the other', async () => {
    const world = opened()
    const { second } = await late(world)
    second.answer.resolve('right')
    expect(await second.ended).toMatchObject({ uid: 'uid-ada' })
    expect(world.library.auth.currentUser).toBe(second.user)
    expect(world.library.signedOut).toEqual([])
  })

  test.each([
    [
      'fails',
      (second: ReturnType<ReturnType<typeof opened>['begin']>) => second.answer.resolve('wrong'),
      'wrong',
    ],
    ['is aborted', (second) => second.abort(), 'superseded'],
  ])('is signed out when the other %s', async (_what, end, error) => {
    const world = opened()
    const { first, second } = await late(world)
    end(second)
    await expect(second.ended).rejects.toThrow(error)
    await new Promise(setImmediate)
    expect(world.library.signedOut).toEqual([first.user])
    expect(world.library.auth.currentUser).toBeNull()
  })

  test('is signed out only once', async () => {
    const world = opened()
    const { second } = await late(world)
    second.answer.resolve('wrong')
    await second.kind
    const third = world.begin()
    third.answer.resolve('wrong')
    await third.kind
    expect(world.library.signedOut).toHaveLength(1)
  })

  test('does not hide the failure of the other if its sign-out fails', async () => {
    const world = opened(() => Promise.reject(new Error('no storage')))
    const { second } = await late(world)
    second.answer.resolve('wrong')
    await expect(second.ended).rejects.toThrow('wrong')
  })
})
