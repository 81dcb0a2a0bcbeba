import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { WheelTurn } from '../../../machines/landing/wheel-gesture.ts'

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
 * A recorded gesture of tests/fixtures/wheel, beginning at 0. Some recordings are horizontal. The gesture is the same on
 * both axes, so the larger delta counts.
 */
export const recording = (name: string): readonly WheelTurn[] => {
  const file = new URL(`../../fixtures/wheel/${name}.json`, import.meta.url)
  const { wheelEvents } = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  const start = wheelEvents[0]?.timeStamp ?? 0
  return wheelEvents.map(({ deltaX, deltaY, timeStamp }) => ({
    at: timeStamp - start,
    delta: Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY,
  }))
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
