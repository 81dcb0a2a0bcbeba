import { beforeEach, describe, expect, test } from 'vitest'
import { createRunWhenIdle, type IdlePage, type RunWhenIdle } from '../../src/services/idle.ts'
import { createSteppedTime, type SteppedTime } from '../support/stepped-time.ts'

let time: SteppedTime
let steps: string[]

beforeEach(() => {
  time = createSteppedTime()
  steps = []
})

/** A page whose browser events a test triggers. `waiting` contains the registered callbacks. */
const openPage = (readyState: DocumentReadyState, withoutIdleCallback = false) => {
  const waiting = new Map<string, () => void>()
  const page = {
    document: { readyState },
    addEventListener: (type: string, onEvent: () => void) => void waiting.set(type, onEvent),
    requestAnimationFrame: (onFrame: () => void) => waiting.set('frame', onFrame).size,
    ...(withoutIdleCallback
      ? {}
      : {
          requestIdleCallback: (onIdle: () => void, options: { timeout: number }) =>
            waiting.set(`idle within ${options.timeout}`, onIdle).size,
        }),
  }
  // The browser's types have more overloads than this page implements.
  const runWhenIdle: RunWhenIdle = createRunWhenIdle(page as unknown as IdlePage, time.timers)
  const trigger = (step: string) => {
    const onStep = waiting.get(step)
    waiting.delete(step)
    onStep?.()
  }
  return { runWhenIdle, trigger, waitsFor: () => [...waiting.keys()] }
}

describe('a callback for an idle page', () => {
  test('runs after load, a frame and an idle callback with a timeout of two seconds', () => {
    const page = openPage('interactive')
    page.runWhenIdle(() => steps.push('run'))
    expect(page.waitsFor()).toEqual(['load'])
    page.trigger('load')
    expect(page.waitsFor()).toEqual(['frame'])
    page.trigger('frame')
    expect(page.waitsFor()).toEqual(['idle within 2000'])
    expect(steps).toEqual([])
    page.trigger('idle within 2000')
    expect(steps).toEqual(['run'])
  })

  test('does not wait for load if the page has loaded', () => {
    const page = openPage('complete')
    page.runWhenIdle(() => steps.push('run'))
    expect(page.waitsFor()).toEqual(['frame'])
  })

  test('runs 200 ms after a frame in a browser without requestIdleCallback', () => {
    const page = openPage('complete', true)
    page.runWhenIdle(() => steps.push('run'))
    page.trigger('frame')
    time.clock.advance(199)
    expect(steps).toEqual([])
    time.clock.advance(1)
    expect(steps).toEqual(['run'])
  })
})
