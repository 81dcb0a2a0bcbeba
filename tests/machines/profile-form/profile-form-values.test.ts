import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { Place } from '../../../machines/member.ts'
import {
  changesOf,
  draftOf,
  type ProfileMode,
  type ProfileValues,
  placeTyped,
  restoredPlace,
  restoredValues,
  valuesOf,
} from '../../../machines/profile-form/profile-form-values.ts'
import {
  profileProblemsOf,
  saveFailureOf,
} from '../../../machines/profile-form/profile-problems.ts'
import { updateOf } from '../../../machines/profile-form/profile-update.ts'
import { chosenPicture, settledMember } from '../../../machines/samples.ts'
import { addresses } from '../../support/varied.ts'
import { emailOfLength, invalidEmails } from '../emails.ts'

const right = () => valuesOf(settledMember)
const unchanged: Parameters<typeof draftOf>[0] = {
  ...{ values: right(), member: settledMember, place: settledMember.location },
  picture: { kind: 'unchanged' },
  unreadable: [],
  isPictureLost: false,
}
const problems = (mode: ProfileMode, changes: Partial<ProfileValues>) =>
  profileProblemsOf(
    { ...right(), ...changes },
    { mode, member: settledMember, place: settledMember.location, unreadable: [] },
  )

describe('the fields of a profile', () => {
  test('of a member without a last name have no trailing blank', () => {
    const member = { ...settledMember, firstName: 'Maya', lastName: '' }
    expect(valuesOf(member).fullName).toBe('Maya')
    expect(changesOf({ ...unchanged, values: valuesOf(member), member })).toEqual([])
  })

  test('are changes if they differ from the record', () => {
    expect(changesOf({ ...unchanged, values: { ...right(), phone: '112' } })).toEqual(['phone'])
  })

  test('of both pages are restored from the draft', () => {
    const draft = {
      ...{ firstName: 'Maja', lastName: 'Lind', fullName: 'Maja Lind' },
      ...{ email: 'evil@example.test', phone: '112', dateOfBirth: '1993-03-14' },
    }
    expect(restoredValues(settledMember, { mode: 'completing', draft })).toEqual({
      ...right(),
      firstName: 'Maja',
      lastName: 'Lind',
      phone: '112',
    })
    expect(restoredValues(settledMember, { mode: 'editing', draft })).toEqual({
      ...right(),
      fullName: 'Maja Lind',
      phone: '112',
      dateOfBirth: '1993-03-14',
    })
    expect(restoredValues(settledMember, { mode: 'editing', draft: null })).toEqual(right())
  })

  test('include the email of the draft if the provider did not supply one', () => {
    const member = { ...settledMember, email: '' }
    const draft = { email: 'maya@lindqvist.example' }
    expect(restoredValues(member, { mode: 'completing', draft }).email).toBe(draft.email)
  })
})

describe('a typed address', () => {
  test('has no coordinates, and its city is its first part (spec 3.14, 3.20, 3.21)', () => {
    expect(placeTyped(' Porto , Portugal')).toEqual({
      ...{ type: 'Point', coordinates: [0, 0] },
      ...{ address: ' Porto , Portugal', city: 'Porto' },
    })
  })

  test.each(addresses)('of “%s” is in “%s” (spec 3.21)', (address, city) => {
    expect(placeTyped(address)?.city).toBe(city)
  })

  test.each(['', '  '])('of “%s” is no place', (address) => {
    expect(placeTyped(address)).toBeNull()
  })
})

describe('a draft', () => {
  const lisboa: Place = {
    ...{ type: 'Point', coordinates: [-9.1393, 38.7223] },
    ...{ address: 'Lisboa, Portugal', city: 'Lisboa' },
  }

  test.each([
    ['a found place', lisboa],
    ['a typed one', placeTyped('Porto, Portugal')],
    ['no place', null],
  ])('restores %s', (_, place) => {
    const draft = draftOf({ ...unchanged, place })
    expect(restoredPlace(settledMember, draft)).toEqual(place)
  })

  test('contains only what differs from the record', () => {
    expect(draftOf(unchanged)).toEqual({})
    expect(restoredPlace(settledMember, {})).toEqual(settledMember.location)
    const values = { ...right(), phone: '' }
    expect(draftOf({ ...unchanged, values, unreadable: ['dateOfBirth'] })).toEqual({ phone: '' })
  })

  test.each([
    ['a removed picture', { kind: 'removed' }, false, 'removed'],
    ['a new picture, which is lost', chosenPicture, false, 'chosen'],
    ['a picture that is being cropped', null, false, 'chosen'],
    ['a picture that was lost before', { kind: 'unchanged' }, true, 'chosen'],
    ['a picture that was lost and then removed', { kind: 'removed' }, true, 'removed'],
  ] as const)('has a mark of %s', (_, picture, isPictureLost, mark) => {
    expect(draftOf({ ...unchanged, picture, isPictureLost })).toEqual({ picture: mark })
  })

  test('with an unreadable place has no crash', () => {
    expect(restoredPlace(settledMember, { location: 'Porto' })).toEqual({
      ...{ type: 'Point', coordinates: [0, 0], address: '', city: '' },
    })
  })
})

describe('the validation of a profile', () => {
  test('finds no problem in a valid record', () => {
    expect(problems('completing', {})).toEqual({})
    expect(problems('editing', {})).toEqual({})
  })

  test('requires the name, and the email if it can be typed', () => {
    const nothing = { firstName: ' ', fullName: ' ', email: ' ' }
    expect(problems('completing', nothing)).toEqual({ firstName: 'missing', email: 'missing' })
    expect(problems('editing', nothing)).toEqual({ fullName: 'missing' })
  })

  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['phone', 40],
  ] as const)('rejects %s above %i characters', (field, maxLength) => {
    expect(problems('completing', { [field]: 'a'.repeat(maxLength) })).toEqual({})
    expect(problems('completing', { [field]: 'a'.repeat(maxLength + 1) })).toEqual({
      [field]: 'too long',
    })
  })

  test.each([
    ['the first word', (length: number) => `${'a'.repeat(length)} Lind`],
    ['the rest', (length: number) => `Maya ${'a'.repeat(length)}`],
    ['a name of one word', (length: number) => 'a'.repeat(length)],
  ])('rejects a full name if %s is above 100 characters', (_what, fullName) => {
    expect(problems('editing', { fullName: fullName(100) })).toEqual({})
    expect(problems('editing', { fullName: fullName(101) })).toEqual({ fullName: 'too long' })
  })

  test('accepts an unchanged full name, because it is sent as it is stored', () => {
    const member = {
      ...settledMember,
      firstName: `Ana ${'M'.repeat(90)}`,
      lastName: 'L'.repeat(90),
    }
    const context = {
      mode: 'editing',
      member,
      place: null,
      unreadable: [],
    } as const
    expect(profileProblemsOf(valuesOf(member), context)).toEqual({})
  })

  test('rejects an unreadable field, and its stored value is no change', () => {
    const typed = { ...right(), dateOfBirth: '' }
    const member = { ...settledMember, dateOfBirth: '1990-02-28' }
    const unreadable = ['dateOfBirth'] as const
    const context = { mode: 'editing', member, place: null, unreadable } as const
    expect(profileProblemsOf(typed, context)).toEqual({ dateOfBirth: 'unreadable' })
    expect(changesOf({ ...unchanged, values: typed, member, unreadable })).toEqual([])
  })

  test('rejects a location above 500 characters, counted as they are sent', () => {
    const check = (address: string) =>
      profileProblemsOf(right(), {
        mode: 'editing',
        member: settledMember,
        place: { type: 'Point', coordinates: [0, 0], address, city: '' },
        unreadable: [],
      })
    expect(check('x'.repeat(500))).toEqual({})
    expect(check(` ${'x'.repeat(500)}\u200b`)).toEqual({})
    expect(check('x'.repeat(501))).toEqual({ location: 'too long' })
  })

  test('has no problem at a field that the form does not have', () => {
    const long = 'a'.repeat(300)
    expect(problems('completing', { fullName: long, dateOfBirth: '1899-12-31' })).toEqual({})
    expect(problems('editing', { firstName: long, lastName: long, email: long })).toEqual({})
  })

  test('rejects an email above 254 characters', () => {
    expect(problems('completing', { email: emailOfLength(254) })).toEqual({})
    expect(problems('completing', { email: emailOfLength(255) })).toEqual({ email: 'too long' })
  })

  test.each(invalidEmails)('rejects %j as an email', (email) => {
    expect(problems('completing', { email })).toEqual({ email: 'not an email' })
    expect(problems('editing', { email })).toEqual({})
  })

  test.each(['m@l.se', ' maya@lindqvist.example '])('accepts %j as an email', (email) =>
    expect(problems('completing', { email })).toEqual({}),
  )

  test('requires a date of birth from 1900 on, and leaves it to the backend what day it is', () => {
    expect(problems('editing', { dateOfBirth: '9999-12-31' })).toEqual({})
    expect(problems('editing', { dateOfBirth: '1900-01-01' })).toEqual({})
    expect(problems('editing', { dateOfBirth: '1899-12-31' })).toEqual({
      dateOfBirth: 'before 1900',
    })
    for (const dateOfBirth of ['20001-01-01', '12345-01-01']) {
      expect(problems('editing', { dateOfBirth })).toEqual({ dateOfBirth: 'too long' })
    }
  })
})

describe('the request body of the update', () => {
  const bodyOf = (mode: ProfileMode, changes: Partial<ProfileValues>, member = settledMember) =>
    updateOf(
      { ...valuesOf(member), ...changes },
      {
        mode,
        member,
        profileImage: '',
        picture: { kind: 'unchanged' },
        place: null,
      },
    )

  test('contains the typed values without outer blanks', () => {
    const blanks = { firstName: ' Maja ', lastName: ' Lind ', email: ' m@l.se ', phone: ' 112 ' }
    expect(bodyOf('completing', blanks)).toEqual({
      firstName: 'Maja',
      lastName: 'Lind',
      email: 'm@l.se',
      phone: '112',
      profileImage: '',
      location: null,
    })
  })

  test.each([
    ['Maja Lind', { firstName: 'Maja', lastName: 'Lind' }],
    ['  Maja   af  Lind ', { firstName: 'Maja', lastName: 'af Lind' }],
    ['Maja', { firstName: 'Maja', lastName: '' }],
  ])('contains the first word of %j as the first name', (fullName, names) => {
    expect(bodyOf('editing', { fullName, dateOfBirth: '1993-03-14' })).toMatchObject({
      ...names,
      dateOfBirth: '1993-03-14',
    })
  })

  test('contains an unchanged name as it is stored', () => {
    const member = { ...settledMember, firstName: 'Maya Sofia', lastName: 'Lindqvist' }
    expect(bodyOf('editing', {}, member)).toMatchObject({
      firstName: 'Maya Sofia',
      lastName: 'Lindqvist',
    })
    const unnamed = { ...settledMember, firstName: 'Maya Sofia', lastName: '' }
    expect(bodyOf('editing', {}, unnamed)).toMatchObject({
      firstName: 'Maya Sofia',
      lastName: '',
    })
  })
})

test.each([
  ['editing', 'firstName', { field: 'fullName' }],
  ['editing', 'lastName', { field: 'fullName' }],
  ['editing', 'dateOfBirth', { field: 'dateOfBirth' }],
  ['editing', 'location', { field: 'location' }],
  ['editing', 'email', {}],
  ['completing', 'firstName', { field: 'firstName' }],
  ['completing', 'email', { field: 'email' }],
  ['completing', 'dateOfBirth', {}],
  ['completing', 'profileImage', {}],
] as const)('while %s, a refused %s is shown at %o', (mode, field, shown) => {
  const refused = { kind: 'refused', message: 'Please check it.' } as const
  const error = new ServiceFailure({ ...refused, field })
  expect(saveFailureOf(error, mode)).toEqual({ ...refused, ...shown })
})
