import { beforeEach, describe, expect, test } from 'vitest'
import { createPopups, type Popups } from '../../../src/services/identity-firebase/popup.ts'
import { deferred } from '../../support/deferred.ts'
import { failing } from '../../support/failing.ts'
import { createSteppedTime, type SteppedTime } from '../../support/stepped-time.ts'

const helperOrigin = 'https://trellis.firebaseapp.com'
const answer = JSON.stringify({ a: [{ type: 'authEvent', authEvent: { type: 'signInViaPopup' } }] })

let time: SteppedTime
let page: ReturnType<typeof createPage>
let popups: Popups

beforeEach(() => {
  time = createSteppedTime()
  page = createPage()
  popups = createPopups({
    opener: page.opener,
    helperOrigin,
    timers: time.timers,
    milliseconds: 10_000,
  })
})

/** A page whose windows a test closes, and an SDK that opens one and waits. */
const createPage = () => {
  const windows: { closed: boolean }[] = []
  const hearers = new Set<(message: MessageEvent) => void>()
  let isBlocking = false
  const open = () => {
    if (isBlocking) return null
    const opened = { closed: false }
    windows.push(opened)
    // A window of the browser has far more to it than what is looked at here.
    return opened as Window
  }
  return {
    opener: {
      open,
      addEventListener: (type: string, hear: unknown) => {
        if (type === 'message') hearers.add(hear as (message: MessageEvent) => void)
      },
      removeEventListener: (type: string, hear: unknown) => {
        if (type === 'message') hearers.delete(hear as (message: MessageEvent) => void)
      },
    },
    ownOpen: open,
    hearers,
    block: () => {
      isBlocking = true
    },
    close: (index = 0) => {
      const opened = windows[index]
      if (opened) opened.closed = true
    },
    tell: (message: { origin: string; data: unknown }) => {
      for (const hear of hearers) hear(new MessageEvent('message', message))
    },
    /** The SDK's sign-in: opens its window and then waits for `outcome`. */
    sdk: () => {
      const outcome = deferred<string>()
      return {
        ...outcome,
        signIn: () => {
          page.opener.open()
          return outcome.promise
        },
      }
    },
  }
}

/** What has become of a promise by now. */
const soFar = async (kind: Promise<string>) => {
  await new Promise((resolve) => setImmediate(resolve))
  return Promise.race([kind, Promise.resolve('still waiting')])
}

describe('a provider’s window', () => {
  test('gives what the SDK resolves with', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    sdk.resolve('Grace')
    expect(await signedIn).toBe('Grace')
  })

  test('may stay open for longer than a call may take', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    time.clock.advance(30_000)
    sdk.resolve('Grace')
    expect(await signedIn).toBe('Grace')
  })

  test('that is closed is noticed within 100 ms (fault 59)', async () => {
    const sdk = page.sdk()
    const kind = failing(popups.watch(sdk.signIn))
    time.clock.advance(4_321)
    expect(await soFar(kind)).toBe('still waiting')
    page.close()
    time.clock.advance(100)
    expect(await soFar(kind)).toBe('popup closed')
  })

  test('that is closed after the provider has answered is still a sign-in', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    page.tell({ origin: helperOrigin, data: answer })
    page.close()
    time.clock.advance(5_000)
    sdk.resolve('Grace')
    expect(await signedIn).toBe('Grace')
  })

  test('may be closed a moment before the provider’s answer arrives', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    page.close()
    time.clock.advance(40)
    page.tell({ origin: helperOrigin, data: { type: 'signInViaPopup' } })
    time.clock.advance(5_000)
    sdk.resolve('Grace')
    expect(await signedIn).toBe('Grace')
  })

  test('that has answered times out when nothing follows for 10 000 ms', async () => {
    const sdk = page.sdk()
    const kind = failing(popups.watch(sdk.signIn))
    page.tell({ origin: helperOrigin, data: answer })
    page.close()
    time.clock.advance(10_000)
    expect(await soFar(kind)).toBe('still waiting')
    time.clock.advance(100)
    expect(await soFar(kind)).toBe('timed out')
  })

  test.each([
    ['another origin', { origin: 'https://evil.example', data: answer }],
    ['the helper, about something else', { origin: helperOrigin, data: '{"type":"ping"}' }],
    ['the helper, about nothing', { origin: helperOrigin, data: undefined }],
  ])('hears no answer in a message from %s (fault 111)', async (_whom, message) => {
    const sdk = page.sdk()
    const kind = failing(popups.watch(sdk.signIn))
    page.tell(message)
    page.close()
    time.clock.advance(100)
    expect(await soFar(kind)).toBe('popup closed')
  })

  test('that was blocked ends with what the SDK says', async () => {
    page.block()
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    expect(time.clock.timers()).toEqual([])
    sdk.reject(new Error('blocked'))
    await expect(signedIn).rejects.toThrow('blocked')
  })

  test('that never opens makes the provider unreachable after 10 000 ms (fault 66)', async () => {
    const kind = failing(popups.watch(() => deferred().promise))
    time.clock.advance(9_999)
    expect(await soFar(kind)).toBe('still waiting')
    time.clock.advance(1)
    expect(await soFar(kind)).toBe('provider unreachable')
  })
})

describe('a second window', () => {
  test('supersedes the first, whose late end disturbs nothing (fault 62)', async () => {
    const first = page.sdk()
    const second = page.sdk()
    const kind = failing(popups.watch(first.signIn))
    const signedIn = popups.watch(second.signIn)
    expect(await kind).toBe('popup superseded')
    first.reject(new Error('cancelled'))
    page.close(0)
    time.clock.advance(100)
    second.resolve('Ada')
    expect(await signedIn).toBe('Ada')
  })

  test('that has not opened yet is not let go by the late end of the first', async () => {
    const first = page.sdk()
    const superseded = failing(popups.watch(first.signIn))
    const kind = failing(popups.watch(() => deferred().promise))
    expect(await superseded).toBe('popup superseded')
    first.reject(new Error('cancelled'))
    expect(await soFar(kind)).toBe('still waiting')
    expect(page.opener.open).not.toBe(page.ownOpen)
    popups.cancel()
    expect(await kind).toBe('overtaken')
  })

  test('is watched after the first was closed', async () => {
    const first = page.sdk()
    const second = page.sdk()
    const kind = failing(popups.watch(first.signIn))
    page.close(0)
    time.clock.advance(100)
    expect(await kind).toBe('popup closed')
    const again = failing(popups.watch(second.signIn))
    first.reject(new Error('closed by user, ten seconds later'))
    page.close(1)
    time.clock.advance(100)
    expect(await soFar(again)).toBe('popup closed')
  })
})

describe('the page', () => {
  test('has its own way to open windows back once the window is open', () => {
    popups.watch(page.sdk().signIn)
    expect(page.opener.open).toBe(page.ownOpen)
  })

  test('has its own way to open windows back when none was opened', async () => {
    const kind = failing(popups.watch(() => deferred().promise))
    expect(page.opener.open).not.toBe(page.ownOpen)
    popups.cancel()
    expect(await kind).toBe('overtaken')
    expect(page.opener.open).toBe(page.ownOpen)
  })

  test('listens no longer than the sign-in lasts', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    expect(page.hearers.size).toBe(1)
    sdk.resolve('Grace')
    await signedIn
    expect(page.hearers.size).toBe(0)
    expect(time.clock.timers()).toEqual([])
  })
})
