import type { ActorRefFrom } from 'xstate'
import type { landingMachine } from '../../machines/landing/landing-machine.ts'
import type { Direction, Panel } from '../../machines/landing/panels.ts'
import { readSwipe, type Touch } from '../../machines/landing/swipe.ts'
import { noWheelGesture, readWheel } from '../../machines/landing/wheel-gesture.ts'
import { isMagnified, isNativeKey, isNativeTouch, isNativeWheel } from './browser-gestures.ts'

export type Landing = ActorRefFrom<typeof landingMachine>

declare global {
  interface WheelEvent {
    /** Whether the event comes from momentum scrolling; Chromium 151 and later. */
    readonly momentum?: boolean
  }
}

/**
 * Handles wheel, touch and key events and sends the machine one request for each deliberate gesture. Native gestures
 * are left to the browser (browser-gestures.ts). Returns a function that stops listening.
 *
 * The gesture so far is presentation: pure functions fold the events into one request, as a browser makes a click of
 * press and release. What a request does is decided by the machine alone.
 */
export const listenToInput = (landing: Landing): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  const root = document.documentElement
  const step = (direction: Direction) => landing.send({ type: 'step requested', direction })

  // Momentum that began before this call is not a gesture.
  let wheel = { ...noWheelGesture, at: performance.now() }
  const onWheel = (event: WheelEvent) => {
    if (isNativeWheel(event)) return
    event.preventDefault()
    const delta = event.deltaY * pixelsOf(event.deltaMode)
    const { timeStamp: at, momentum } = event
    const ready = landing.getSnapshot().matches({ snapping: 'ready' })
    const { gesture, starts } = readWheel(wheel, { at, delta, momentum, ready })
    wheel = gesture
    if (starts) step(delta > 0 ? 'forward' : 'backward')
  }

  let start: Touch | null = null
  const onTouchStart = (event: TouchEvent) => {
    start = isNativeTouch(event) ? null : touchOf(event)
  }
  const onTouchEnd = (event: TouchEvent) => {
    const end = touchOf(event)
    const direction = start && end && readSwipe(start, end)
    start = null
    if (direction && !isNativeTouch(event)) step(direction)
  }

  const onKey = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (command === undefined || isNativeKey(event)) return
    event.preventDefault()
    if (event.repeat) return
    if (typeof command === 'string') step(command)
    else landing.send({ type: 'jump requested', panel: command })
  }

  const onPinch = () => {
    root.style.touchAction = isMagnified() ? '' : 'pan-x pinch-zoom'
  }
  onPinch()
  window.visualViewport?.addEventListener('resize', onPinch, { signal })
  addEventListener('wheel', onWheel, { passive: false, signal })
  addEventListener('touchstart', onTouchStart, { passive: true, signal })
  addEventListener('touchend', onTouchEnd, { signal })
  addEventListener('keydown', onKey, { signal })
  return () => {
    controller.abort()
    root.style.touchAction = ''
  }
}

/** `deltaMode` is in px, lines or pages. */
const pixelsOf = (mode: number): number => [1, 18, innerHeight][mode] ?? 1

const touchOf = ({ timeStamp, changedTouches: [finger] }: TouchEvent): Touch | null =>
  finger ? { at: timeStamp, x: finger.clientX, y: finger.clientY } : null

const commands: Readonly<Record<string, Direction | Panel>> = {
  ArrowDown: 'forward',
  PageDown: 'forward',
  ' ': 'forward',
  ArrowUp: 'backward',
  PageUp: 'backward',
  'Shift+ ': 'backward',
  Home: 0,
  End: 3,
}

const commandOf = ({ key, shiftKey }: KeyboardEvent): Direction | Panel | undefined =>
  commands[shiftKey ? `Shift+${key}` : key]
