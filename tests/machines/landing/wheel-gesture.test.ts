import { describe, expect, test } from 'vitest'
import {
  noWheelGesture,
  readWheel,
  type WheelTurn,
} from '../../../machines/landing/wheel-gesture.ts'
import { recording, spliced } from '../../support/wheel-recordings.ts'

const cooldown = 1_000
const swipes = [
  'swipe-down-trackpad',
  'swipe-up-trackpad',
  'swipe-left-trackpad',
  'swipe-right',
  'win-chrome-right-ptp',
]

/** The moments at which a page that hears nothing for 1000 ms after a step would step. */
const stepsIn = (turns: readonly WheelTurn[]): readonly number[] => {
  let gesture = noWheelGesture
  const steps: number[] = []
  for (const turn of turns) {
    const read = readWheel(gesture, turn)
    gesture = read.gesture
    if (read.starts && turn.at - (steps.at(-1) ?? Number.NEGATIVE_INFINITY) >= cooldown)
      steps.push(turn.at)
  }
  return steps
}

describe('a recorded gesture', () => {
  test.each([...swipes, 'slow-drag-right', 'mouse-mac-chrome', 'mouse-win-edge'])(
    'is one step, however long it coasts: %s',
    (name) => {
      expect(stepsIn(recording(name))).toHaveLength(1)
    },
  )
})

/*
 * A second swipe upon the first, on a device that stops coasting when it is touched and on one that does not.
 * One that begins within the cooldown is used up by it; in its last 100 ms it may go either way, so none begins there.
 */
describe('a second swipe', () => {
  const allCases = () =>
    [300, 500, 700, 800, 1_100, 1_400, 1_800].flatMap((pause) =>
      swipes.flatMap((first) =>
        swipes.flatMap((second) =>
          [true, false].map((stops) => ({
            pause,
            stops,
            steps: stepsIn(spliced(recording(first), recording(second), { pause, stops })).length,
          })),
        ),
      ),
    )

  test('is told from inertia in at least 97 of 100 cases', () => {
    const cases = allCases()
    const right = cases.filter(({ pause, steps }) => steps === (pause < cooldown ? 1 : 2))
    expect(cases).toHaveLength(350)
    expect(right.length / cases.length).toBeGreaterThanOrEqual(0.97)
  })

  test('always counts after the cooldown, where touching stops the first', () => {
    const onTime = allCases().filter(({ pause, stops }) => stops && pause > cooldown)
    expect(onTime.filter(({ steps }) => steps !== 2)).toEqual([])
  })

  test('never makes two steps of itself', () => {
    expect(allCases().filter(({ steps }) => steps > 2)).toEqual([])
  })
})

/** Which of these turns, so many ms apart, begin a gesture. */
const beginnings = (sizes: readonly number[], every = 10): readonly number[] => {
  let gesture = noWheelGesture
  return sizes.flatMap((delta, index) => {
    const read = readWheel(gesture, { at: index * every, delta })
    gesture = read.gesture
    return read.starts ? [index] : []
  })
}

describe('a gesture begins anew', () => {
  test('after a pause of more than 150 ms', () => {
    expect(beginnings([100, 100], 150)).toEqual([0])
    expect(beginnings([100, 100], 151)).toEqual([0, 1])
  })

  test.each([
    ['half of its peak, then by half in three rises', [100, 50, 60, 70, 75], [0, 4]],
    ['less than that', [100, 40, 50, 55, 60], [0, 4]],
    ['half, and two rises before one that stays', [100, 50, 60, 75, 75], [0, 4]],
    ['not quite half', [100, 51, 60, 70, 90], [0]],
    ['half, and not quite by half', [100, 50, 60, 70, 74], [0]],
    ['half, and a fall before the rises', [100, 50, 40, 60, 75], [0]],
    ['half, and a stay before the rises', [100, 50, 50, 60, 75], [0]],
    ['half, and a stay between the rises', [100, 50, 60, 60, 75], [0]],
    ['half, and a fall after the rises', [100, 50, 60, 90, 80], [0]],
  ])('where it fell to %s', (_what, sizes, expected) => {
    expect(beginnings(sizes)).toEqual(expected)
  })

  test('and only once while it rises', () => {
    expect(beginnings([100, 50, 60, 70, 75, 90, 120])).toEqual([0, 4])
  })
})

describe('a browser that tells of momentum', () => {
  const touched = (turns: readonly WheelTurn[], until: number) =>
    turns.map((turn) => ({ ...turn, momentum: turn.at >= until }))

  test('is believed: coasting is no gesture, however it rises', () => {
    const coasting = recording('swipe-down-trackpad').map((turn) => ({ ...turn, momentum: true }))
    expect(stepsIn(coasting)).toEqual([])
  })

  test('shows the first touch after coasting as a gesture', () => {
    const swipe = touched(recording('swipe-down-trackpad'), 250)
    const again = spliced(swipe, touched(recording('swipe-down-trackpad'), 250), {
      pause: 1_100,
      stops: true,
    })
    expect(stepsIn(again)).toEqual([8, 1_108])
  })
})

describe('a mouse wheel', () => {
  const notches = (count: number, every: number) =>
    Array.from({ length: count }, (_, index) => ({ at: index * every, delta: 120 }))

  test('steps once for a roll without pauses', () => {
    expect(stepsIn(notches(12, 30))).toEqual([0])
    expect(stepsIn(notches(20, 100))).toEqual([0])
  })

  test('steps with every notch that comes after the cooldown', () => {
    expect(stepsIn(notches(3, 1_000))).toEqual([0, 1_000, 2_000])
  })
})

test('a turn of less than 2 px is a tremble, not a gesture', () => {
  expect(stepsIn([{ at: 0, delta: 1.9 }])).toEqual([])
  expect(stepsIn([{ at: 0, delta: -2 }])).toEqual([0])
})
