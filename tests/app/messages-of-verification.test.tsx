import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { maya, openSite, press } from './open-site.tsx'

const openWaiting = () => openSite({ at: '/verify-email', awaiting: true })

/** The sentence about what the last press came to. */
const message = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text),
  )

describe('the wait for the verification', () => {
  it('says that another mail was sent (spec 8.16)', async () => {
    const { service } = await openWaiting()
    await press('Resend Verification Email')
    await message('Verification email sent successfully! Please check your inbox.')
    expect(service.mails).toEqual([{ kind: 'verification', email: maya.email }])
  })

  it('says that no mail could be sent (spec 8.17)', async () => {
    const { identity } = await openWaiting()
    identity.steering.fail('sendVerificationEmail', { kind: 'too many requests' })
    await press('Resend Verification Email')
    await message('Failed to send verification email. Please try again.')
  })

  it('says that the link has not been opened yet (spec 8.18)', async () => {
    await openWaiting()
    await press("I've Verified My Email")
    await message(
      'Email not verified yet. Please check your inbox and click the verification link.',
    )
  })

  it('says that the check itself failed (spec 8.19)', async () => {
    const { identity } = await openWaiting()
    identity.steering.fail('reload', { kind: 'unreachable' })
    await press("I've Verified My Email")
    await message('Failed to check verification status. Please try again.')
  })

  it('says that the address is verified (spec 8.20)', async () => {
    const { service } = await openWaiting()
    service.verify(maya.email)
    await press("I've Verified My Email")
    await message('Email verified successfully!')
  })

  it('sends no mail when nobody is signed in any more, and says so (spec 5.24, 8.46)', async () => {
    const { identity, service } = await openWaiting()
    await screen.findByRole('button', { name: 'Resend Verification Email' })
    identity.steering.fail('sendVerificationEmail', { kind: 'not signed in' })
    await press('Resend Verification Email')
    await message('No user is logged in or email is already verified')
    expect(service.mails).toEqual([])
  })

  it('sends no mail to an address that is verified already, and says so (spec 5.25, 8.46)', async () => {
    const { service, identity } = await openWaiting()
    service.verify(maya.email)
    await act(() => identity.reload())
    await press('Resend Verification Email')
    await message('No user is logged in or email is already verified')
    expect(service.mails).toEqual([])
  })
})
