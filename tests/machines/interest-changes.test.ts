import { expect, test } from 'vitest'
import { changedInterests, interestChangesOf } from '../../machines/interests/interest-changes.ts'

test('changes of interests keep the interests that another device has added', () => {
  const changes = interestChangesOf({ stored: ['Hiking'], selected: ['Karaoke'] })
  expect(changes).toEqual({ added: ['Karaoke'], removed: ['Hiking'] })
  expect(changedInterests(['Hiking', 'Yoga'], changes)).toEqual(['Yoga', 'Karaoke'])
})

test('there are no changes if another device has chosen the same, in any order', () => {
  const selected = changedInterests(['Karaoke'], { added: ['Karaoke'], removed: ['Hiking'] })
  expect(interestChangesOf({ stored: ['Karaoke'], selected })).toBeNull()
  expect(interestChangesOf({ stored: ['Hiking', 'Yoga'], selected: ['Yoga', 'Hiking'] })).toBeNull()
})
