import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../../machines/member.ts'
import { memberWith } from '../../support/fakes/member-api.ts'
import { type Form, openForm, saysWhatIsUnreadable } from './open-form.ts'
import { agrees } from './what-is-seen.ts'
import { anyInputs, runs } from './what-is-typed.ts'

type ProfileForm = Form & {
  /** What the fields show of a record. */
  toShown(member: Member): Readonly<Record<string, string>>
}

const stored: Partial<Member> = {
  phone: '+351912345678',
  location: {
    type: 'Point',
    coordinates: [18.1, 59.3],
    address: 'Stockholm, Sweden',
    city: 'Stockholm',
  },
}

const forms: readonly ProfileForm[] = [
  {
    at: '/edit-profile',
    button: 'Save changes',
    fields: ['Full Name', 'Phone Number', 'Date of Birth', 'Location'],
    member: { ...stored, dateOfBirth: '1990-12-31' },
    toShown: ({ firstName, lastName, phone, dateOfBirth, location }) => ({
      'Full Name': `${firstName} ${lastName}`,
      'Phone Number': phone,
      'Date of Birth': dateOfBirth,
      Location: location?.address ?? '',
    }),
  },
  {
    at: '/profile-completion',
    button: 'Next',
    fields: ['First name', 'Last name', 'Email', 'Phone', 'Location'],
    member: { ...stored, email: '' },
    valid: { Email: 'maya@lindqvist.example' },
    toShown: ({ firstName, lastName, email, phone, location }) => ({
      'First name': firstName,
      'Last name': lastName,
      Email: email,
      Phone: phone,
      Location: location?.address ?? '',
    }),
  },
]

type Inputs = Parameters<Awaited<ReturnType<typeof openForm>>['fill']>[0]

/** Opens the form, does this to its fields, and saves it. */
const save = async (form: ProfileForm, inputs: Inputs) => {
  sessionStorage.clear()
  const page = await openForm(form)
  const { records, account } = page.site
  const record = () => records.get(account.uid) ?? memberWith()
  const before = record()
  const shown = page.fill(inputs)
  const { hasLeft } = await page.submit()
  expect(hasLeft || saysWhatIsUnreadable(shown)).toBe(true)
  page.end()
  return { before, after: record(), shown, isSaved: hasLeft }
}

describe.each(forms)('the form on $at', (form) => {
  it('stores what its fields show, or nothing with a message, and shows it again', async () => {
    let saves = 0
    const property = fc.asyncProperty(anyInputs(form.fields), async (inputs) => {
      const { before, after, shown, isSaved } = await save(form, inputs)
      if (!isSaved) {
        expect(after).toEqual(before)
        return
      }
      saves += 1
      const [was, is] = [form.toShown(before), form.toShown(after)]
      for (const label of form.fields) {
        const text = shown.get(label)
        if (text === undefined) expect(is[label]).toBe(was[label])
        else expect([label, text, is[label] ?? '']).toSatisfy(isStored)
      }
      const again = await save({ ...form, member: after, valid: {} }, new Map())
      expect(again).toMatchObject({ isSaved: true, after })
    })
    await fc.assert(property, { numRuns: runs, seed: 1, endOnFailure: true })
    expect(saves).toBeGreaterThan(0)
  }, 600_000)
})

type Stored = readonly [label: string, shown: string | null, stored: string]

const isStored = ([label, shown, text]: Stored): boolean =>
  shown !== null && agrees(label, shown, text)
