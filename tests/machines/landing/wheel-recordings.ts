import * as v from 'valibot'
import type { WheelTurn } from '../../../machines/landing/wheel-gesture.ts'
import { corpusFiles } from '../../support/corpora.ts'

const schema = v.object({
  wheelEvents: v.array(
    v.object({
      deltaMode: v.literal(0),
      deltaX: v.number(),
      deltaY: v.number(),
      timeStamp: v.number(),
    }),
  ),
})

/**
 * A gesture beginning at 0: a public recording if TRELLIS_CORPORA is set, otherwise one made with the same shape. Some
 * recordings are horizontal. The gesture is the same on both axes, so the larger delta counts.
 */
export const recording = (name: string): readonly WheelTurn[] => {
  const file = corpusFiles('wheel').get(`${name}.json`)
  if (!file) return made(name)
  const { wheelEvents } = v.parse(schema, JSON.parse(file.toString('utf8')))
  const start = wheelEvents[0]?.timeStamp ?? 0
  return wheelEvents.map(({ deltaX, deltaY, timeStamp }) => ({
    at: timeStamp - start,
    delta: Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY,
  }))
}

/** The finger accelerates for `touch` turns up to `peak`, and then the page coasts and loses `friction` of its speed each turn. */
type Shape = { peak: number; every: number; touch: number; friction: number }

const shapes: Readonly<Record<string, Shape>> = {
  'swipe-down-trackpad': { peak: 90, every: 8, touch: 6, friction: 0.05 },
  'swipe-up-trackpad': { peak: -70, every: 16, touch: 4, friction: 0.07 },
  'swipe-left-trackpad': { peak: 50, every: 12, touch: 5, friction: 0.06 },
  'swipe-right': { peak: -110, every: 16, touch: 5, friction: 0.1 },
  'win-chrome-right-ptp': { peak: 60, every: 10, touch: 8, friction: 0.08 },
  'slow-drag-right': { peak: 24, every: 16, touch: 40, friction: 0.3 },
  'mouse-mac-chrome': { peak: 40, every: 30, touch: 4, friction: 0.4 },
  'mouse-win-edge': { peak: 100, every: 60, touch: 1, friction: 1 },
}

const made = (name: string): readonly WheelTurn[] => {
  const { peak, every, touch, friction } = shapes[name] ?? raise(`No gesture '${name}'.`)
  const ramp = Array.from({ length: touch }, (_, turn) => (peak * (turn + 1)) / touch)
  const deltas = touch > 1 ? [Math.sign(peak), ...ramp] : ramp
  for (let delta = peak * (1 - friction); Math.abs(delta) >= 1; delta *= 1 - friction)
    deltas.push(delta)
  return deltas.map((delta, turn) => ({ at: turn * every, delta: Math.round(delta) }))
}

const raise = (message: string): never => {
  throw new Error(message)
}

/** Appends a second gesture that begins `pause` ms after the first. `stops` ends the first one at that time. */
export const spliced = (
  first: readonly WheelTurn[],
  second: readonly WheelTurn[],
  { pause, stops }: { pause: number; stops: boolean },
): readonly WheelTurn[] =>
  [
    ...first.filter(({ at }) => !stops || at < pause),
    ...second.map((turn) => ({ ...turn, at: turn.at + pause })),
  ].sort((one, other) => one.at - other.at)
