import { render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  idlePreferences,
  idleVerification,
  link,
  links,
  nothing,
} from '../../lab/previews/idle-page.tsx'
import { settledMember } from '../../machines/samples.ts'
import { LoadErrorScreen } from '../../src/screens/load-error/load-error-screen.tsx'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import { ProfileScreen } from '../../src/screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../src/screens/profile/view-props.ts'
import { AccountMenu } from '../../src/screens/shell/account-menu.tsx'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import { hostileTexts } from './support/hostile.ts'

const texts = hostileTexts().filter((text) => text.trim() !== '')

/** Expects the text to be rendered as text, without elements or scripts. */
const expectOnlyText = (container: HTMLElement, text: string) => {
  expect(container.textContent).toContain(text.trim())
  expect(container.querySelectorAll('script, iframe, [onerror], [onload], [onclick]')).toHaveLength(
    0,
  )
  expect(Reflect.get(window, 'hacked')).toBe(undefined)
}

afterEach(() => {
  Reflect.deleteProperty(window, 'hacked')
})

describe('hostile text is rendered as text', { timeout: 60_000 }, () => {
  test('as a member’s name and address on the profile page (fault 106)', () => {
    for (const text of texts) {
      const location = { type: 'Point' as const, coordinates: [0, 0] as [number, number], city: '' }
      const member = { ...settledMember, name: text, location: { ...location, address: text } }
      const view = render(
        <ProfileScreen state="ready" member={profileMemberOf(member)} links={links} />,
      )
      expectOnlyText(view.container, text)
      view.unmount()
    }
  })

  test('as the name in the top bar (fault 106)', () => {
    for (const text of texts) {
      const view = render(
        <AccountMenu
          account={{ name: text, picture: text }}
          settings={link}
          onProfile={nothing}
          onSettings={nothing}
          onLogout={nothing}
        />,
      )
      expectOnlyText(view.container, text)
      view.unmount()
    }
  })

  test('as an email with a pending verification (fault 106)', () => {
    for (const text of texts) {
      const view = render(<VerifyEmailScreen {...idleVerification} email={text} />)
      expectOnlyText(view.container, text)
      view.unmount()
    }
  })

  test('as an error message of the backend and as a stored interest (fault 106)', () => {
    for (const text of texts) {
      const error = render(<LoadErrorScreen message={text} reference={text} onRetry={nothing} />)
      expectOnlyText(error.container, text)
      error.unmount()
      const chips = render(
        <PreferencesScreen {...idlePreferences} names={[text]} filter={text} selected={[text]} />,
      )
      expectOnlyText(chips.container, text)
      chips.unmount()
    }
  })
})
