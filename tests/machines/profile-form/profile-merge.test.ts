import { describe, expect, test } from 'vitest'
import { mergeOf } from '../../../machines/newer-record.ts'
import {
  baseOf,
  type PictureChange,
  type ProfileValues,
} from '../../../machines/profile-form/profile-form-values.ts'
import {
  chosenForm,
  conflictsOf,
  mergedForm,
} from '../../../machines/profile-form/profile-merge.ts'
import { updateOf } from '../../../machines/profile-form/profile-update.ts'
import { chosenPicture, settledMember } from '../../../machines/samples.ts'

const record = { ...settledMember, profileImage: 'https://pictures.example/1' }
const unchanged: PictureChange = { kind: 'unchanged' }
const removed: PictureChange = { kind: 'removed' }

const formWith = (values: Partial<ProfileValues> = {}, picture: PictureChange = unchanged) => {
  const base = baseOf(record)
  const shown = { base, values: { ...base.values, ...values }, place: base.place, picture }
  const { profileImage } = record
  return { ...shown, mode: 'editing' as const, member: record, profileImage, unreadable: [] }
}

test.each([
  ['is unchanged here', 'a', 'a', 'b', 'newer'],
  ['is changed here only', 'a', 'b', 'a', 'own'],
  ['is changed to the same value', 'a', 'b', 'b', 'newer'],
  ['is changed to different values', 'a', 'b', 'c', 'conflict'],
])('a field that %s shows the right value', (_, base, own, newer, merged) => {
  expect(mergeOf({ base, own, newer })).toBe(merged)
})

describe('the changes of a form on a newer record', () => {
  const elsewhere = {
    ...record,
    ...{ phone: '112', dateOfBirth: '1990-12-10', location: null },
    profileImage: 'https://pictures.example/2',
  }

  test('stay, beside everything that was changed elsewhere', () => {
    const form = {
      ...formWith({ fullName: 'Maja Lind' }),
      ...mergedForm(formWith({ fullName: 'Maja Lind' }), elsewhere),
    }
    expect(conflictsOf(form)).toEqual([])
    expect(updateOf(form.values, form)).toEqual({
      firstName: 'Maja',
      lastName: 'Lind',
      email: record.email,
      phone: '112',
      profileImage: 'https://pictures.example/2',
      location: null,
      dateOfBirth: '1990-12-10',
    })
  })

  test.each([
    ['phone', formWith({ phone: '911' })],
    ['dateOfBirth', formWith({ dateOfBirth: '1991-12-10' })],
    ['picture', formWith({}, chosenPicture)],
    ['picture', formWith({}, removed)],
    [
      'location',
      {
        ...formWith(),
        place: {
          ...settledMember.location,
          type: 'Point' as const,
          coordinates: [0, 0] as [number, number],
          address: 'Porto',
          city: 'Porto',
        },
      },
    ],
  ] as const)('are asked about where both sides have changed the same field: %s', (field, form) => {
    const merged = { ...form, ...mergedForm(form, elsewhere) }
    expect(conflictsOf(merged)).toEqual([field])
    const own = { ...merged, ...chosenForm(merged, { field, value: 'own' }) }
    expect(conflictsOf(own)).toEqual([])
    expect([own.values, own.place, own.picture]).toEqual([
      merged.values,
      merged.place,
      form.picture,
    ])
    const newer = { ...merged, ...chosenForm(merged, { field, value: 'newer' }) }
    expect(conflictsOf(newer)).toEqual([])
    expect(newer).toMatchObject({
      base: baseOf(elsewhere),
      values: baseOf(elsewhere).values,
      place: null,
      picture: unchanged,
    })
  })

  test('replace a picture that was saved elsewhere once the new one is uploaded', () => {
    const uploaded = { ...formWith({}, chosenPicture), profileImage: 'https://pictures.example/3' }
    const merged = { ...uploaded, ...mergedForm(uploaded, elsewhere) }
    expect([merged.profileImage, conflictsOf(merged)]).toEqual([uploaded.profileImage, []])
  })

  test('are asked about a picture that was removed after its upload', () => {
    const form = { ...formWith({}, removed), profileImage: 'https://pictures.example/3' }
    const merged = { ...form, ...mergedForm(form, elsewhere) }
    expect(conflictsOf(merged)).toEqual(['picture'])
    const newer = { ...merged, ...chosenForm(merged, { field: 'picture', value: 'newer' }) }
    expect(updateOf(newer.values, newer).profileImage).toBe(elsewhere.profileImage)
  })

  test('keep a field that cannot be read', () => {
    const form = { ...formWith({ dateOfBirth: '' }), unreadable: ['dateOfBirth' as const] }
    const merged = { ...form, ...mergedForm(form, elsewhere) }
    expect([merged.values.dateOfBirth, conflictsOf(merged)]).toEqual(['', []])
    expect(
      conflictsOf({
        ...merged,
        values: { ...merged.values, dateOfBirth: '1992-12-10' },
        unreadable: [],
      }),
    ).toEqual(['dateOfBirth'])
  })
})
