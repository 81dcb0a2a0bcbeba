import { expect, test } from 'vitest'
import { columnWidth, sequenceOf } from '../../lab/parts/actors.ts'
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

test('the columns are wide enough for every name and every message', () => {
  const measure = (text: string) => text.length * 10
  const message = (from: string, to: string, text: string) => ({ step: 0, from, to, text })
  const actors = ['Person', 'login', 'Site']
  const widthFor = (...messages: ReturnType<typeof message>[]) =>
    columnWidth({ actors, messages }, measure)
  expect(widthFor()).toBe(140)
  expect(widthFor(message('Person', 'login', 'x'.repeat(30)))).toBe(332)
  // A message over two columns has twice the space.
  expect(widthFor(message('Person', 'Site', 'x'.repeat(30)))).toBe(166)
  expect(columnWidth({ actors: ['n'.repeat(20)], messages: [] }, measure)).toBe(232)
})
