import { describe, expect, test } from 'vitest'
import { failureOf, isRefusal, ServiceFailure } from '../../machines/failure.ts'
import {
  isSameAddress,
  isSamePlace,
  needsPreferences,
  needsProfileCompletion,
  type Place,
} from '../../machines/member.ts'
import { newMember, settledMember } from '../../machines/model/samples.ts'
import { notice } from '../../machines/notices.ts'
import { leave } from '../../machines/paths.ts'

describe('two addresses', () => {
  test('are the same without regard to capitals and outer blanks', () => {
    expect(isSameAddress('maya@lindqvist.example', ' Maya@Lindqvist.Example ')).toBe(true)
    expect(isSameAddress(' Maya@Lindqvist.Example ', 'maya@lindqvist.example')).toBe(true)
    expect(isSameAddress('maya@lindqvist.example', 'maja@lindqvist.example')).toBe(false)
  })

  test('are not the same where one is absent, or both', () => {
    expect(isSameAddress(null, 'maya@lindqvist.example')).toBe(false)
    expect(isSameAddress('maya@lindqvist.example', null)).toBe(false)
    expect(isSameAddress(null, null)).toBe(false)
  })
})

describe('two places', () => {
  const lisbon: Place = {
    type: 'Point',
    coordinates: [-9.1, 38.7],
    address: 'Lisboa, Portugal',
    city: 'Lisboa',
  }

  test('are the same point under the same address', () => {
    expect(isSamePlace(lisbon, { ...lisbon, coordinates: [-9.1, 38.7] })).toBe(true)
    expect(isSamePlace(null, null)).toBe(true)
  })

  test.each<[string, Place | null]>([
    ['is none', null],
    ['has another address', { ...lisbon, address: 'Lisboa' }],
    ['has another city', { ...lisbon, city: 'Belém' }],
    ['is another point', { ...lisbon, coordinates: [-9.1, 38.8] }],
  ])('are not the same where one %s', (_, other) => {
    expect(isSamePlace(lisbon, other)).toBe(false)
    expect(isSamePlace(other, lisbon)).toBe(false)
  })
})

describe('a member', () => {
  test('owes interests until there are some', () => {
    expect(needsPreferences(newMember)).toBe(true)
    expect(needsPreferences(settledMember)).toBe(false)
  })

  const unchosen = { ...settledMember, interests: [] }

  test('owes no profile that is whole, or once there are interests', () => {
    expect(needsProfileCompletion(unchosen)).toBe(false)
    expect(needsProfileCompletion({ ...settledMember, phone: '' })).toBe(false)
  })

  test.each([
    ['first name', { firstName: ' ' }],
    ['last name', { lastName: '' }],
    ['phone', { phone: ' ' }],
    ['place', { location: null }],
    ['address', { location: { ...settledMember.location, address: ' ' } as Place }],
  ])('without interests and without %s owes the profile', (_, missing) => {
    expect(needsProfileCompletion({ ...unchosen, ...missing })).toBe(true)
  })
})

describe('a failure', () => {
  test('is what a service rejected with; anything foreign is unknown', () => {
    const failure = { kind: 'refused', message: 'Not today.' } as const
    expect(failureOf(new ServiceFailure(failure))).toEqual(failure)
    expect(failureOf(new Error('Not today.'))).toEqual({ kind: 'unknown' })
    expect(failureOf(null)).toEqual({ kind: 'unknown' })
  })

  test('reads as its sentence, or as its kind', () => {
    const refused = new ServiceFailure({ kind: 'refused', message: 'Not today.' })
    expect(String(refused)).toBe('ServiceFailure: Not today.')
    expect(new ServiceFailure({ kind: 'timed out' }).message).toBe('timed out')
  })

  test.each([
    'unreachable',
    'timed out',
    'server error',
    'unexpected answer',
    'overtaken',
    'unknown',
  ] as const)('of the kind %s may have happened all the same', (kind) => {
    expect(isRefusal({ kind })).toBe(false)
  })

  test('of any other kind has certainly not happened', () => {
    expect(isRefusal({ kind: 'refused' })).toBe(true)
    expect(isRefusal({ kind: 'username taken' })).toBe(true)
  })
})

describe('a wish', () => {
  test('to say something carries the failure that explains it, where there is one', () => {
    const failure = { kind: 'timed out' } as const
    expect(notice('login failed', failure)).toEqual({
      type: 'notice',
      notice: 'login failed',
      failure,
    })
    expect(notice('login failed', null)).toEqual({ type: 'notice', notice: 'login failed' })
    expect(Object.keys(notice('login failed', null))).not.toContain('failure')
  })

  test('to go somewhere does not return unless told', () => {
    expect(leave('/login')).toEqual({ type: 'leave', to: '/login', returning: false })
    expect(leave('/login', { returning: true }).returning).toBe(true)
  })
})
