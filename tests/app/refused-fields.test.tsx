import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { descriptionOf } from '../screens/support/described-by.ts'
import { openSite, press, type } from './open-site.tsx'

describe('a profile whose update is refused', () => {
  it.each([
    ['dateOfBirth', 'Date of Birth'],
    ['lastName', 'Full Name'],
    ['location', 'Location'],
  ])(
    'shows and focuses the message about %s at its field, until that changes',
    async (field, label) => {
      const site = await openSite({ at: '/edit-profile', member: {} })
      const message = 'Please check this: it can’t be saved.'
      site.memberApi.controls.fail('update', { kind: 'refused', message, field })
      await press('Save changes')
      const refused = await screen.findByLabelText(label)
      await waitFor(() => expect(document.activeElement).toBe(refused))
      expect(descriptionOf(refused)).toContain(message)
      expect(within(screen.getByRole('form')).getAllByText(message)).toHaveLength(1)
      await type(label, label === 'Date of Birth' ? '1993-03-14' : 'Porto')
      expect(within(screen.getByRole('form')).queryByText(message)).toBeNull()
    },
  )

  it('shows a message about what is no field under the buttons', async () => {
    const site = await openSite({ at: '/edit-profile', member: {} })
    const message = 'Please upload it again.'
    site.memberApi.controls.fail('update', { kind: 'refused', message, field: 'profileImage' })
    await press('Save changes')
    await within(screen.getByRole('form')).findByText(message)
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  })
})

it('a refused registration shows and focuses its message at the field that the backend names', async () => {
  const { memberApi } = await openSite({ at: '/signup' })
  const message = 'Please check the phone number.'
  memberApi.controls.fail('register', { kind: 'refused', message, field: 'phone' })
  await type('First name', 'Nora')
  await type('Username', 'norab')
  await type('Email', 'nora@example.test')
  await type('Password', 'sweet-pea-88')
  await type('Confirm password', 'sweet-pea-88')
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
  const phone = screen.getByLabelText('Phone')
  await waitFor(() => expect(document.activeElement).toBe(phone))
  expect(descriptionOf(phone)).toContain(message)
})
