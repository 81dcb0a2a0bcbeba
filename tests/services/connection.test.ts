import { expect, test, vi } from 'vitest'
import { createConnection } from '../../src/services/connection.ts'

test('reports every time that the browser is online again, until it is unsubscribed', () => {
  const window = new EventTarget()
  const onOnline = vi.fn()
  const stop = createConnection(window).watch(onOnline)
  window.dispatchEvent(new Event('offline'))
  expect(onOnline).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  expect(onOnline).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('online'))
  expect(onOnline).toHaveBeenCalledTimes(2)
})
