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
    const ready = turn.at - (steps.at(-1) ?? Number.NEGATIVE_INFINITY) >= cooldown
    const read = readWheel(gesture, { ...turn, ready })
    gesture = read.gesture
    if (read.starts && ready) steps.push(turn.at)
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

/** Events of this size, `every` ms apart, from `from` until before `to`. */
const turns = (delta: number, from: number, to: number, every: number): readonly WheelTurn[] =>
  Array.from({ length: Math.ceil((to - from) / every) }, (_, index) => ({
    at: from + index * every,
    delta,
  }))

describe('a mouse wheel', () => {
  const notches = (count: number, every: number) => turns(120, 0, count * every, every)

  test('causes one step for a roll without pauses', () => {
    expect(stepsIn(notches(12, 30))).toEqual([0])
    expect(stepsIn(notches(20, 100))).toEqual([0])
  })

  test('causes a step for every notch after the cooldown', () => {
    expect(stepsIn(notches(3, 1_000))).toEqual([0, 1_000, 2_000])
  })
})

describe('a change of direction', () => {
  const downThenUp = (turnsAt: number) => [
    ...turns(120, 0, turnsAt, 100),
    ...turns(-120, turnsAt, 4_000, 100),
  ]

  test('after the cooldown is a new gesture', () => {
    expect(stepsIn(downThenUp(1_500))).toEqual([0, 1_500])
    expect(stepsIn(downThenUp(1_000))).toEqual([0, 1_000])
  })

  test.each([200, 900])(
    'within the cooldown, at %i ms, counts after it if the wheel is still turned',
    (turnsAt) => {
      expect(stepsIn(downThenUp(turnsAt))).toEqual([0, 1_000])
      const afterPause = [...turns(120, 0, 1, 100), ...turns(-120, turnsAt, 4_000, 100)]
      expect(stepsIn(afterPause)).toEqual([0, 1_000])
    },
  )

  test('back and forth within the cooldown is no further gesture', () => {
    const turned = [
      ...turns(120, 0, 300, 100),
      ...turns(-120, 300, 600, 100),
      ...turns(120, 600, 3_000, 100),
    ]
    expect(stepsIn(turned)).toEqual([0])
  })

  test('twice after the cooldown is two gestures', () => {
    const turned = [...downThenUp(1_500), ...turns(120, 4_000, 5_000, 100)]
    expect(stepsIn(turned)).toEqual([0, 1_500, 4_000])
  })

  test.each(swipes)('within the cooldown is ignored if only inertia follows: %s', (name) => {
    const back = recording(name).map(({ at, delta }) => ({ at, delta: -delta }))
    expect(
      stepsIn(spliced(recording(name), back, { pause: 400, stops: true })).filter(
        (step) => step < 900,
      ),
    ).toHaveLength(1)
    expect(stepsIn(spliced(recording(name), back, { pause: 250, stops: true }))).toHaveLength(1)
  })

  test('of a few px is none, as when a finger is lifted from a trackpad', () => {
    const drag = turns(3, 0, 3_000, 10).map(({ at, delta }) => ({
      at,
      delta: at % 500 >= 470 ? -delta : delta,
    }))
    expect(stepsIn(drag)).toEqual([0])
  })
})

describe('small deltas', () => {
  test.each([8, 16, 100, 150])('%i ms apart add up to one gesture', (every) => {
    expect(stepsIn(turns(1, 0, 120 * every, every))).toEqual([19 * every])
    expect(stepsIn(turns(-0.5, 0, 120 * every, every))).toEqual([39 * every])
  })

  test('do not add up across pauses', () => {
    expect(stepsIn(turns(1, 0, 120 * 151, 151))).toEqual([])
  })

  test('of both directions do not add up', () => {
    const trembling = turns(1, 0, 4_000, 16).map(({ at, delta }, index) => ({
      at,
      delta: index % 10 < 5 ? delta : -delta,
    }))
    expect(stepsIn(trembling)).toEqual([])
  })

  test('between larger ones belong to the same gesture', () => {
    const slow = turns(1, 0, 6_000, 16).map(({ at, delta }, index) => ({
      at,
      delta: index % 20 === 10 ? 3 : delta,
    }))
    expect(stepsIn(slow)).toEqual([160])
  })

  test('in the other direction are a new gesture', () => {
    expect(stepsIn([...turns(1, 0, 2_000, 16), ...turns(-1, 2_000, 4_000, 16)])).toEqual([
      304, 2_304,
    ])
  })

  test('of momentum do not add up', () => {
    const coasting = turns(1, 0, 2_000, 16).map((turn) => ({ ...turn, momentum: true }))
    expect(stepsIn(coasting)).toEqual([])
  })
})

test('a single turn of less than 2 px starts no gesture', () => {
  expect(stepsIn([{ at: 0, delta: 1.9 }])).toEqual([])
  expect(stepsIn([{ at: 0, delta: -2 }])).toEqual([0])
})
