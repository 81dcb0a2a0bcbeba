import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { maya, openSite, press } from './open-site.tsx'

const openWaiting = () => openSite({ at: '/verify-email', awaiting: true })

/** Waits for a status expectMessage. */
const expectMessage = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text),
  )

describe('the page of a pending verification', () => {
  it('shows that another email was sent (spec 8.16)', async () => {
    const { service } = await openWaiting()
    await press('Resend Verification Email')
    await expectMessage('Verification email sent successfully! Please check your inbox.')
    expect(service.emails).toEqual([{ kind: 'verification', email: maya.email }])
  })

  it('shows that no email could be sent (spec 8.17)', async () => {
    const { identity } = await openWaiting()
    identity.controls.fail('sendVerificationEmail', { kind: 'too many requests' })
    await press('Resend Verification Email')
    await expectMessage('Failed to send verification email. Please try again.')
  })

  it('shows that the email is not verified yet (spec 8.18)', async () => {
    await openWaiting()
    await press("I've Verified My Email")
    await expectMessage(
      'Email not verified yet. Please check your inbox and click the verification link.',
    )
  })

  it('shows that the check failed (spec 8.19)', async () => {
    const { identity } = await openWaiting()
    identity.controls.fail('reload', { kind: 'unreachable' })
    await press("I've Verified My Email")
    await expectMessage('Failed to check verification status. Please try again.')
  })

  it('shows that the email is verified (spec 8.20)', async () => {
    const { service } = await openWaiting()
    service.verify(maya.email)
    await press("I've Verified My Email")
    await expectMessage('Email verified successfully!')
  })

  it('shows an error and sends no email if no user is signed in any more (spec 5.24, 8.46)', async () => {
    const { identity, service } = await openWaiting()
    await screen.findByRole('button', { name: 'Resend Verification Email' })
    identity.controls.fail('sendVerificationEmail', { kind: 'not signed in' })
    await press('Resend Verification Email')
    await expectMessage('No user is logged in or email is already verified')
    expect(service.emails).toEqual([])
  })

  it('shows an error and sends no email if the email is already verified (spec 5.25, 8.46)', async () => {
    const { service, identity } = await openWaiting()
    service.verify(maya.email)
    await act(() => identity.reload())
    await press('Resend Verification Email')
    await expectMessage('No user is logged in or email is already verified')
    expect(service.emails).toEqual([])
  })
})
