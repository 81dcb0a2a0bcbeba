import { describe, expect, test } from 'vitest'
import {
  noWheelGesture,
  readWheel,
  type WheelTurn,
} from '../../../machines/landing/wheel-gesture.ts'
import { recording, spliced } from './wheel-recordings.ts'

const cooldown = 1_000
const swipes = [
  'swipe-down-trackpad',
  'swipe-up-trackpad',
  'swipe-left-trackpad',
  'swipe-right',
  'win-chrome-right-ptp',
]

/** The times of the steps of a page that ignores gestures for 1000 ms after each step. */
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
    'is one step, regardless of its inertia: %s',
    (name) => {
      expect(stepsIn(recording(name))).toHaveLength(1)
    },
  )
})

/*
 * A second swipe after the first, on a device that stops coasting when it is touched and on one that does not.
 * A swipe that begins within the cooldown is ignored. In its last 100 ms both results are valid, so no case begins there.
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

  test('is distinguished from inertia in at least 97 % of the cases', () => {
    const cases = allCases()
    const correct = cases.filter(({ pause, steps }) => steps === (pause < cooldown ? 1 : 2))
    expect(cases).toHaveLength(350)
    expect(correct.length / cases.length).toBeGreaterThanOrEqual(0.97)
  })

  test('always counts after the cooldown if a touch stops the first', () => {
    const onTime = allCases().filter(({ pause, stops }) => stops && pause > cooldown)
    expect(onTime.filter(({ steps }) => steps !== 2)).toEqual([])
  })

  test('never causes two steps', () => {
    expect(allCases().filter(({ steps }) => steps > 2)).toEqual([])
  })
})

/** The indexes of the turns that start a gesture, with this interval in ms between them. */
const startsIn = (sizes: readonly number[], every = 10): readonly number[] => {
  let gesture = noWheelGesture
  return sizes.flatMap((delta, index) => {
    const read = readWheel(gesture, { at: index * every, delta })
    gesture = read.gesture
    return read.starts ? [index] : []
  })
}

describe('the start of a new gesture', () => {
  test('requires a pause of more than 150 ms', () => {
    expect(startsIn([100, 100], 150)).toEqual([0])
    expect(startsIn([100, 100], 151)).toEqual([0, 1])
  })

  test.each([
    ['half of its peak, then rises by half in three turns', [100, 50, 60, 70, 75], [0, 4]],
    ['less than that', [100, 40, 50, 55, 60], [0, 4]],
    ['half, then rises by half in two turns', [100, 50, 60, 75, 75], [0, 4]],
    ['not quite half', [100, 51, 60, 70, 90], [0]],
    ['half, then rises by less than half in three turns', [100, 50, 60, 70, 74], [0]],
    ['half, and falls before it rises', [100, 50, 40, 60, 75], [0]],
    ['half, and pauses before it rises', [100, 50, 50, 60, 75], [0]],
    ['half, and pauses while it rises', [100, 50, 60, 60, 75], [0]],
    ['half, and falls after two rises', [100, 50, 60, 90, 80], [0]],
  ])('is otherwise detected from the sizes of the turns: falls to %s', (_what, sizes, expected) => {
    expect(startsIn(sizes)).toEqual(expected)
  })

  test('is detected only once while the turns rise', () => {
    expect(startsIn([100, 50, 60, 70, 75, 90, 120])).toEqual([0, 4])
  })
})

describe('a browser that supports WheelEvent.momentum', () => {
  const touched = (turns: readonly WheelTurn[], until: number) =>
    turns.map((turn) => ({ ...turn, momentum: turn.at >= until }))

  test('has no gestures in coasting, even if its turns rise', () => {
    const coasting = recording('swipe-down-trackpad').map((turn) => ({ ...turn, momentum: true }))
    expect(stepsIn(coasting)).toEqual([])
  })

  test('starts a gesture with the first touch during coasting, and only with the first', () => {
    let gesture = noWheelGesture
    const starts = [
      { at: 0, delta: 50 },
      { at: 10, delta: 40, momentum: true },
      { at: 20, delta: 5 },
      { at: 30, delta: 5 },
    ].map((turn) => {
      const read = readWheel(gesture, turn)
      gesture = read.gesture
      return read.starts
    })
    expect(starts).toEqual([true, false, true, false])
  })

  test('starts a gesture with the first touch after coasting', () => {
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

  test('causes one step for a roll without pauses', () => {
    expect(stepsIn(notches(12, 30))).toEqual([0])
    expect(stepsIn(notches(20, 100))).toEqual([0])
  })

  test('causes a step for every notch after the cooldown', () => {
    expect(stepsIn(notches(3, 1_000))).toEqual([0, 1_000, 2_000])
  })
})

test('a turn of less than 2 px starts no gesture', () => {
  expect(stepsIn([{ at: 0, delta: 1.9 }])).toEqual([])
  expect(stepsIn([{ at: 0, delta: -2 }])).toEqual([0])
})
