import { describe, expect, test } from 'vitest'
import { isSameEmail } from '../../../machines/member.ts'
import { valuesOf } from '../../../machines/profile-form/profile-form-values.ts'
import { profileProblemsOf } from '../../../machines/profile-form/profile-problems.ts'
import { updateOf } from '../../../machines/profile-form/profile-update.ts'
import { settledMember } from '../../../machines/samples.ts'
import { addresses, birthDays, emails, fullNames, phones } from '../../support/varied.ts'

const editing = {
  mode: 'editing',
  member: settledMember,
  profileImage: '',
  picture: { kind: 'unchanged' },
  place: null,
} as const

const checking = { ...editing, unreadable: [] } as const

describe('the edit form', () => {
  test.each(fullNames)('sends “%s” as “%s” and “%s”', (fullName, firstName, lastName) => {
    const sent = updateOf({ ...valuesOf(settledMember), fullName }, editing)
    expect(sent).toMatchObject({ firstName, lastName })
  })

  test.each(fullNames)('accepts the name “%s”', (fullName) => {
    expect(profileProblemsOf({ ...valuesOf(settledMember), fullName }, checking)).toEqual({})
  })

  test.each(birthDays)('accepts the date of birth %s, and sends it unchanged', (dateOfBirth) => {
    const values = { ...valuesOf(settledMember), dateOfBirth }
    expect(profileProblemsOf(values, checking)).toEqual({})
    expect(updateOf(values, editing)).toMatchObject({ dateOfBirth })
  })

  test.each(phones)('accepts the phone number “%s”', (phone) => {
    expect(profileProblemsOf({ ...valuesOf(settledMember), phone }, checking)).toEqual({})
  })

  test.each(addresses)('accepts the address “%s”', (address, city) => {
    const place = { type: 'Point', coordinates: [0, 0], address, city } as const
    const values = valuesOf(settledMember)
    expect(
      profileProblemsOf(values, { ...checking, place: { ...place, coordinates: [0, 0] } }),
    ).toEqual({})
  })
})

describe('the completion form', () => {
  test.each(emails)('accepts and sends the email %s', (email) => {
    const values = { ...valuesOf(settledMember), email }
    expect(profileProblemsOf(values, { ...checking, mode: 'completing' })).toEqual({})
    const sent = updateOf(values, { ...editing, mode: 'completing' })
    expect(isSameEmail(sent.email ?? null, email)).toBe(true)
  })
})

test('no email of the list is that of another entry', () => {
  const same = emails.flatMap((one, index) =>
    emails.slice(index + 1).filter((other) => isSameEmail(one, other)),
  )
  expect(same).toEqual([])
})
