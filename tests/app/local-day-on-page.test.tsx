import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openSite, press, type } from './open-site.tsx'

afterEach(() => vi.unstubAllEnvs())

describe('edit profile, on an evening in Honolulu when UTC has the next day', () => {
  const openEditing = () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    return openSite({ at: '/edit-profile', member: {} })
  }

  test('was last edited on the reader’s day (spec 2.113)', async () => {
    await openEditing()
    expect((await screen.findByText(/^Last edited on/)).textContent).toContain('January 14, 2027')
  })

  test('takes yesterday as the date of birth, but not today', async () => {
    const { memberApi, path } = await openEditing()
    await type('Date of Birth', '2027-01-14')
    await press('Save changes')
    await waitFor(() =>
      expect(screen.getByLabelText('Date of Birth').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(memberApi.controls.count('update')).toBe(0)
    await type('Date of Birth', '2027-01-13')
    await press('Save changes')
    await waitFor(() => expect(path()).toBe('/profile'))
  })
})
