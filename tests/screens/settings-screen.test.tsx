import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import type { DeletionStep } from '../../src/screens/settings/view-props.ts'
import { descriptionOf } from './support/described-by.ts'
import { isDisabled } from './support/expect-state.ts'
import { settingsProps } from './support/settings-props.ts'

const button = (name: string) => screen.getByRole('button', { name })
const writing = (description: string, busy = false) => ({
  open: true,
  description,
  sendable: description !== '',
  busy,
})
const at = (step: DeletionStep) => settingsProps({ deletion: { step, unfinished: false } })

describe('the settings screen', () => {
  test('lists four actions with descriptions (spec 2.131)', () => {
    render(<SettingsScreen {...settingsProps()} />)
    const list = screen.getByRole('list', { name: 'Privacy & Permissions' })
    const rows = [...list.querySelectorAll('button, a')]
    expect(rows.map(descriptionOf)).toEqual([
      'Tell us what went wrong',
      'Copies support@trellis.example to your clipboard',
      'Opens in a new tab',
      'Removes your account and everything in it',
    ])
  })

  test('opens the policy in a new tab without an opener (spec 2.134)', () => {
    render(<SettingsScreen {...settingsProps()} />)
    const link = screen.getByRole('link', { name: 'Privacy Policy' })
    expect(link.getAttribute('href')).toBe('https://trellis.example/privacy')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  test('copies the email, and shows it selected if the clipboard fails', async () => {
    const given = settingsProps()
    const view = render(<SettingsScreen {...given} />)
    await userEvent.click(button('Contact Us'))
    expect(given.onCopyEmail).toHaveBeenCalledOnce()
    expect(screen.queryByText(/Please email us/)).toBeNull()
    view.rerender(<SettingsScreen {...given} contact={{ busy: false, manualCopy: true }} />)
    screen.getByText('Please email us at: support@trellis.example')
    expect(String(getSelection())).toBe('support@trellis.example')
  })
})

describe('the ways to log in', () => {
  test.each([
    [
      [
        { authType: 'local', email: 'maya@lindqvist.example' },
        { authType: 'google', email: 'maya.l@gmail.example' },
        { authType: 'apple', email: null },
      ],
      [
        'Passwordmaya@lindqvist.example',
        'Googlemaya.l@gmail.example',
        'AppleShares no email address',
      ],
    ],
    [[{ authType: 'google', email: 'maya@lindqvist.example' }], ['Googlemaya@lindqvist.example']],
  ] as const)('are all listed, each with its email: %j', (signInMethods, expected) => {
    render(<SettingsScreen {...settingsProps({ signInMethods })} />)
    const list = screen.getByRole('list', { name: 'Ways to log in' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(expected)
    expect(within(list).queryByRole('button')).toBeNull()
  })
})

test('the email of a way to log in can break after its at sign and before its dots', () => {
  const signInMethods = [{ authType: 'local', email: 'maya@lindqvist.example' }] as const
  render(<SettingsScreen {...settingsProps({ signInMethods })} />)
  const item = within(screen.getByRole('list', { name: 'Ways to log in' })).getByRole('listitem')
  const beforeBreaks = [...item.querySelectorAll('wbr')].map(
    (wbr) => wbr.previousElementSibling?.textContent,
  )
  expect(beforeBreaks).toEqual(['maya@', 'lindqvist'])
})

describe('the password section', () => {
  const withPassword = (state: { busy?: boolean; coolingDown?: boolean; problem?: string } = {}) =>
    settingsProps({
      password: { email: 'maya@lindqvist.example', busy: false, coolingDown: false, ...state },
    })

  test('names the address that receives the link, and sends it', async () => {
    const given = withPassword()
    render(<SettingsScreen {...given} />)
    const security = screen.getByRole('list', { name: 'Security' })
    expect(security.contains(button('Change Password'))).toBe(true)
    expect(descriptionOf(button('Change Password'))).toBe(
      'We’ll email a link to maya@lindqvist.example',
    )
    await userEvent.click(button('Change Password'))
    expect(given.onChangePassword).toHaveBeenCalledOnce()
  })

  test.each([{ busy: true }, { coolingDown: true }])(
    'sends no second email while it is %o',
    async (state) => {
      const given = withPassword(state)
      render(<SettingsScreen {...given} />)
      expect(isDisabled(button('Change Password'))).toBe(true)
      await userEvent.click(button('Change Password'))
      expect(given.onChangePassword).not.toHaveBeenCalled()
    },
  )

  test('says that an email was sent, and when another one can be requested', () => {
    render(<SettingsScreen {...withPassword({ coolingDown: true })} />)
    expect(descriptionOf(button('Change Password'))).toBe(
      'We’ve emailed a link to maya@lindqvist.example. You can request another one in a minute.',
    )
  })

  test('says why no email was sent, and can be used again', async () => {
    const given = withPassword({ problem: 'Failed to send reset email' })
    render(<SettingsScreen {...given} />)
    const problem = screen.getByText('Failed to send reset email')
    expect(problem.closest('[data-tone]')?.getAttribute('data-tone')).toBe('danger')
    await userEvent.click(button('Change Password'))
    expect(given.onChangePassword).toHaveBeenCalledOnce()
  })

  test('is absent for an account without a password', () => {
    render(<SettingsScreen {...settingsProps({ password: null })} />)
    expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull()
  })
})

describe('the issue report', () => {
  test('cannot be sent while it is empty (spec 2.141)', () => {
    render(<SettingsScreen {...settingsProps({ report: writing('') })} />)
    expect(isDisabled(button('Submit'))).toBe(true)
  })

  test('asks what went wrong and for the steps, and is sent with its button (spec 2.136, 2.137, 2.139)', async () => {
    const given = settingsProps({ report: writing('The map stays grey.') })
    render(<SettingsScreen {...given} />)
    const text = screen.getByRole('textbox', { name: 'Description' })
    expect(text.getAttribute('placeholder')).toMatch(/went wrong.*steps to reproduce/)
    await userEvent.click(button('Submit'))
    expect(given.onReport.submit).toHaveBeenCalledOnce()
  })

  test('cannot be sent again or edited while it is being sent (spec 2.140, 2.142)', async () => {
    const given = settingsProps({ report: writing('The map stays grey.', true) })
    const view = render(<SettingsScreen {...settingsProps({ report: writing('The map.') })} />)
    const submit = button('Submit')
    expect(isDisabled(submit)).toBe(false)
    view.rerender(<SettingsScreen {...given} />)
    expect(button('Submitting...')).toBe(submit)
    expect(isDisabled(submit)).toBe(true)
    await userEvent.click(button('Submitting...'))
    expect(given.onReport.submit).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox').hasAttribute('readonly')).toBe(true)
  })

  test('is cancelled with Cancel, with Escape and with its Close button (spec 2.138)', async () => {
    const given = settingsProps({ report: writing('') })
    render(<SettingsScreen {...given} />)
    await userEvent.click(button('Cancel'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(button('Close'))
    expect(given.onReport.cancel).toHaveBeenCalledTimes(3)
  })
})

describe('the deletion of the account', () => {
  test('asks for confirmation, with the focus on Cancel', async () => {
    const given = at({ kind: 'confirm' })
    render(<SettingsScreen {...given} />)
    await expect.poll(() => document.activeElement).toBe(button('Cancel'))
    await userEvent.keyboard('{Enter}')
    expect(given.onDelete.cancel).toHaveBeenCalledOnce()
    expect(given.onDelete.confirm).not.toHaveBeenCalled()
  })

  test('is confirmed only with its own button', async () => {
    const given = at({ kind: 'confirm' })
    render(<SettingsScreen {...given} />)
    await userEvent.click(button('Delete Account'))
    expect(given.onDelete.confirm).toHaveBeenCalledOnce()
  })

  test('asks for the password in the dialog and submits it with Enter', async () => {
    const given = at({ kind: 'password', password: 'sweet-pea-88', busy: false })
    render(<SettingsScreen {...given} />)
    const password = screen.getByLabelText('Password')
    expect(password.getAttribute('autocomplete')).toBe('current-password')
    await userEvent.type(password, '{Enter}')
    expect(given.onDelete.submitPassword).toHaveBeenCalledOnce()
  })

  test('shows at the field that the password is missing', () => {
    const problem = 'Please enter your password'
    render(<SettingsScreen {...at({ kind: 'password', password: '', busy: false, problem })} />)
    expect(descriptionOf(screen.getByLabelText('Password'))).toBe(problem)
  })

  test('opens the provider’s window for a member who signed in with a provider', async () => {
    const given = at({ kind: 'provider', provider: 'apple', busy: false })
    render(<SettingsScreen {...given} />)
    await userEvent.click(button('Continue with Apple'))
    expect(given.onDelete.askProvider).toHaveBeenCalledOnce()
  })

  test('cannot be cancelled or repeated while it is running (fault 82)', async () => {
    const given = at({ kind: 'deleting' })
    render(<SettingsScreen {...given} />)
    await userEvent.click(button('Cancel'))
    await userEvent.click(button('Deleting...'))
    expect(given.onDelete.cancel).not.toHaveBeenCalled()
    expect(given.onDelete.confirm).not.toHaveBeenCalled()
  })

  test('leaves only two buttons if it is unfinished: to finish it, and Logout', async () => {
    const given = settingsProps({ deletion: { step: { kind: 'closed' }, unfinished: true } })
    render(<SettingsScreen {...given} />)
    const controls = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    expect(controls.map((control) => control.textContent)).toEqual(['Finish deleting', 'Logout'])
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(button('Finish deleting'))
    expect(given.onDelete.finish).toHaveBeenCalledOnce()
    expect(given.onLogout).not.toHaveBeenCalled()
    await userEvent.click(button('Logout'))
    expect(given.onLogout).toHaveBeenCalledOnce()
  })
})
