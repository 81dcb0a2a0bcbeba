import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSite, press, type } from './open-site.tsx'

const ines = {
  'First name': 'Inês',
  Username: 'ines',
  Email: 'ines@ferreira.example',
  Password: 'vine-and-lattice-7',
  'Confirm password': 'vine-and-lattice-7',
}

const signUp = async (typed: Partial<Record<keyof typeof ines, string>> = {}) => {
  const site = await openSite({ at: '/signup' })
  for (const [label, text] of Object.entries({ ...ines, ...typed })) await type(label, text)
  await press('Sign Up')
  return site
}

/** Waits until a field has the focus and this error message. */
const expectProblem = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  const messages = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(messages.map((id) => document.getElementById(id)?.textContent)).toContain(text)
  expect(document.activeElement).toBe(field)
}

describe('a sign-up', () => {
  it.each([
    ['First name', 'Please enter your first name'],
    ['Username', 'Please choose a username'],
    ['Email', 'Please enter your email address'],
    ['Password', 'Please choose a password'],
    ['Confirm password', 'Please confirm your password'],
  ] as const)(
    'without %s shows “%s” at the field and sends nothing (spec 5.03, 5.04, 5.05, 5.06, 5.07)',
    async (label, text) => {
      const { identity } = await signUp({ [label]: '' })
      await expectProblem(label, text)
      expect(identity.controls.count('signUp')).toBe(0)
    },
  )

  it('needs neither last name nor phone (spec 5.08, 5.09)', async () => {
    const { service, records, path } = await signUp()
    await waitFor(() => expect(path()).toBe('/verify-email'))
    const record = records.get(service.find(ines.Email)?.uid ?? '')
    expect(record).toMatchObject({ firstName: 'Inês', lastName: '', phone: '' })
  })

  it.each([
    ['12345', '/signup', 0],
    ['123456', '/verify-email', 1],
  ])('with the password %s leads to %s (spec 5.27, 9.17)', async (password, end, count) => {
    const { identity, path } = await signUp({ Password: password, 'Confirm password': password })
    await waitFor(() => expect(path()).toBe(end))
    expect(identity.controls.count('signUp')).toBe(count)
  })
})

describe('the profile completion', () => {
  it.each([
    ['First name', 'Please enter your first name', { Email: 'maya@lindqvist.example' }],
    ['Email', 'Please enter your email address', { 'First name': 'Maya' }],
  ] as const)(
    'without %s shows “%s” at the field and saves nothing (spec 5.15, 5.16)',
    async (label, text, typed) => {
      const { memberApi } = await openSite({
        at: '/profile-completion',
        member: { firstName: '', email: '', interests: [] },
      })
      for (const [other, value] of Object.entries(typed)) await type(other, value)
      await press('Next')
      await expectProblem(label, text)
      expect(memberApi.controls.count('update')).toBe(0)
    },
  )
})

describe('the profile page', () => {
  it('shows a loading text (spec 2.111, 8.49)', async () => {
    await openSite({
      at: '/profile',
      member: {},
      before: ({ memberApi }) => memberApi.controls.hold('me'),
    })
    expect((await screen.findByText('Loading profile...')).textContent).toBe('Loading profile...')
  })

  it.each([
    ['timed out', 'That took too long. Please try again.'],
    ['unreachable', 'We couldn’t reach our servers. Check your connection and try again.'],
    ['server error', 'Something went wrong on our side. Please try again.'],
    ['too many requests', 'Too many attempts. Please wait a moment and try again.'],
    ['unexpected answer', 'We got an unexpected response. Please try again.'],
    ['unknown', 'Something went wrong. Please try again.'],
  ] as const)(
    'shows the error %s and loads again after Retry (spec 2.86, 2.87, 2.112, 3.31, 8.50)',
    async (kind, message) => {
      await openSite({
        at: '/profile',
        member: {},
        before: ({ memberApi }) => memberApi.controls.fail('me', { kind }),
      })
      await screen.findByRole('heading', { name: `Error: ${message}` })
      await press('Retry')
      expect((await screen.findByRole('heading', { name: 'Maya Lindqvist' })).tagName).toBe('H1')
    },
  )
})
