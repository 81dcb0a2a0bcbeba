import { describe, expect, test } from 'vitest'
import { pictureModel } from '../../machines/picture/picture-model.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

const file = (id: string) => ({ type: 'file chosen' as const, id })
const model = {
  ...pictureModel,
  events: {
    ...pictureModel.events,
    'file chosen': { first: file('file-1'), second: file('file-2') },
  },
}
const at = (...moves: string[]) => walkMachine(model, 'a member', ...moves)

const first = 'file chosen (first)'
const second = 'file chosen (second)'
const isPicture = 'inspect file: is a picture'
const noPicture = 'inspect file: is not a picture'
const prepared = 'prepare picture: is prepared'
const cropping = [first, isPicture]
const chosen = [...cropping, 'crop confirmed', prepared]

const size = { width: 1800, height: 1200 }
const middle = { x: 300, y: 0, size: 1200 }
const left = { x: 270, y: 0, size: 1200 }
const nothing = { fileId: null, picture: null, crop: null }
const ofTheFirst = { fileId: 'file-1', picture: size, crop: middle }

describe('a picture', () => {
  test('is unchanged until another one is chosen', () => {
    expect(at()).toMatchObject({
      at: { choice: { settled: 'unchanged' } },
      tags: [],
      services: none,
    })
    expect(at().context).toEqual({
      ...nothing,
      preparedFrom: nothing,
      preparedId: null,
      isRemoved: false,
      failure: null,
    })
  })

  test('is inspected first, busy meanwhile', () => {
    expect(at(first)).toMatchObject({
      at: { choice: 'inspecting' },
      tags: ['busy'],
      services: { 'inspect file': { id: 'file-1' } },
      context: { fileId: 'file-1' },
    })
  })

  test('is cropped to its centre square, which the member can move', () => {
    expect(at(...cropping)).toMatchObject({
      at: { choice: 'cropping' },
      tags: ['cropping'],
      services: none,
      context: { picture: size, crop: middle },
    })
    const moved = at(...cropping, 'crop changed (to the left)')
    expect(moved).toMatchObject({ at: { choice: 'cropping' }, context: { crop: left } })
  })

  test('is prepared with its crop, busy meanwhile', () => {
    expect(at(...cropping, 'crop changed (to the left)', 'crop confirmed')).toMatchObject({
      at: { choice: 'preparing' },
      tags: ['busy', 'cropping'],
      services: { 'prepare picture': { id: 'file-1', crop: left } },
    })
  })

  test('is chosen once it is prepared', () => {
    const ready = at(...chosen)
    expect(ready).toMatchObject({ at: { choice: { settled: 'chosen' } }, tags: [], services: none })
    expect(ready.context).toEqual({
      ...ofTheFirst,
      preparedFrom: ofTheFirst,
      preparedId: 'picture-1',
      isRemoved: false,
      failure: null,
    })
  })

  test('can be cropped again', () => {
    const again = at(...chosen, 'crop reopened')
    expect(again).toMatchObject({ at: { choice: 'cropping' }, context: { crop: middle } })
  })
})

test('a restored removal of the picture can be discarded', () => {
  const restored = (...moves: string[]) =>
    walkMachine(pictureModel, 'a member who had removed the picture', ...moves).at
  expect(restored()).toMatchObject({ choice: { settled: 'removed' } })
  expect(restored('change discarded')).toMatchObject({ choice: { settled: 'unchanged' } })
})

describe('removing a picture', () => {
  test('removes the stored one', () => {
    expect(at('picture removed').at).toMatchObject({ choice: { settled: 'removed' } })
    expect(at('picture removed', ...chosen).at).toMatchObject({ choice: { settled: 'chosen' } })
  })

  test('discards the chosen one', () => {
    const removed = at(...chosen, 'picture removed')
    expect(removed.at).toMatchObject({ choice: { settled: 'removed' } })
    expect(removed.context).toEqual({
      ...nothing,
      preparedFrom: nothing,
      preparedId: null,
      isRemoved: false,
      failure: null,
    })
  })

  test('clears the failure of a later one', () => {
    const removed = at(...chosen, second, noPicture, 'picture removed')
    expect(removed.context.failure).toBeNull()
  })
})

describe.each([
  ['is not a picture', [second, noPicture], 'not a picture'],
  ['is too large', [second, 'inspect file: is too large'], 'picture too large'],
  [
    'cannot be read',
    [second, isPicture, 'crop confirmed', 'prepare picture: cannot be read'],
    'picture unreadable',
  ],
])('a file that %s', (_, moves, kind) => {
  test.each([
    ['the stored picture', [], 'unchanged', nothing],
    ['no picture', ['picture removed'], 'removed', nothing],
    ['the chosen picture', chosen, 'chosen', ofTheFirst],
  ])('leaves %s and shows why', (_, before, state, cropped) => {
    const failed = at(...before, ...moves)
    expect(failed).toMatchObject({
      at: { choice: { settled: state } },
      tags: [],
      services: none,
      context: { ...cropped, failure: { kind } },
    })
    expect(at(...before, ...moves, second).context.failure).toBeNull()
  })
})

test('a cancelled crop leaves the previous choice', () => {
  const cancelled = at(...chosen, second, isPicture, 'crop changed (to the left)', 'crop cancelled')
  expect(cancelled).toMatchObject({
    at: { choice: { settled: 'chosen' } },
    tags: [],
    context: { ...ofTheFirst, preparedFrom: ofTheFirst, preparedId: 'picture-1', failure: null },
  })
  expect(at(...cropping, 'crop cancelled')).toMatchObject({
    at: { choice: { settled: 'unchanged' } },
    context: nothing,
  })
})
