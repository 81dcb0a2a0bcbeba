import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const nothing = () => {}

/** Renders the pages of a build with this setting. The setting is read when the texts are loaded. */
const showWith = async (policy: string) => {
  vi.resetModules()
  vi.stubEnv('VITE_PRIVACY_URL', policy)
  const { SocialSignIn } = await import('../../src/screens/social/social-sign-in.tsx')
  const { DownloadTheApp } = await import('../../src/screens/landing/download.tsx')
  return {
    'a sign-in that can create an account': () =>
      render(
        <SocialSignIn
          social={{ busy: null, popupOpen: false }}
          arrangement="stacked"
          label={(provider) => provider}
          onSocial={nothing}
          onCancelSocial={nothing}
          onVerifySocial={nothing}
        />,
      ),
    'the last panel of the landing page': () => render(<DownloadTheApp headingId="heading" />),
  } as const
}

const places = [
  'a sign-in that can create an account',
  'the last panel of the landing page',
] as const

describe('the link to the privacy policy', () => {
  test.each(places)('on %s leads to the configured policy', async (where) => {
    const pages = await showWith('https://policy.test/privacy')
    pages[where]()
    const link = screen.getByRole('link', { name: /^Privacy Policy/ })
    expect(link.getAttribute('href')).toBe('https://policy.test/privacy')
  })

  test('opens a new tab beside a form, and says so', async () => {
    const pages = await showWith('https://policy.test/privacy')
    pages['a sign-in that can create an account']()
    const link = screen.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
  })

  test.each(places)('is also on %s without a configured policy', async (where) => {
    const pages = await showWith('')
    pages[where]()
    const link = screen.getByRole('link', { name: /^Privacy Policy/ })
    expect(link.getAttribute('href')).toBe('https://trellis.example/privacy')
  })
})
