import { describe, expect, test } from 'vitest'
import { sequenceOf } from '../../lab/parts/actors.ts'
import { centreOf, columnWidths, isNarrow, widthsIn } from '../../lab/parts/sequence.ts'
import { createPlayer } from '../../lab/recording/player.ts'
import { goTo, startRecording } from '../../lab/recording/recording.ts'
import { loginModel } from '../../machines/login/login-model.ts'

const lifelines = {
  person: 'Person',
  clock: 'Clock',
  machine: 'login',
  site: 'Site',
  starts: 'starts',
}

test('a sequence lists who sent what, what was started, and how it ended', () => {
  const moves = [
    'field changed (an email is typed)',
    'field changed (a password is typed)',
    'submitted',
    'sign in: is refused',
  ]
  const { frames, failure } = createPlayer(loginModel).at(
    goTo(startRecording('login', 'a visitor', moves), moves.length),
  )
  expect(failure).toBeNull()
  const { actors, messages } = sequenceOf(frames, lifelines)
  expect(actors.slice(0, 5)).toEqual(['Person', 'login', 'social', 'app', 'sign in'])
  expect(messages.map(({ step, from, to, text }) => `${step} ${from} → ${to}: ${text}`)).toEqual(
    expect.arrayContaining([
      '3 Person → login: submitted',
      '3 login → sign in: starts',
      '4 sign in → login: is refused',
    ]),
  )
})

describe('the columns of a sequence', () => {
  const measure = (text: string) => text.length * 10
  const message = (from: string, to: string, text: string) => ({ step: 0, from, to, text })
  const actors = ['Person', 'login', 'Site']
  const widthsFor = (...messages: ReturnType<typeof message>[]) =>
    columnWidths({ actors, messages }, measure)
  /** The space for a text between two lifelines. */
  const between = (widths: readonly number[], one: number, other: number) =>
    centreOf(widths, other) - centreOf(widths, one)

  test('keep all lifelines within the pane, with vertical names if needed', () => {
    expect(widthsIn(640, [100, 200])).toEqual([100, 200])
    expect(widthsIn(640, [400, 400])).toEqual([320, 320])
    const many = widthsIn(900, Array<number>(28).fill(120))
    expect(many.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(900)
    expect(many.every(isNarrow)).toBe(true)
  })

  test('are as wide as their names', () => {
    const widths = columnWidths({ actors: ['n'.repeat(20), 'm'], messages: [] }, measure)
    expect(widths[0]).toBeGreaterThanOrEqual(200)
    expect(widths[1]).toBeLessThan(100)
  })

  test('have space for each message between its lifelines, and widen no others', () => {
    const widths = widthsFor(message('login', 'Person', 'x'.repeat(30)))
    expect(between(widths, 0, 1)).toBeGreaterThanOrEqual(300)
    expect(widths[2]).toBe(widthsFor()[2])
  })

  test('share the space that a message over several of them needs', () => {
    const widths = widthsFor(message('Person', 'Site', 'x'.repeat(40)))
    expect(between(widths, 0, 2)).toBeGreaterThanOrEqual(400)
    expect(between(widths, 0, 2)).toBeLessThan(440)
  })
})
