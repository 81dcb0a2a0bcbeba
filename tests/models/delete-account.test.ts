import { describe, expect, test } from 'vitest'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { replay } from '../../machines/model/replay.ts'

const from = (...moves: string[]) =>
  replay(deleteAccountModel, { input: 'a member with a password', moves })

const deleting = ['delete requested', 'confirmed', 'check recent sign-in: is recent']

describe('a deletion', () => {
  test('asks first, and deletes once it is confirmed (spec 4.52)', () => {
    const asked = from('delete requested')
    expect(asked.snapshot().hasTag('dialog')).toBe(true)
    expect(asked.services()).toEqual([])
    expect(from(...deleting).services()).toEqual(['delete record'])
  })

  test('removes the record first, then the picture, the identity last (spec 4.53)', () => {
    const recordGone = [...deleting, 'delete record: is deleted']
    const pictureGone = [...recordGone, 'remove picture: is removed']
    expect(from(...recordGone).services()).toEqual(['remove picture'])
    expect(from(...pictureGone).services()).toEqual(['remove identity'])
  })

  test.each([
    [
      'succeeded',
      ['delete record: is deleted', 'remove picture: is removed', 'remove identity: is removed'],
    ],
    ['was refused by the backend', ['delete record: is refused']],
    ['was not answered', ['delete record: does not answer']],
    [
      'was cut off before the identity',
      [
        'delete record: is deleted',
        'remove picture: is removed',
        'remove identity: needs a recent sign-in',
      ],
    ],
  ])('has no dialog left when it %s (spec 4.58, 4.59)', (_, moves) => {
    const ended = from(...deleting, ...moves)
    expect(ended.services()).toEqual([])
    expect(ended.snapshot().hasTag('dialog')).toBe(false)
  })
})
