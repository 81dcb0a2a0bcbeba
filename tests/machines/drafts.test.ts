import { describe, expect, test } from 'vitest'
import { filesOf } from '../../machines/drafts.ts'
import { interestsDraftOf, restoredInterests } from '../../machines/interests/interests-draft.ts'
import { changesOf, restoredValues } from '../../machines/profile-form/profile-form-values.ts'
import { chosenPicture, settledMember } from '../../machines/samples.ts'

describe('a draft of interests after another device has changed the stored interests', () => {
  test('keeps the interests that the other device has added', () => {
    const draft = interestsDraftOf({ stored: ['Hiking'], selected: ['Karaoke'] })
    expect(draft).toEqual({ added: ['Karaoke'], removed: ['Hiking'] })
    expect(restoredInterests(['Hiking', 'Yoga'], draft)).toEqual(['Yoga', 'Karaoke'])
  })

  test('becomes empty if the other device has chosen the same', () => {
    const selected = restoredInterests(['Karaoke'], { added: ['Karaoke'], removed: ['Hiking'] })
    expect(interestsDraftOf({ stored: ['Karaoke'], selected })).toBeNull()
  })

  test('ignores the order of the interests', () => {
    expect(
      interestsDraftOf({ stored: ['Hiking', 'Yoga'], selected: ['Yoga', 'Hiking'] }),
    ).toBeNull()
  })
})

describe('a draft of a profile after another device has changed the record', () => {
  const draftFields = () =>
    changesOf(
      restoredValues(settledMember, { mode: 'editing', draft: { fields: { phone: '112' } } }),
      settledMember,
    )

  test('changes its own fields and leaves the others as they are stored now', () => {
    const now = { ...settledMember, firstName: 'Maja', dateOfBirth: '1993-03-14' }
    expect(
      restoredValues(now, { mode: 'editing', draft: { fields: draftFields() } }),
    ).toMatchObject({
      fullName: 'Maja Lindqvist',
      phone: '112',
      dateOfBirth: '1993-03-14',
    })
  })

  test('becomes empty if the record has the same values', () => {
    const now = { ...settledMember, phone: '112' }
    const values = restoredValues(now, { mode: 'editing', draft: { fields: draftFields() } })
    expect(changesOf(values, now)).toEqual({})
  })

  test('cannot change fields that the form locks', () => {
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

  test('restores the email that the provider did not supply', () => {
    const member = { ...settledMember, email: '' }
    const draft = { fields: { email: 'maya@lindqvist.example' } }
    expect(restoredValues(member, { mode: 'completing', draft }).email).toBe(
      'maya@lindqvist.example',
    )
  })
})

describe('the files that a draft of a profile needs', () => {
  const draftWith = (fileId: string | null) => ({
    fields: {},
    picture: { ...chosenPicture, from: { ...chosenPicture.from, fileId } },
  })

  test('are the cropped picture and the file from which it was cropped, if that is stored', () => {
    expect(filesOf(draftWith('file-7'))).toEqual(['picture-1', 'file-7'])
    expect(filesOf(draftWith(null))).toEqual(['picture-1'])
  })

  test.each([
    ['no draft', null],
    ['no change of the picture', { fields: {} }],
    ['a removed picture', { fields: {}, picture: { kind: 'removed' } as const }],
  ])('are none with %s', (_what, draft) => {
    expect(filesOf(draft)).toEqual([])
  })
})
