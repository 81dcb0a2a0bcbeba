import { beforeEach, describe, expect, test } from 'vitest'
import { createPopups, type Popups } from '../../../src/services/identity-firebase/popup.ts'
import { deferred } from '../../support/deferred.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
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

/** A page whose windows a test can close, and an SDK that opens a window and waits. */
const createPage = () => {
  const windows: { closed: boolean }[] = []
  const listeners = new Set<(message: MessageEvent) => void>()
  let isBlocking = false
  const open = () => {
    if (isBlocking) return null
    const opened = {
      closed: false,
      close: () => {
        opened.closed = true
      },
    }
    windows.push(opened)
    // The tested code only uses `closed` and `close` of a browser window.
    return opened as Window
  }
  return {
    opener: {
      open,
      addEventListener: (type: string, receive: unknown) => {
        if (type === 'message') listeners.add(receive as (message: MessageEvent) => void)
      },
      removeEventListener: (type: string, receive: unknown) => {
        if (type === 'message') listeners.delete(receive as (message: MessageEvent) => void)
      },
    },
    ownOpen: open,
    isClosed: (index = 0) => windows[index]?.closed,
    listeners,
    block: () => {
      isBlocking = true
    },
    close: (index = 0) => {
      const opened = windows[index]
      if (opened) opened.closed = true
    },
    publish: (message: { origin: string; data: unknown }) => {
      for (const receive of listeners) receive(new MessageEvent('message', message))
    },
    /** The sign-in of the SDK: opens a window, then waits for `outcome`. */
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

/** The result of a promise, or 'still waiting' if it is pending. */
const currentResult = async (kind: Promise<string>) => {
  await new Promise((resolve) => setImmediate(resolve))
  return Promise.race([kind, Promise.resolve('still waiting')])
}

describe('a provider’s window', () => {
  test('resolves with the result of the SDK', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    sdk.resolve('Grace')
    expect(await signedIn).toBe('Grace')
  })

  test('can stay open longer than the timeout of a request', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    time.clock.advance(30_000)
    sdk.resolve('Grace')
    expect(await signedIn).toBe('Grace')
  })

  test('leaves no timer behind if window.open cannot be replaced', async () => {
    Object.freeze(page.opener)
    await expect(popups.watch(page.sdk().signIn)).rejects.toThrow(TypeError)
    expect(() => time.clock.advance(10_000)).not.toThrow()
    expect(page.listeners.size).toBe(0)
  })

  test('rejects within 100 ms after it is closed (fault 59)', async () => {
    const sdk = page.sdk()
    const kind = failureKindOf(popups.watch(sdk.signIn))
    time.clock.advance(4_321)
    expect(await currentResult(kind)).toBe('still waiting')
    page.close()
    time.clock.advance(100)
    expect(await currentResult(kind)).toBe('popup closed')
  })

  test('that is closed after the provider’s response still signs in', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    page.publish({ origin: helperOrigin, data: answer })
    page.close()
    time.clock.advance(5_000)
    sdk.resolve('Grace')
    expect(await signedIn).toBe('Grace')
  })

  test('can be closed shortly before the provider’s response arrives', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    page.close()
    time.clock.advance(40)
    page.publish({ origin: helperOrigin, data: { type: 'signInViaPopup' } })
    time.clock.advance(5_000)
    sdk.resolve('Grace')
    expect(await signedIn).toBe('Grace')
  })

  test('times out if the SDK does not finish within 10 000 ms after the response', async () => {
    const sdk = page.sdk()
    const kind = failureKindOf(popups.watch(sdk.signIn))
    page.publish({ origin: helperOrigin, data: answer })
    page.close()
    time.clock.advance(10_000)
    expect(await currentResult(kind)).toBe('still waiting')
    time.clock.advance(100)
    expect(await currentResult(kind)).toBe('timed out')
  })

  test.each([
    ['another origin', { origin: 'https://evil.example', data: answer }],
    ['the helper with another type', { origin: helperOrigin, data: '{"type":"ping"}' }],
    ['the helper without data', { origin: helperOrigin, data: undefined }],
  ])('ignores a message from %s (fault 111)', async (_whom, message) => {
    const sdk = page.sdk()
    const kind = failureKindOf(popups.watch(sdk.signIn))
    page.publish(message)
    page.close()
    time.clock.advance(100)
    expect(await currentResult(kind)).toBe('popup closed')
  })

  test('that was blocked rejects with the error of the SDK', async () => {
    page.block()
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    expect(time.clock.timers()).toEqual([])
    sdk.reject(new Error('blocked'))
    await expect(signedIn).rejects.toThrow('blocked')
  })

  test('that never opens fails with “provider unreachable” after 10 000 ms (fault 66)', async () => {
    const kind = failureKindOf(popups.watch(() => deferred().promise))
    time.clock.advance(9_999)
    expect(await currentResult(kind)).toBe('still waiting')
    time.clock.advance(1)
    expect(await currentResult(kind)).toBe('provider unreachable')
  })
})

describe('an attempt that has ended', () => {
  test.each([
    ['its page has stopped', (controller: AbortController) => controller.abort()],
    ['another attempt begins', () => popups.cancel()],
    ['another window opens', () => void popups.watch(page.sdk().signIn).catch(() => {})],
  ])('closes its window at once, and drops a late result: %s', async (_, end) => {
    const controller = new AbortController()
    const sdk = page.sdk()
    const kind = failureKindOf(popups.watch(sdk.signIn, controller.signal))
    end(controller)
    expect(page.isClosed(0)).toBe(true)
    sdk.resolve('Grace')
    expect(await kind).toBe('popup superseded')
  })

  test('opens no window if it has ended before', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(await failureKindOf(popups.watch(page.sdk().signIn, controller.signal))).toBe(
      'popup superseded',
    )
    expect(page.isClosed(0)).toBeUndefined()
    expect(page.opener.open).toBe(page.ownOpen)
    expect(page.listeners.size).toBe(0)
    expect(time.clock.timers()).toEqual([])
  })
})

describe('a second window', () => {
  test('supersedes the first, whose late end has no effect (fault 62)', async () => {
    const first = page.sdk()
    const second = page.sdk()
    const kind = failureKindOf(popups.watch(first.signIn))
    const signedIn = popups.watch(second.signIn)
    expect(await kind).toBe('popup superseded')
    first.reject(new Error('cancelled'))
    page.close(0)
    time.clock.advance(100)
    second.resolve('Ada')
    expect(await signedIn).toBe('Ada')
  })

  test('that is not open yet is not affected by the late end of the first', async () => {
    const first = page.sdk()
    const superseded = failureKindOf(popups.watch(first.signIn))
    const kind = failureKindOf(popups.watch(() => deferred().promise))
    expect(await superseded).toBe('popup superseded')
    first.reject(new Error('cancelled'))
    expect(await currentResult(kind)).toBe('still waiting')
    expect(page.opener.open).not.toBe(page.ownOpen)
    popups.cancel()
    expect(await kind).toBe('popup superseded')
  })

  test('is watched after the first one was closed', async () => {
    const first = page.sdk()
    const second = page.sdk()
    const kind = failureKindOf(popups.watch(first.signIn))
    page.close(0)
    time.clock.advance(100)
    expect(await kind).toBe('popup closed')
    const again = failureKindOf(popups.watch(second.signIn))
    first.reject(new Error('closed by user, ten seconds later'))
    page.close(1)
    time.clock.advance(100)
    expect(await currentResult(again)).toBe('popup closed')
  })
})

describe('the page', () => {
  test('has its own window.open again once the window is open', () => {
    popups.watch(page.sdk().signIn)
    expect(page.opener.open).toBe(page.ownOpen)
  })

  test('has its own window.open again after a cancellation', async () => {
    const kind = failureKindOf(popups.watch(() => deferred().promise))
    expect(page.opener.open).not.toBe(page.ownOpen)
    popups.cancel()
    expect(await kind).toBe('popup superseded')
    expect(page.opener.open).toBe(page.ownOpen)
  })

  test('removes its listener after the sign-in', async () => {
    const sdk = page.sdk()
    const signedIn = popups.watch(sdk.signIn)
    expect(page.listeners.size).toBe(1)
    sdk.resolve('Grace')
    await signedIn
    expect(page.listeners.size).toBe(0)
    expect(time.clock.timers()).toEqual([])
  })
})
