import type { UserCredential } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import { createSignIns } from '../../../src/services/identity-firebase/sign-in.ts'
import { deferred } from '../../support/deferred.ts'
import { failing } from '../../support/failing.ts'
import { createLibrary, userOf } from './library.ts'

const isAda = ({ uid }: IdentitySnapshot) => uid === 'uid-ada'

/** The sign-ins of a page, and one of Ada that succeeds or fails when the test says so. */
const opened = (signOut?: () => Promise<void>) => {
  const library = createLibrary(signOut)
  const signIns = createSignIns(library.auth)
  const begin = () => {
    const answer = deferred<'right' | 'wrong'>()
    const waiting = new AbortController()
    const user = userOf('ada')
    const act = async (): Promise<UserCredential> => {
      if ((await answer.promise) === 'wrong') throw new Error('wrong')
      await library.become(user)
      return { user, providerId: null, operationType: 'signIn' }
    }
    const ended = signIns.run(isAda, act, waiting.signal)
    const kind = failing(ended)
    return { user, answer, ended, kind, giveUp: () => waiting.abort() }
  }
  return { library, signIns, begin }
}

const nobodyWaits = 'nobody waits for this sign-in'

describe('the gate of the library', () => {
  test('lets in nobody for whom no sign-in waits', async () => {
    const { library, begin } = opened()
    await expect(library.become(userOf('ada'))).rejects.toThrow(nobodyWaits)
    begin()
    await expect(library.become(userOf('ben'))).rejects.toThrow(nobodyWaits)
    expect(library.auth.currentUser).toBeNull()
  })

  test('lets out everybody', async () => {
    const { library } = opened()
    library.follow(userOf('ada'))
    await library.become(null)
    expect(library.auth.currentUser).toBeNull()
  })
})

describe('a sign-in', () => {
  test('says whom it has made, and lets in nobody after them', async () => {
    const { library, begin } = opened()
    const { answer, ended, user } = begin()
    answer.resolve('right')
    expect(await ended).toMatchObject({ uid: 'uid-ada', email: 'ada@example.com' })
    expect(library.auth.currentUser).toBe(user)
    await expect(library.become(userOf('ada'))).rejects.toThrow(nobodyWaits)
    expect(library.signedOut).toEqual([])
  })

  test('that fails lets in nobody after it', async () => {
    const { library, begin } = opened()
    const { answer, ended } = begin()
    answer.resolve('wrong')
    await expect(ended).rejects.toThrow('wrong')
    await expect(library.become(userOf('ada'))).rejects.toThrow(nobodyWaits)
  })

  test('that nobody waits for any more is not let in', async () => {
    const { library, begin } = opened()
    const { answer, ended, giveUp } = begin()
    giveUp()
    answer.resolve('right')
    await expect(ended).rejects.toThrow(nobodyWaits)
    expect(library.auth.currentUser).toBeNull()
  })

  test('that was called off is not let in', async () => {
    const { library, signIns, begin } = opened()
    const { answer, ended } = begin()
    signIns.callOff()
    answer.resolve('right')
    await expect(ended).rejects.toThrow(nobodyWaits)
    expect(library.auth.currentUser).toBeNull()
  })
})

describe('one that comes late while another of the same member is waited for', () => {
  const late = async (world: ReturnType<typeof opened>) => {
    const [first, second] = [world.begin(), world.begin()]
    first.giveUp()
    first.answer.resolve('right')
    expect(await first.kind).toBe('overtaken')
    return { first, second }
  }

  test('stands until the other ends', async () => {
    const world = opened()
    const { first } = await late(world)
    expect(world.library.auth.currentUser).toBe(first.user)
    expect(world.library.signedOut).toEqual([])
  })

  test('gives its place to the other', async () => {
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
    ],
    ['is given up', (second) => second.giveUp()],
  ])('is signed out when the other %s', async (_what, happens) => {
    const world = opened()
    const { first, second } = await late(world)
    happens(second)
    second.answer.resolve('wrong')
    await expect(second.ended).rejects.toThrow('wrong')
    expect(world.library.signedOut).toEqual([first.user])
    expect(world.library.auth.currentUser).toBeNull()
  })

  test('is put out once', async () => {
    const world = opened()
    const { second } = await late(world)
    second.answer.resolve('wrong')
    await second.kind
    const third = world.begin()
    third.answer.resolve('wrong')
    await third.kind
    expect(world.library.signedOut).toHaveLength(1)
  })

  test('does not hide why the other has failed, when the browser will not forget it', async () => {
    const world = opened(() => Promise.reject(new Error('no storage')))
    const { second } = await late(world)
    second.answer.resolve('wrong')
    await expect(second.ended).rejects.toThrow('wrong')
  })
})
