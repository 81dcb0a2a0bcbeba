import { fireEvent, render, screen } from '@testing-library/react'
import { replay } from 'statewalk'
import { describe, expect, test, vi } from 'vitest'
import type { SocialProvider } from '../../machines/member.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { SocialSignIn } from '../../src/screens/social/social-sign-in.tsx'
import { toSocialProps } from '../../src/screens/social/view-props.ts'

const names = { google: 'Google', apple: 'Apple' } as const

/** The provider buttons after these moves of the social sign-in. */
const renderAfter = (...moves: string[]) => {
  const onCancel = vi.fn()
  const snapshot = replay(socialSignInModel, { input: 'a visitor', moves }).snapshot()
  render(
    <SocialSignIn
      social={toSocialProps(snapshot)}
      arrangement="stacked"
      label={(provider) => `Login with ${names[provider]}`}
      onSocial={vi.fn()}
      onCancelSocial={onCancel}
      onVerifySocial={vi.fn()}
    />,
  )
  return { onCancel }
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

  test('it can be cancelled', () => {
    const { onCancel } = renderAfter(chosen)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledOnce()
  })

  test('nothing can be cancelled after it has closed with a sign-in', () => {
    renderAfter(chosen, 'sign in with provider: signs in')
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  test('a session that cannot start is explained as its failure', () => {
    renderAfter(chosen, 'sign in with provider: signs in', 'session not opened (by the backend)')
    const problem = screen.getByText(`${names[provider]} sign-in failed`)
    expect(problem.closest('[data-tone]')?.getAttribute('data-tone')).toBe('danger')
  })
})
