import { describe, expect, test } from 'vitest'
import { pictureModel } from '../../machines/picture/picture-model.ts'
import { told } from '../support/paths/told.ts'

const file = (id: string) => ({ type: 'file chosen' as const, id })
const model = {
  ...pictureModel,
  events: {
    ...pictureModel.events,
    'file chosen': { first: file('file-1'), second: file('file-2') },
  },
}
const at = (...moves: string[]) => told(model, 'a member', ...moves)

const first = 'file chosen (first)'
const second = 'file chosen (second)'
const isPicture = 'inspect file: is a picture'
const noPicture = 'inspect file: is no picture'
const prepared = 'prepare picture: is prepared'
const cropping = [first, isPicture]
const chosen = [...cropping, 'crop confirmed', prepared]

const size = { width: 1800, height: 1200 }
const middle = { x: 300, y: 0, size: 1200 }
const left = { x: 270, y: 0, size: 1200 }
const nothing = { fileId: null, picture: null, crop: null }
const ofTheFirst = { fileId: 'file-1', picture: size, crop: middle }

describe('a picture', () => {
  test('is kept as it is until another is chosen', () => {
    expect(at()).toMatchObject({ at: { settled: 'kept' }, tags: [], asks: {} })
    expect(at().context).toEqual({
      ...nothing,
      settled: nothing,
      preparedId: null,
      failure: null,
    })
  })

  test('is looked into first, busy meanwhile', () => {
    expect(at(first)).toMatchObject({
      at: 'inspecting',
      tags: ['busy'],
      asks: { 'inspect file': { id: 'file-1' } },
      context: { fileId: 'file-1' },
    })
  })

  test('is cropped to the square in its middle, or where the member moves it', () => {
    expect(at(...cropping)).toMatchObject({
      at: 'cropping',
      tags: ['cropping'],
      asks: {},
      context: { picture: size, crop: middle },
    })
    const moved = at(...cropping, 'crop changed (to the left)')
    expect(moved).toMatchObject({ at: 'cropping', context: { crop: left } })
  })

  test('is prepared as it was cropped, busy meanwhile', () => {
    expect(at(...cropping, 'crop changed (to the left)', 'crop confirmed')).toMatchObject({
      at: 'preparing',
      tags: ['busy', 'cropping'],
      asks: { 'prepare picture': { id: 'file-1', crop: left } },
    })
  })

  test('that is prepared is the one that is chosen', () => {
    const ready = at(...chosen)
    expect(ready).toMatchObject({ at: { settled: 'chosen' }, tags: [], asks: {} })
    expect(ready.context).toEqual({
      ...ofTheFirst,
      settled: ofTheFirst,
      preparedId: 'picture-1',
      failure: null,
    })
  })

  test('can be cropped once more', () => {
    const again = at(...chosen, 'crop reopened')
    expect(again).toMatchObject({ at: 'cropping', context: { crop: middle } })
  })
})

describe('removing a picture', () => {
  test('takes away the one that was there', () => {
    expect(at('picture removed').at).toEqual({ settled: 'removed' })
    expect(at('picture removed', ...chosen).at).toEqual({ settled: 'chosen' })
  })

  test('forgets the one that was chosen', () => {
    const removed = at(...chosen, 'picture removed')
    expect(removed.at).toEqual({ settled: 'removed' })
    expect(removed.context).toEqual({
      ...nothing,
      settled: nothing,
      preparedId: null,
      failure: null,
    })
  })

  test('forgets what was wrong with a later one', () => {
    const removed = at(...chosen, second, noPicture, 'picture removed')
    expect(removed.context.failure).toBeNull()
  })
})

describe.each([
  ['is no picture', [second, noPicture], 'not a picture'],
  ['is too large', [second, 'inspect file: is too large'], 'picture too large'],
  [
    'cannot be read',
    [second, isPicture, 'crop confirmed', 'prepare picture: cannot be read'],
    'picture unreadable',
  ],
])('a file that %s', (_, moves, kind) => {
  test.each([
    ['the picture that was there', [], 'kept', nothing],
    ['none', ['picture removed'], 'removed', nothing],
    ['the picture that was chosen before', chosen, 'chosen', ofTheFirst],
  ])('leaves %s, and says why', (_, before, state, cropped) => {
    const failed = at(...before, ...moves)
    expect(failed).toMatchObject({
      at: { settled: state },
      tags: [],
      asks: {},
      context: { ...cropped, failure: { kind } },
    })
    expect(at(...before, ...moves, second).context.failure).toBeNull()
  })
})

test('a crop that is given up leaves what was chosen before', () => {
  const given = at(...chosen, second, isPicture, 'crop changed (to the left)', 'crop cancelled')
  expect(given).toMatchObject({
    at: { settled: 'chosen' },
    tags: [],
    context: { ...ofTheFirst, settled: ofTheFirst, preparedId: 'picture-1', failure: null },
  })
  expect(at(...cropping, 'crop cancelled')).toMatchObject({
    at: { settled: 'kept' },
    context: nothing,
  })
})
