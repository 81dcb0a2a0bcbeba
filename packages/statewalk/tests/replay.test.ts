import { describe, expect, test } from 'vitest'
import { makePath } from '../src/paths.ts'
import { fixtureOf, replay } from '../src/replay.ts'
import { postModel, quizModel } from './toys.ts'

const model = postModel()

describe('a replay', () => {
  test('reports the step, the move and the possible moves if a move is impossible', () => {
    const moves = ['send requested', 'send requested', 'send: fails']
    expect(() => replay(model, { input: 'two tries', moves })).toThrow(
      [
        'Step 2 of 3, \'send requested\', is not possible in {"waiting":{"polling":"pausing","sending":"sending"}}.',
        "Before it came 'send requested'.",
        "Possible were: 'send: is sent', 'send: fails', 'given up', '⏱ poll interval'.",
      ].join('\n'),
    )
  })

  test('reports that nothing was possible, or that the first move is wrong', () => {
    expect(() => replay(model, { input: 'two tries', moves: ['given up', 'given up'] })).toThrow(
      'Nothing was possible.',
    )
    expect(() => replay(quizModel, { input: 'anyone', moves: ['asked'] })).toThrow(
      "It would be the first.\nPossible were: 'ask › word given (yes)', '⏱ patience'.",
    )
  })

  test.each([
    ...[null, undefined, 7, 'text', [], {}, { input: 'x' }, { moves: [] }],
    ...[
      { input: 1, moves: [] },
      { input: 'x', moves: 'a' },
      { input: 'x', moves: ['a', 1] },
    ],
  ])('refuses %j as a fixture', (json) => {
    expect(() => fixtureOf(json)).toThrow('A recorded path is {"input": "a name"')
  })
})

test('an id of a path depends on its name alone, so it is the same in a new version', () => {
  expect(makePath('just signed up', ['resend requested', 'send: fails'])).toEqual({
    id: '1s1gs6w',
    name: 'just signed up: resend requested → send: fails',
    input: 'just signed up',
    moves: ['resend requested', 'send: fails'],
  })
})
