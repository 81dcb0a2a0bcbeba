import type { ActorRefFrom } from 'xstate'
import type { landingMachine } from '../../../machines/landing/landing-machine.ts'
import type { Direction, Panel } from '../../../machines/landing/panels.ts'
import { readSwipe, type Touch } from '../../../machines/landing/swipe.ts'
import { noWheelGesture, readWheel } from '../../../machines/landing/wheel-gesture.ts'
import { isKeyTaken, isMagnified, isTouchTaken, isWheelTaken } from './browsers-own.ts'

/** The running machine of the landing page. */
export type Landing = ActorRefFrom<typeof landingMachine>

declare global {
  interface WheelEvent {
    /** Whether the device coasts by itself; Chromium 151 and later. */
    readonly momentum?: boolean
  }
}

/**
 * Takes wheel, touch and keys from the browser and turns each deliberate gesture into one request to the
 * machine. What belongs to the browser is left to it (browsers-own.ts). Returns the way to stop.
 */
export const listenToHands = (landing: Landing): (() => void) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const root = document.documentElement
  const step = (direction: Direction) => landing.send({ type: 'step requested', direction })

  // What coasts already when this begins is no gesture.
  let turning = { ...noWheelGesture, at: performance.now() }
  const onWheel = (event: WheelEvent) => {
    if (isWheelTaken(event)) return
    event.preventDefault()
    const delta = event.deltaY * pixelsOf(event.deltaMode)
    const { timeStamp: at, momentum } = event
    const { gesture, starts } = readWheel(turning, { at, delta, momentum })
    turning = gesture
    if (starts) step(delta > 0 ? 'forward' : 'backward')
  }

  let touched: Touch | null = null
  const onTouchStart = (event: TouchEvent) => {
    touched = isTouchTaken(event) ? null : touchOf(event)
  }
  const onTouchEnd = (event: TouchEvent) => {
    const left = touchOf(event)
    const direction = touched && left && readSwipe(touched, left)
    touched = null
    if (direction && !isTouchTaken(event)) step(direction)
  }

  const onKey = (event: KeyboardEvent) => {
    const wish = wishOf(event)
    if (wish === undefined || isKeyTaken(event)) return
    event.preventDefault()
    if (event.repeat) return
    if (typeof wish === 'string') step(wish)
    else landing.send({ type: 'jump requested', panel: wish })
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
    stopping.abort()
    root.style.touchAction = ''
  }
}

/** Turns are told in px, lines or pages. */
const pixelsOf = (mode: number): number => [1, 18, innerHeight][mode] ?? 1

const touchOf = ({ timeStamp, changedTouches: [finger] }: TouchEvent): Touch | null =>
  finger ? { at: timeStamp, x: finger.clientX, y: finger.clientY } : null

const wishes: Readonly<Record<string, Direction | Panel>> = {
  ArrowDown: 'forward',
  PageDown: 'forward',
  ' ': 'forward',
  ArrowUp: 'backward',
  PageUp: 'backward',
  'Shift+ ': 'backward',
  Home: 0,
  End: 3,
}

const wishOf = ({ key, shiftKey }: KeyboardEvent): Direction | Panel | undefined =>
  wishes[shiftKey ? `Shift+${key}` : key]
