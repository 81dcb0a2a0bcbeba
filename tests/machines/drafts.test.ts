import { describe, expect, test } from 'vitest'
import { interestsDraftOf, restoredInterests } from '../../machines/interests/interests-draft.ts'
import { settledMember } from '../../machines/model/samples.ts'
import { changesOf, restoredValues } from '../../machines/profile-form/profile-form-values.ts'

describe('a draft of interests over a choice that was stored anew meanwhile', () => {
  test('keeps what another device has added', () => {
    const draft = interestsDraftOf({ stored: ['Hiking'], selected: ['Karaoke'] })
    expect(draft).toEqual({ added: ['Karaoke'], removed: ['Hiking'] })
    expect(restoredInterests(['Hiking', 'Yoga'], draft)).toEqual(['Yoga', 'Karaoke'])
  })

  test('is nothing any more where the other device chose the same', () => {
    const selected = restoredInterests(['Karaoke'], { added: ['Karaoke'], removed: ['Hiking'] })
    expect(interestsDraftOf({ stored: ['Karaoke'], selected })).toBeNull()
  })

  test('does not count the order as a change', () => {
    expect(
      interestsDraftOf({ stored: ['Hiking', 'Yoga'], selected: ['Yoga', 'Hiking'] }),
    ).toBeNull()
  })
})

describe('a draft of a profile over a record that was saved anew meanwhile', () => {
  const kept = () =>
    changesOf(
      restoredValues(settledMember, { mode: 'editing', draft: { fields: { phone: '112' } } }),
      settledMember,
    )

  test('changes its own fields, and leaves the others as they are stored now', () => {
    const now = { ...settledMember, firstName: 'Maja', dateOfBirth: '1993-03-14' }
    expect(restoredValues(now, { mode: 'editing', draft: { fields: kept() } })).toMatchObject({
      fullName: 'Maja Lindqvist',
      phone: '112',
      dateOfBirth: '1993-03-14',
    })
  })

  test('is nothing any more where the record says the same', () => {
    const now = { ...settledMember, phone: '112' }
    const values = restoredValues(now, { mode: 'editing', draft: { fields: kept() } })
    expect(changesOf(values, now)).toEqual({})
  })

  test('cannot change what the form keeps locked', () => {
    const draft = { fields: { email: 'evil@example.test', firstName: 'Eve' } }
    expect(restoredValues(settledMember, { mode: 'editing', draft })).toMatchObject({
      email: settledMember.email,
      firstName: settledMember.firstName,
    })
    expect(restoredValues(settledMember, { mode: 'completing', draft })).toMatchObject({
      email: settledMember.email,
      firstName: 'Eve',
    })
  })

  test('brings the address that the provider did not tell', () => {
    const member = { ...settledMember, email: '' }
    const draft = { fields: { email: 'maya@lindqvist.example' } }
    expect(restoredValues(member, { mode: 'completing', draft }).email).toBe(
      'maya@lindqvist.example',
    )
  })
})
