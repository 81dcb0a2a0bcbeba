import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openSite } from './open-site.tsx'

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
})
