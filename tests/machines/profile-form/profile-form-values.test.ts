import { describe, expect, test } from 'vitest'
import { newMember, settledMember } from '../../../machines/model/samples.ts'
import {
  changesOf,
  type ProfileMode,
  type ProfileValues,
  profileProblemsOf,
  restoredValues,
  updateOf,
  valuesOf,
} from '../../../machines/profile-form/profile-form-values.ts'
import { addressOf, noAddresses } from '../addresses.ts'

const right = () => valuesOf(settledMember)
const today = '2026-11-20'
const problems = (mode: ProfileMode, changes: Partial<ProfileValues>) =>
  profileProblemsOf({ ...right(), ...changes }, { mode, today })

describe('the fields of a profile', () => {
  test('of a member without a last name have no blank at the end', () => {
    const member = { ...newMember, lastName: '' }
    expect(valuesOf(member).fullName).toBe('Maya')
    expect(changesOf(valuesOf(member), member)).toEqual({})
  })

  test('that differ from the record are its changes', () => {
    expect(changesOf({ ...right(), phone: '112' }, settledMember)).toEqual({ phone: '112' })
  })

  test('of both pages take up what their draft holds', () => {
    const draft = {
      fields: {
        firstName: 'Maja',
        lastName: 'Lind',
        fullName: 'Maja Lind',
        phone: '112',
        dateOfBirth: '1993-03-14',
      },
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
})

describe('the check of a profile', () => {
  test('has nothing to say of a record that is right', () => {
    expect(problems('completing', {})).toEqual({})
    expect(problems('editing', {})).toEqual({})
  })

  test('asks for the name, and for the address where it can be typed', () => {
    const nothing = { firstName: ' ', fullName: ' ', email: ' ' }
    expect(problems('completing', nothing)).toEqual({ firstName: 'missing', email: 'missing' })
    expect(problems('editing', nothing)).toEqual({ fullName: 'missing' })
  })

  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['fullName', 200],
    ['phone', 40],
  ] as const)('finds %s too long above %i characters', (field, longest) => {
    expect(problems('completing', { [field]: 'a'.repeat(longest) })).toEqual({})
    expect(problems('completing', { [field]: 'a'.repeat(longest + 1) })).toEqual({
      [field]: 'too long',
    })
  })

  test('finds an address too long above 254 characters', () => {
    expect(problems('completing', { email: addressOf(254) })).toEqual({})
    expect(problems('completing', { email: addressOf(255) })).toEqual({ email: 'too long' })
  })

  test.each(noAddresses)('takes %j for no address', (email) => {
    expect(problems('completing', { email })).toEqual({ email: 'not an email' })
    expect(problems('editing', { email })).toEqual({})
  })

  test.each(['m@l.se', ' maya@lindqvist.example '])('takes %j for an address', (email) =>
    expect(problems('completing', { email })).toEqual({}),
  )

  test('wants a date of birth that is past', () => {
    expect(problems('editing', { dateOfBirth: '2026-11-19' })).toEqual({})
    expect(problems('editing', { dateOfBirth: today })).toEqual({ dateOfBirth: 'not a past date' })
    expect(problems('editing', { dateOfBirth: '20001-01-01' })).toEqual({ dateOfBirth: 'too long' })
  })
})

describe('the body of the update', () => {
  const bodyOf = (mode: ProfileMode, changes: Partial<ProfileValues>, member = settledMember) =>
    updateOf(
      { ...valuesOf(member), ...changes },
      { mode, member, profileImage: '', location: null },
    )

  test('has no blanks around what was typed', () => {
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
  ])('takes the first word of %j for the first name', (fullName, names) => {
    expect(bodyOf('editing', { fullName, dateOfBirth: '1993-03-14' })).toMatchObject({
      ...names,
      dateOfBirth: '1993-03-14',
    })
  })

  test('leaves a name that was not touched as it is stored', () => {
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
