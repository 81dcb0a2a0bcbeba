import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSite } from './open-site.tsx'

afterEach(() => vi.restoreAllMocks())

describe('a browser with the languages', () => {
  it.each([
    [['C'], 'January 15, 2027'],
    [['C', 'de-DE'], '15. Januar 2027'],
  ])('%j opens /edit-profile with the date %s', async (languages, date) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
    await openSite({ at: '/edit-profile', member: {} })
    expect((await screen.findByText(/^Last edited on/)).textContent).toBe(`Last edited on ${date}`)
  })
})
