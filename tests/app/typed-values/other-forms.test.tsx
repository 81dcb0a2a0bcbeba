import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Form, fieldOf, openForm, saysWhatIsUnreadable } from './open-form.ts'
import { agrees } from './what-is-seen.ts'
import { anyInputs, enter, runs } from './what-is-typed.ts'

const forms: readonly Form[] = [
  {
    at: '/login',
    button: 'Login',
    fields: ['Username or email', 'Password'],
    valid: { 'Username or email': 'maya@lindqvist.example', Password: 'sweet-pea-88' },
  },
  {
    at: '/forgot-password',
    button: 'Send Reset Link',
    fields: ['Email'],
    valid: { Email: 'maya@lindqvist.example' },
  },
  {
    at: '/signup',
    button: 'Sign Up',
    fields: ['First name', 'Last name', 'Username', 'Email', 'Phone', 'Password'],
    valid: {
      'First name': 'Lena',
      Username: 'lena',
      Email: 'lena@example.com',
      Password: 'sweet-pea-88',
    },
  },
  {
    at: '/settings',
    opener: 'Report An Issue',
    button: 'Submit',
    fields: ['Description'],
    member: {},
    valid: { Description: 'The map stays grey.' },
  },
]

const clearDrafts = () => {
  sessionStorage.clear()
  localStorage.clear()
}

beforeEach(clearDrafts)

describe.each(forms)('the form on $at', (form) => {
  it('sends what its fields show, or nothing with a message, and never the same twice', async () => {
    let sendings = 0
    const property = fc.asyncProperty(anyInputs(form.fields), async (inputs) => {
      clearDrafts()
      const page = await openForm(form)
      const shown = page.fill(inputs)
      if (form.at === '/signup')
        enter(fieldOf('Confirm password'), { kind: 'written', text: fieldOf('Password').value })
      const { hasLeft } = await page.submit()
      expect(hasLeft || page.sent.length > 0 || saysWhatIsUnreadable(shown)).toBe(true)
      page.end()
      for (const [at, body] of page.sent.entries()) {
        for (const [label, text] of Object.entries(body))
          expect([label, shown.get(label) ?? '', text, at]).toSatisfy(isSent)
      }
      if (page.sent.length > 0) expect([...shown.values()]).not.toContain(null)
      expect(new Set(page.sent.map((body) => JSON.stringify(body))).size).toBe(page.sent.length)
      sendings += page.sent.length
    })
    await fc.assert(property, { numRuns: runs, seed: 1, endOnFailure: true })
    expect(sendings).toBeGreaterThan(0)
  }, 600_000)

  it('shows after a reload what its fields showed', async () => {
    const fields = form.fields.filter((label) => label !== 'Password')
    const property = fc.asyncProperty(anyInputs(fields), async (inputs) => {
      clearDrafts()
      const page = await openForm({ ...form, valid: {} })
      const shown = page.fill(inputs)
      for (const label of inputs.keys()) fireEvent.blur(fieldOf(label))
      page.end()
      const reloaded = await openForm(form)
      const isLong = [...shown.values()].some((text) => (text ?? '').length > maxDraftLength)
      if (!isLong) {
        for (const [label, text] of shown) expect(fieldOf(label).value).toBe(text ?? '')
      }
      reloaded.end()
    })
    await fc.assert(property, { numRuns: runs, seed: 1, endOnFailure: true })
  }, 600_000)
})

/** In characters. A longer text of the sign-up is not stored, so the form shows the text before it. */
const maxDraftLength = 1_000

/** A refused password is sent once more in its other normalisation form. */
const isSent = ([label, shown, sent, at]: readonly [string, string, string, number]): boolean =>
  label === 'Password' && at > 0
    ? sent.normalize() === shown.normalize()
    : agrees(label, shown, sent)
