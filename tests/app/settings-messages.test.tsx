import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../machines/failure.ts'
import { answer, openOverNetwork, page } from './open-over-network.ts'
import { expectToast, openSite, press, type } from './open-site.tsx'

const openSettings = () => openSite({ at: '/settings', member: {} })

const openReport = async (text: string) => {
  const site = await openSettings()
  await press('Report An Issue')
  if (text !== '') await type('Description', text)
  return site
}

const pressInDialog = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('a report', () => {
  it('with only whitespace shows a toast and is not sent (spec 5.26, 8.41)', async () => {
    const { memberApi } = await openReport('  \n ')
    await press('Submit')
    await expectToast('Please describe the issue')
    expect(memberApi.controls.count('reportBug')).toBe(0)
  })

  it('that was sent shows a toast (spec 7.29, 8.42)', async () => {
    const { memberApi, account } = await openReport('The map stays grey.')
    await press('Submit')
    await expectToast('Bug report submitted successfully. Thank you for helping improve our app!')
    expect(memberApi.reports).toEqual([{ uid: account.uid, bugDescription: 'The map stays grey.' }])
  })

  it.each<[string, string, Failure]>([
    [
      'with a message of the server',
      'Reports are closed today.',
      { kind: 'refused', message: 'Reports are closed today.' },
    ],
    [
      'for a known reason',
      'We couldn’t reach our servers. Check your connection and try again.',
      { kind: 'unreachable' },
    ],
  ])(
    'that fails %s shows “%s” and keeps its text (spec 8.43, 8.44)',
    async (_how, text, failure) => {
      const { memberApi } = await openReport('The map stays grey.')
      memberApi.controls.fail('reportBug', failure)
      await press('Submit')
      await expectToast(text)
      expect(await screen.findByDisplayValue('The map stays grey.')).toBe(
        screen.getByLabelText('Description'),
      )
    },
  )
})

describe('a report that is being sent', () => {
  it('is not sent again by a second press (spec 2.142)', async () => {
    const { memberApi } = await openReport('The map stays grey.')
    const report = memberApi.controls.hold('reportBug')
    await press('Submit')
    await report.arrived
    await press('Submitting...')
    report.release()
    await expectToast('Bug report submitted successfully. Thank you for helping improve our app!')
    expect(memberApi.controls.count('reportBug')).toBe(1)
  })

  it('is not aborted when the session ends', async () => {
    const sent: (AbortSignal | undefined)[] = []
    const { app, path } = await openSite({
      at: '/settings',
      member: {},
      through: ({ memberApi, ...services }) => ({
        ...services,
        memberApi: {
          ...memberApi,
          reportBug: (_text, signal) => {
            sent.push(signal)
            return new Promise(() => {})
          },
        },
      }),
    })
    await press('Report An Issue')
    await type('Description', 'The map stays grey.')
    await press('Submit')
    act(() => app.session.send({ type: 'logout requested' }))
    await waitFor(() => expect(path()).not.toBe('/settings'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.aborted ?? false).toBe(false)
  })
})

describe('a report with a response without a readable message', () => {
  it.each([
    ['400 and an empty object', () => answer(400, {})],
    ['404 with not-registered', () => answer(404, { success: false, code: 'not-registered' })],
    ['500 and an HTML page', () => page(500)],
  ])('shows a toast and keeps its text: %s (spec 8.45)', async (_what, given) => {
    const { network } = await openOverNetwork({ at: '/settings', member: {} })
    network.answers.set('POST /users/report-bug', given)
    await press('Report An Issue')
    await type('Description', 'The map stays grey.')
    await press('Submit')
    await expectToast('Failed to submit bug report')
    expect(await screen.findByDisplayValue('The map stays grey.')).toBe(
      screen.getByLabelText('Description'),
    )
  })
})

describe('Contact Us', () => {
  it('shows a toast with the copied email (spec 8.39)', async () => {
    const { clipboard } = await openSettings()
    await press('Contact Us')
    await expectToast('Email address copied to clipboard: support@trellis.example')
    expect(clipboard.written()).toBe('support@trellis.example')
  })

  it('shows the email if the clipboard is denied (spec 8.40) (fault 105)', async () => {
    const { clipboard } = await openSettings()
    clipboard.controls.fail('write', { kind: 'not allowed' })
    await press('Contact Us')
    await expectToast('Please email us at: support@trellis.example')
  })
})

describe('a deletion', () => {
  const confirm = async () => {
    await press('Delete Account')
    await pressInDialog('Delete Account')
  }

  it('that is complete leads to / with a toast (spec 8.36)', async () => {
    const { path } = await openSettings()
    await confirm()
    await expectToast('Account deleted successfully')
    await waitFor(() => expect(path()).toBe('/'))
  })

  it('that fails shows a toast and closes the dialog (spec 8.37)', async () => {
    const { memberApi } = await openSettings()
    memberApi.controls.fail('deleteAccount', { kind: 'unreachable' })
    await confirm()
    await expectToast('Failed to delete account. Please try again.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['the sign-in cannot be checked', 'isSignInRecent'],
    ['the identity cannot be removed', 'remove'],
  ] as const)('closes its dialog if %s (spec 4.59)', async (_why, call) => {
    const { identity } = await openSettings()
    identity.controls.fail(call, { kind: 'unreachable' })
    await confirm()
    await expectToast('Failed to delete account. Please try again.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each(['refused', 'unreachable', 'timed out'] as const)(
    'closes its dialog if the backend fails with “%s” (spec 4.59)',
    async (kind) => {
      const { memberApi } = await openSettings()
      memberApi.controls.fail('deleteAccount', { kind })
      await confirm()
      await waitFor(() => expect(memberApi.controls.count('deleteAccount')).toBe(1))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  it('says at the field that the password is wrong, and ends with a toast (spec 8.37)', async () => {
    const { identity, memberApi } = await openSettings()
    identity.ageSignIn()
    await confirm()
    await type('Password', 'not-the-password')
    await pressInDialog('Delete Account')
    const field = await screen.findByLabelText('Password')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(field)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'That password isn’t right. Please try again.',
    )
    expect(screen.queryByText('Failed to delete account. Please try again.')).toBeNull()
    await pressInDialog('Cancel')
    await expectToast('Failed to delete account. Please try again.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(memberApi.controls.count('deleteAccount')).toBe(0)
  })

  it.each([
    ['without a message', 'Failed to delete account from backend', { success: false }],
    ['with a message', 'Not today.', { success: false, error: 'Not today.' }],
  ])(
    'that the backend answers with 500 %s shows “%s”, and the site stays usable (spec 8.38)',
    async (_how, text, body) => {
      const { site, network } = await openOverNetwork({ at: '/settings', member: {} })
      network.answers.set('DELETE /users/delete-account', () => answer(500, body))
      await confirm()
      await expectToast(text)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.queryByRole('button', { name: 'Finish deleting' })).toBeNull()
      expect(document.activeElement?.textContent).toBe('Delete Account')
      expect(site.store.deletion).toBeNull()
      await act(() => site.router.navigate({ to: '/profile' }))
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Maya Lindqvist')
      expect(site.path()).toBe('/profile')

      network.answers.clear()
      await act(() => site.router.navigate({ to: '/settings' }))
      await confirm()
      await expectToast('Account deleted successfully')
    },
  )

  it.each([
    [
      'no response',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
    ['502 and the error page of a proxy', () => page(502)],
    ['504 and the error page of a proxy', () => page(504)],
  ])('that receives %s stays unfinished (spec 8.37)', async (_what, given) => {
    const { site, network } = await openOverNetwork({ at: '/settings', member: {} })
    network.answers.set('DELETE /users/delete-account', given)
    await confirm()
    await expectToast('Failed to delete account. Please try again.')
    const finish = await screen.findByRole('button', { name: 'Finish deleting' })
    expect(site.store.deletion).toEqual({ uid: site.account.uid, step: 'record' })
    // The row that opened the dialog is gone.
    await waitFor(() => expect(document.activeElement).toBe(finish))
  })

  it('that receives 401 ends the session and does not stay unfinished (spec 8.47)', async () => {
    const { site, network } = await openOverNetwork({ at: '/settings', member: {} })
    network.answers.set('DELETE /users/delete-account', () => answer(401, { success: false }))
    await confirm()
    await expectToast('Session expired. Please login again.')
    await waitFor(() => expect(site.path()).toBe('/login'))
    expect(site.store.deletion).toBeNull()
    expect(site.store.session.isLoggedIn).toBe(false)
  })
})
