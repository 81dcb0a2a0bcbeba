import { describe, expect, test } from 'vitest'
import { clockStart, createStepClock } from '../src/step-clock.ts'

describe('the step clock', () => {
  test('fires a timer at its due time and not 1 ms before', () => {
    const clock = createStepClock()
    const fired: number[] = []
    clock.setTimeout(() => fired.push(clock.now()), 1_000)
    clock.advance(999)
    expect(fired).toEqual([])
    clock.advance(1)
    expect(fired).toEqual([clockStart + 1_000])
  })

  test('starts a chained timer at the moment of the previous one, not at the end of the advance', () => {
    const clock = createStepClock({ start: 0 })
    const fired: number[] = []
    const again = () => {
      fired.push(clock.now())
      clock.setTimeout(again, 10)
    }
    clock.setTimeout(again, 10)
    clock.advance(35)
    expect(fired).toEqual([10, 20, 30])
    expect(clock.timers()).toEqual([{ name: 'timer', due: 40 }])
  })

  test('fires timers that are due together in the order in which they were set', () => {
    const clock = createStepClock()
    const fired: string[] = []
    clock.setTimeout(() => fired.push('late'), 20)
    clock.setTimeout(() => fired.push('first'), 10)
    clock.setTimeout(() => fired.push('second'), 10)
    clock.advance(20)
    expect(fired).toEqual(['first', 'second', 'late'])
  })

  test.each([Number.NaN, 2 ** 31])('rejects a delay of %s ms, which no browser supports', (ms) => {
    const clock = createStepClock()
    expect(() => clock.setTimeout(() => {}, ms)).toThrow('is not supported by browsers')
  })

  test('accepts the longest delay that a browser supports, and treats a past one as now', () => {
    const clock = createStepClock({ start: 0 })
    clock.setTimeout(() => {}, 2 ** 31 - 1)
    clock.setTimeout(() => {}, -5)
    expect(clock.timers().map(({ due }) => due)).toEqual([0, 2 ** 31 - 1])
  })

  test('stops timers that set each other endlessly without time passing', () => {
    const clock = createStepClock()
    const again = () => {
      clock.setTimeout(again, 0)
    }
    again()
    expect(() => clock.advance(1)).toThrow('Timers fire endlessly within 1 ms.')
  })
})
