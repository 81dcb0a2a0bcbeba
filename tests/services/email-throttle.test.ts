import { beforeEach, describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../machines/failure.ts'
import { emailCooldown } from '../../machines/limits.ts'
import { createEmailThrottle, type Locks } from '../../src/services/email-throttle.ts'
import { failureKindOf } from '../support/failure-kind.ts'
import { createFakeLocks } from '../support/fakes/locks.ts'
import { createFakeStorage, createFakeStore } from '../support/fakes/storage.ts'
import { createSteppedTime, type SteppedTime } from '../support/stepped-time.ts'

const email = 'ada@example.com'
const unreachable = () => Promise.reject(new ServiceFailure({ kind: 'unreachable' }))

let time: SteppedTime
let sent: string[]
/** Opens a tab of the same browser. */
let openTab: (changes?: { locks?: Locks | null }) => ReturnType<typeof createEmailThrottle>

beforeEach(() => {
  time = createSteppedTime()
  sent = []
  const locks = createFakeLocks()
  const store = createFakeStore()
  openTab = (changes = {}) =>
    createEmailThrottle({ locks, storage: createFakeStorage(store), ...time, ...changes })
})

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const sendAs = (tab: string) => async () => {
  sent.push(tab)
}
/** A request that the test resolves or rejects. */
const heldSend = (tab: string) => {
  let end = { succeed: () => {}, fail: () => {} }
  const send = () => {
    sent.push(tab)
    return new Promise<void>((resolve, reject) => {
      end = {
        succeed: resolve,
        fail: () => reject(new ServiceFailure({ kind: 'unreachable' })),
      }
    })
  }
  return { send, succeed: () => end.succeed(), fail: () => end.fail() }
}

test('a password reset does not wait for a verification email', async () => {
  const verification = heldSend('verification')
  const first = openTab().once('verification', email, verification.send)
  await settle()
  const reset = openTab().once('password reset', email, sendAs('reset'))
  await settle()
  expect(sent).toEqual(['verification', 'reset'])
  verification.succeed()
  expect(await Promise.all([first, reset])).toEqual([time.clock.now(), time.clock.now()])
})

describe('two tabs that send an email at the same time', () => {
  test('send one email, and both resolve with its time (fault 119)', async () => {
    const first = heldSend('first')
    const results = [
      openTab().once('verification', email, first.send),
      openTab().once('verification', email, sendAs('second')),
    ]
    await settle()
    expect(sent).toEqual(['first'])
    time.clock.advance(400)
    const at = time.clock.now()
    first.succeed()
    await settle()
    time.clock.advance(250)
    expect(await Promise.all(results)).toEqual([at, at])
    expect(sent).toEqual(['first'])
  })

  test('send the second email if the first fails', async () => {
    const first = heldSend('first')
    const failed = failureKindOf(openTab().once('verification', email, first.send))
    const second = openTab().once('verification', email, sendAs('second'))
    await settle()
    first.fail()
    expect(await failed).toBe('unreachable')
    expect(await second).toBe(time.clock.now())
    expect(sent).toEqual(['first', 'second'])
  })

  test('send one email if the storage reaches the second tab after 200 ms', async () => {
    const store = createFakeStore()
    const locks = createFakeLocks()
    const late = { resendTimes: store.resendTimes }
    const storage = createFakeStorage(store)
    const lateStorage = createFakeStorage({ ...store, ...late })
    const first = createEmailThrottle({
      locks,
      ...time,
      storage: {
        ...storage,
        writeResendAt: (kind, recipient, at) => {
          time.timers.after(200, () => lateStorage.writeResendAt(kind, recipient, at))
        },
      },
    })
    const second = createEmailThrottle({ locks, ...time, storage: lateStorage })
    const results = [
      first.once('verification', email, sendAs('first')),
      second.once('verification', email, sendAs('second')),
    ]
    await settle()
    time.clock.advance(100)
    await settle()
    time.clock.advance(150)
    await Promise.all(results)
    expect(sent).toEqual(['first'])
  })

  test('wait at most 10 s for each other, and then send nothing', async () => {
    const first = heldSend('first')
    const started = openTab().once('verification', email, first.send)
    const second = failureKindOf(openTab().once('verification', email, sendAs('second')))
    await settle()
    time.clock.advance(10_000)
    expect(await second).toBe('timed out')
    first.succeed()
    await started
    await settle()
    time.clock.advance(250)
    await settle()
    expect(sent).toEqual(['first'])
  })
})

describe('an email during the cooldown of the last', () => {
  test.each(['verification', 'password reset'] as const)(
    'for %s is not sent, and resolves with the time of the last one',
    async (kind) => {
      const at = await openTab().once(kind, email, sendAs('first'))
      time.clock.advance(emailCooldown - 1)
      expect(await openTab().once(kind, ' ADA@example.com', sendAs('second'))).toBe(at)
      time.clock.advance(1)
      expect(await openTab().once(kind, email, sendAs('third'))).toBe(at + emailCooldown)
      expect(sent).toEqual(['first', 'third'])
    },
  )

  test('is sent to another email address, and as another kind', async () => {
    await openTab().once('verification', email, sendAs('first'))
    time.clock.advance(250)
    await openTab().once('password reset', email, sendAs('other kind'))
    time.clock.advance(250)
    await openTab().once('verification', 'ben@example.com', sendAs('other email'))
    expect(sent).toEqual(['first', 'other kind', 'other email'])
  })

  test('is sent after a failure', async () => {
    expect(await failureKindOf(openTab().once('verification', email, unreachable))).toBe(
      'unreachable',
    )
    time.clock.advance(250)
    await openTab().once('verification', email, sendAs('second'))
    expect(sent).toEqual(['second'])
  })

  test('is sent if the clock was set back by more than the cooldown', async () => {
    const store = createFakeStore()
    store.resendTimes.verification = { email, from: time.clock.now() + emailCooldown + 1 }
    const tab = createEmailThrottle({
      locks: null,
      storage: createFakeStorage(store),
      ...time,
    })
    await tab.once('verification', email, sendAs('first'))
    expect(sent).toEqual(['first'])
  })
})

describe('a browser', () => {
  test('without locks respects the cooldown', async () => {
    await openTab({ locks: null }).once('verification', email, sendAs('first'))
    await openTab({ locks: null }).once('verification', email, sendAs('second'))
    expect(sent).toEqual(['first'])
  })

  test('that denies locks sends the email', async () => {
    const forbidden: Locks = {
      request: () => Promise.reject(new DOMException('Denied.', 'SecurityError')),
    }
    await openTab({ locks: forbidden }).once('verification', email, sendAs('first'))
    expect(sent).toEqual(['first'])
  })
})
