import { expect, test, vi } from 'vitest'
import { createVisibility } from '../../src/services/visibility.ts'

test('reports every time that the tab is shown, until it is unsubscribed', () => {
  const document: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
  const window = Object.assign(new EventTarget(), { document })
  const onShown = vi.fn()
  const become = (state: DocumentVisibilityState) => {
    document.visibilityState = state
    window.dispatchEvent(new Event('visibilitychange'))
  }
  const stop = createVisibility(window).watch(onShown)
  become('hidden')
  expect(onShown).not.toHaveBeenCalled()
  become('visible')
  become('visible')
  expect(onShown).toHaveBeenCalledTimes(2)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(onShown).toHaveBeenCalledTimes(2)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(onShown).toHaveBeenCalledTimes(3)
  stop()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  become('visible')
  expect(onShown).toHaveBeenCalledTimes(3)
})
