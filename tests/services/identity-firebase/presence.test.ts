import type { User } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { createPresence } from '../../../src/services/identity-firebase/presence.ts'
import { createSessionEpoch } from '../../../src/services/session-epoch.ts'
import { deferred } from '../../support/deferred.ts'
import { failing } from '../../support/failing.ts'
import { createLibrary, userOf } from './library.ts'

const opened = () => {
  const library = createLibrary()
  const epoch = createSessionEpoch()
  const presence = createPresence(library.auth, epoch)
  const heard: { uid: string | undefined; refused: boolean }[] = []
  const stop = presence.watch((identity, { refused }) => {
    heard.push({ uid: identity?.uid, refused })
  })
  const signOut = () => {
    presence.leave()
    return library.become(null)
  }
  return { library, epoch, presence, heard, stop, signOut }
}

const nobody = undefined

describe('who is here', () => {
  test('is nobody at first, and whoever signs in then, by the latest that is known', async () => {
    const { library, presence } = opened()
    expect(presence.current()).toBeNull()
    const ada = userOf('ada')
    await library.become(ada)
    expect(presence.current()).toMatchObject({ uid: 'uid-ada', displayName: 'ada' })
    Object.assign(ada, { displayName: 'Ada Lovelace' })
    expect(presence.current()).toMatchObject({ displayName: 'Ada Lovelace' })
  })

  test('is nobody as soon as the member leaves, though the library has not followed', async () => {
    const { library, presence, epoch } = opened()
    await library.become(userOf('ada'))
    presence.leave()
    expect(presence.current()).toBeNull()
    expect(epoch.now()).toBe(1)
    presence.leave()
    await library.become(null)
    expect(presence.current()).toBeNull()
    expect(epoch.now()).toBe(1)
  })

  test('may be the same member again after a logout', async () => {
    const { library, presence, epoch, signOut } = opened()
    await library.become(userOf('ada'))
    await signOut()
    await library.become(userOf('ada'))
    expect(presence.current()).toMatchObject({ uid: 'uid-ada' })
    expect(epoch.now()).toBe(1)
  })
})

describe('the epoch', () => {
  test('stands still while nobody is here, and while the same member is', async () => {
    const { library, presence, epoch } = opened()
    presence.leave()
    await library.become(userOf('ada'))
    await library.become(userOf('ada'))
    expect(epoch.now()).toBe(0)
  })

  test('moves when another tab puts another member in the place of the first', async () => {
    const { library, epoch } = opened()
    await library.become(userOf('ada'))
    library.follow(userOf('ben'))
    expect(epoch.now()).toBe(1)
  })
})

describe('a watcher', () => {
  test('hears who is here until it stops', async () => {
    const { library, heard, stop } = opened()
    await library.become(userOf('ada'))
    library.follow(userOf('ben'))
    stop()
    library.follow(null)
    expect(heard).toEqual([
      { uid: 'uid-ada', refused: false },
      { uid: 'uid-ben', refused: false },
    ])
  })

  test('hears when the service has refused the member, and of no refusal before or after', async () => {
    const { library, heard } = opened()
    library.follow(null)
    await library.become(userOf('ada'))
    await library.become(null)
    library.follow(userOf('ada'))
    expect(heard.map(({ refused }) => refused)).toEqual([false, false, true, false])
  })

  test('hears of no refusal when the member logs out', async () => {
    const { library, heard, signOut } = opened()
    await library.become(userOf('ada'))
    await signOut()
    expect(heard.at(-1)).toEqual({ uid: nobody, refused: false })
  })

  test('hears of no refusal when another tab signs out whom this one has signed in', async () => {
    const { library, heard } = opened()
    await library.become(userOf('ada'))
    await library.become(userOf('ben'))
    library.follow(null)
    expect(heard.at(-1)).toEqual({ uid: nobody, refused: false })
  })
})

describe('an act of the member', () => {
  test('waits until the library knows whom the browser remembers', async () => {
    const { library, presence } = opened()
    const ada = userOf('ada')
    const asked: User[] = []
    const act = presence.asMember(async (user) => {
      asked.push(user)
      return 'done'
    })
    library.follow(ada)
    expect(asked).toEqual([])
    library.ready()
    expect(await act).toBe('done')
    expect(asked).toEqual([ada])
  })

  test('is not begun when nobody is here', async () => {
    const { library, presence } = opened()
    library.ready()
    let begun = false
    const act = presence.asMember(async () => {
      begun = true
    })
    expect(await failing(act)).toBe('not signed in')
    expect(begun).toBe(false)
  })

  test.each([
    ['the member has left', ({ presence }: ReturnType<typeof opened>) => presence.leave()],
    ['the library has nobody any more', ({ library }) => library.follow(null)],
    ['another member is here', ({ library }) => library.follow(userOf('ben'))],
  ])('is overtaken when %s at its end', async (_what, happens) => {
    const world = opened()
    await world.library.become(userOf('ada'))
    world.library.ready()
    const gate = deferred()
    const act = failing(world.presence.asMember(() => gate.promise))
    await Promise.resolve()
    happens(world)
    gate.resolve()
    expect(await act).toBe('overtaken')
  })

  test('is not overtaken when the same member signs in anew meanwhile', async () => {
    const { library, presence } = opened()
    await library.become(userOf('ada'))
    library.ready()
    const act = presence.asMember(async () => {
      await library.become(userOf('ada'))
      return 'done'
    })
    expect(await act).toBe('done')
  })
})
