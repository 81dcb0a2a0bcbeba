import { expect, test } from 'vitest'
import { locationModel } from '../../machines/location/location-model.ts'
import { replay } from '../../machines/model/replay.ts'

test('a typed location has no coordinates, and its first part as the city (spec 3.14, 3.20, 3.21)', () => {
  const typed = replay(locationModel, {
    input: 'a browser that can tell',
    moves: ['address typed (Porto)'],
  })
  expect(typed.snapshot().context.place).toEqual({
    type: 'Point',
    coordinates: [0, 0],
    address: 'Porto, Portugal',
    city: 'Porto',
  })
})

test('editing what the browser has found gives its coordinates up (spec 3.20)', () => {
  const edited = replay(locationModel, {
    input: 'a browser that can tell',
    moves: [
      'locate requested',
      'find position: is found',
      'name place: is named',
      'address typed (Porto)',
    ],
  })
  expect(edited.snapshot().context.place).toMatchObject({ coordinates: [0, 0], city: 'Porto' })
})
