import { render, screen } from '@testing-library/react'
import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { nothing } from '../../lab/previews/idle-page.tsx'
import type { SocialProvider } from '../../machines/member.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { SocialSignIn } from '../../src/screens/social/social-sign-in.tsx'
import { toSocialProps } from '../../src/screens/social/view-props.ts'

const names = { google: 'Google', apple: 'Apple' } as const

/** The provider buttons after these moves of the social sign-in. */
const renderAfter = (...moves: string[]) => {
  const snapshot = replay(socialSignInModel, { input: 'a visitor', moves }).snapshot()
  render(
    <SocialSignIn
      social={toSocialProps(snapshot)}
      arrangement="stacked"
      label={(provider) => `Login with ${names[provider]}`}
      onSocial={nothing}
      onCancelSocial={nothing}
      onVerifySocial={nothing}
    />,
  )
}

const isBusy = (name: string) =>
  screen.getByRole('button', { name: new RegExp(name) }).getAttribute('aria-busy') === 'true'

describe.each<[SocialProvider, SocialProvider]>([
  ['google', 'apple'],
  ['apple', 'google'],
])('while the window of %s is open', (provider, other) => {
  const chosen = `provider chosen (${provider})`

  test('only its own button is busy, and the text names it', () => {
    renderAfter(chosen)
    expect([isBusy(names[provider]), isBusy(names[other])]).toEqual([true, false])
    expect(screen.getAllByText(/^Please continue/).map((text) => text.textContent)).toEqual([
      `Please continue in the ${names[provider]} window.`,
    ])
  })
})
