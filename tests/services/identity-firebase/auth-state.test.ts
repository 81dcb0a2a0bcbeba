import type { User } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { createAuthState } from '../../../src/services/identity-firebase/auth-state.ts'
import { createSessionEpoch } from '../../../src/services/session-epoch.ts'
import { deferred } from '../../support/deferred.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { createFakeAuth, userOf } from './fake-auth.ts'

const opened = () => {
  const library = createFakeAuth()
  const epoch = createSessionEpoch()
  const authState = createAuthState(library.auth, epoch)
  const received: { uid: string | undefined; sessionRevoked: boolean }[] = []
  const stop = authState.watch((identity, { sessionRevoked }) => {
    received.push({ uid: identity?.uid, sessionRevoked })
  })
  const signOut = () => {
    authState.leave()
    return library.changeUser(null)
  }
  return { library, epoch, authState, received, stop, signOut }
}

const none = undefined

describe('the current identity', () => {
  test('is null at first, and then the latest state of the signed-in user', async () => {
    const { library, authState } = opened()
    expect(authState.current()).toBeNull()
    const ada = userOf('ada')
    await library.changeUser(ada)
    expect(authState.current()).toMatchObject({ uid: 'uid-ada', displayName: 'ada' })
    Object.assign(ada, { displayName: 'Ada Lovelace' })
    expect(authState.current()).toMatchObject({ displayName: 'Ada Lovelace' })
  })

  test('is null as soon as the member leaves, before the library has signed out', async () => {
    const { library, authState, epoch } = opened()
    await library.changeUser(userOf('ada'))
    authState.leave()
    expect(authState.current()).toBeNull()
    expect(epoch.now()).toBe(1)
    authState.leave()
    await library.changeUser(null)
    expect(authState.current()).toBeNull()
    expect(epoch.now()).toBe(1)
  })

  test('can be the same member again after a logout', async () => {
    const { library, authState, epoch, signOut } = opened()
    await library.changeUser(userOf('ada'))
    await signOut()
    await library.changeUser(userOf('ada'))
    expect(authState.current()).toMatchObject({ uid: 'uid-ada' })
    expect(epoch.now()).toBe(1)
  })
})

describe('the epoch', () => {
  test('does not change without a member or while the same member stays signed in', async () => {
    const { library, authState, epoch } = opened()
    authState.leave()
    await library.changeUser(userOf('ada'))
    await library.changeUser(userOf('ada'))
    expect(epoch.now()).toBe(0)
  })

  test('increases when another member signs in in another tab', async () => {
    const { library, epoch } = opened()
    await library.changeUser(userOf('ada'))
    library.changeUserInOtherTab(userOf('ben'))
    expect(epoch.now()).toBe(1)
  })
})

describe('a watcher', () => {
  test('is called with the current identity until it stops', async () => {
    const { library, received, stop } = opened()
    await library.changeUser(userOf('ada'))
    library.changeUserInOtherTab(userOf('ben'))
    stop()
    library.changeUserInOtherTab(null)
    expect(received).toEqual([
      { uid: 'uid-ada', sessionRevoked: false },
      { uid: 'uid-ben', sessionRevoked: false },
    ])
  })

  test('learns of a second logout as of the first', async () => {
    const { library, received, signOut } = opened()
    for (const name of ['ada', 'ben']) {
      await library.changeUser(userOf(name))
      await signOut()
    }
    expect(received.filter(({ sessionRevoked }) => sessionRevoked)).toEqual([])
    expect(received.at(-1)).toEqual({ uid: none, sessionRevoked: false })
  })

  test('is called with sessionRevoked only when the service rejects the session', async () => {
    const { library, received } = opened()
    library.changeUserInOtherTab(null)
    await library.changeUser(userOf('ada'))
    await library.changeUser(null)
    library.changeUserInOtherTab(userOf('ada'))
    expect(received.map(({ sessionRevoked }) => sessionRevoked)).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  test('is not called with sessionRevoked when the member logs out', async () => {
    const { library, received, signOut } = opened()
    await library.changeUser(userOf('ada'))
    await signOut()
    expect(received.at(-1)).toEqual({ uid: none, sessionRevoked: false })
  })

  test('is not called with sessionRevoked when the member deletes the identity', async () => {
    const { library, received, authState } = opened()
    await library.changeUser(userOf('ada'))
    await authState.whileRemoving(() => library.changeUser(null))
    expect(received.at(-1)).toEqual({ uid: none, sessionRevoked: false })
  })

  test('is called with sessionRevoked when the service rejects it after a failed deletion', async () => {
    const { library, received, authState } = opened()
    await library.changeUser(userOf('ada'))
    const failed = authState.whileRemoving(() => Promise.reject(new Error('refused')))
    await expect(failed).rejects.toThrow('refused')
    await library.changeUser(null)
    expect(received.at(-1)).toEqual({ uid: none, sessionRevoked: true })
  })

  test('is not called with sessionRevoked when another tab signs the member out', async () => {
    const { library, received } = opened()
    await library.changeUser(userOf('ada'))
    await library.changeUser(userOf('ben'))
    library.changeUserInOtherTab(null)
    expect(received.at(-1)).toEqual({ uid: none, sessionRevoked: false })
  })
})

test('the lost user is one whom this page has not signed out, once, and until the next one signs in', async () => {
  const { library, authState, signOut } = opened()
  const ada = userOf('ada')
  await library.changeUser(ada)
  expect(authState.takeLostUser()).toBeNull()
  library.changeUserInOtherTab(null)
  expect([authState.takeLostUser(), authState.takeLostUser()]).toEqual([ada, null])
  await library.changeUser(userOf('ben'))
  await signOut()
  expect(authState.takeLostUser()).toBeNull()
  await library.changeUser(ada)
  await authState.whileRemoving(() => library.changeUser(null))
  expect(authState.takeLostUser()).toBeNull()
})

describe('an authenticated action', () => {
  test('waits until the library has restored the identity', async () => {
    const { library, authState } = opened()
    const ada = userOf('ada')
    const users: User[] = []
    const act = authState.withUser(async (user) => {
      users.push(user)
      return 'done'
    })
    library.changeUserInOtherTab(ada)
    expect(users).toEqual([])
    library.ready()
    expect(await act).toBe('done')
    expect(users).toEqual([ada])
  })

  test('is rejected without an identity', async () => {
    const { library, authState } = opened()
    library.ready()
    let started = false
    const act = authState.withUser(async () => {
      started = true
    })
    expect(await failureKindOf(act)).toBe('not signed in')
    expect(started).toBe(false)
  })

  test.each([
    ['the member has left', ({ authState }: ReturnType<typeof opened>) => authState.leave()],
    ['the library has no user any more', ({ library }) => library.changeUserInOtherTab(null)],
    ['another member is signed in', ({ library }) => library.changeUserInOtherTab(userOf('ben'))],
  ])('is superseded if %s at its end', async (_what, interrupt) => {
    const world = opened()
    await world.library.changeUser(userOf('ada'))
    world.library.ready()
    const gate = deferred()
    const act = failureKindOf(world.authState.withUser(() => gate.promise))
    await Promise.resolve()
    interrupt(world)
    gate.resolve()
    expect(await act).toBe('superseded')
  })

  test('is not superseded if the same member signs in again meanwhile', async () => {
    const { library, authState } = opened()
    await library.changeUser(userOf('ada'))
    library.ready()
    const act = authState.withUser(async () => {
      await library.changeUser(userOf('ada'))
      return 'done'
    })
    expect(await act).toBe('done')
  })
})
