import { describe, expect, test } from 'vitest'
import { profileFormModel } from '../../../machines/profile-form/profile-form-model.ts'
import { loadedMember } from '../../../machines/profile-form/profile-form-samples.ts'
import { hasReplacedPicture } from '../../../machines/profile-form/profile-update.ts'
import { settledMember } from '../../../machines/samples.ts'
import { walkMachine } from '../../support/paths/walk-machine.ts'

const walk = (...moves: string[]) =>
  walkMachine(profileFormModel, 'a member with a draft', ...moves)

const oldUrl = 'https://pictures.example/maya.jpg?token=1'
const newUrl = 'https://pictures.example/maya.jpg?token=2'
const submitted = ['picture: is chosen', 'submitted', 'location: is settled', 'load member: fails']
const saving = [...submitted, 'upload picture: is uploaded']
const refused = [...saving, 'update profile: is refused']
const failed = [...saving, 'update profile: has no token']

describe('an uploaded picture whose profile is refused', () => {
  test('is saved with the stored values, busy meanwhile', () => {
    const again = walk(...refused)
    expect(again).toMatchObject({ at: 'saving the picture', tags: ['busy'] })
    expect(again.services['update profile']).toMatchObject({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      location: settledMember.location,
      profileImage: newUrl,
    })
    expect(again.emitted).toMatchObject([{ notice: 'profile not updated' }])
  })

  test('is then part of the record, and the other changes stay', () => {
    const saved = walk(...refused, 'update profile: is saved', 'load member: fails')
    expect(saved).toMatchObject({
      at: { editing: 'changed' },
      context: {
        member: { profileImage: newUrl },
        picture: { kind: 'unchanged' },
        values: { fullName: 'Maja Lind' },
        failure: { kind: 'refused' },
      },
    })
    expect(saved.sentTo.session).toMatchObject([{ member: { profileImage: newUrl } }])
    expect(saved.sentTo.picture).toEqual([{ type: 'change discarded' }, { type: 'unlocked' }])
  })

  test('leaves a draft that belongs to the new version of the record', () => {
    const { context, sentTo } = walk(
      ...refused,
      'update profile: is saved',
      'load member: is loaded',
    )
    expect(context).toMatchObject({
      values: { fullName: 'Maja Lind' },
      failure: { kind: 'refused' },
    })
    expect(sentTo.storage).toMatchObject([{ type: 'store draft', version: loadedMember.version }])
  })

  test('stays chosen if it cannot be saved either', () => {
    const unsaved = walk(...refused, 'update profile: has no token')
    expect(unsaved).toMatchObject({
      at: { editing: 'changed' },
      context: { member: { profileImage: oldUrl }, picture: { kind: 'chosen' } },
    })
    expect(unsaved.sentTo.picture).toEqual([{ type: 'unlocked' }])
  })
})

describe('an uploaded picture whose profile was not saved', () => {
  test('is not saved alone if the backend could not be asked', () => {
    expect(walk(...failed).at).toEqual({ editing: 'changed' })
  })

  test('is part of the next update, even if it cannot be uploaded again', () => {
    const again = walk(...failed, ...submitted, 'upload picture: fails')
    expect(again.services['update profile']).toMatchObject({ profileImage: newUrl })
  })

  test('is removed with the next update if the member removes it', () => {
    const removed = walk(...failed, 'picture: is removed', 'submitted', 'location: is settled')
    expect(removed.services['update profile']).toMatchObject({ profileImage: '' })
  })
})

describe('an upload', () => {
  const replaces = (stored: string, profileImage: string) =>
    hasReplacedPicture({ member: { ...settledMember, profileImage: stored }, profileImage })

  test('replaces a stored picture with the same path and another token', () => {
    expect(replaces(oldUrl, newUrl)).toBe(true)
  })

  test.each([
    ['no stored picture', '', newUrl],
    ['a stored picture of a provider', 'https://photos.example/maya.jpg?token=1', newUrl],
    ['the same URL', oldUrl, oldUrl],
    ['a removed picture', oldUrl, ''],
  ])('replaces nothing with %s', (_, stored, uploaded) => {
    expect(replaces(stored, uploaded)).toBe(false)
  })
})
