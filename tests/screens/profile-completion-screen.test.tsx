import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fieldsOf } from '../../machines/profile-form/profile-form-values.ts'
import { ProfileCompletionScreen } from '../../src/screens/profile-completion/profile-completion-screen.tsx'
import type { ProfileCompletionScreenProps } from '../../src/screens/profile-form/view-props.ts'
import { descriptionOf } from './support/described-by.ts'
import { isDisabled } from './support/expect-state.ts'
import { profileFormProps } from './support/profile-form-props.ts'
import { readable } from './support/readable.ts'

const props = (
  changes: Partial<ProfileCompletionScreenProps> = {},
): ProfileCompletionScreenProps => ({
  ...profileFormProps(),
  username: 'maya.lindqvist',
  emailFrom: 'provider',
  ...changes,
})

const email = () => screen.getByRole('textbox', { name: 'Email' })

describe('the profile-completion screen', () => {
  test.each(fieldsOf.completing)('has an input for %s', (field) => {
    const { container } = render(<ProfileCompletionScreen {...props()} />)
    expect(container.querySelectorAll(`input[name=${field}]`)).toHaveLength(1)
  })

  test('shows the username that was made from the name, read-only and with a sentence', () => {
    render(<ProfileCompletionScreen {...props()} />)
    const username = screen.getByLabelText<HTMLInputElement>('Username')
    expect([username.value, username.readOnly]).toEqual(['maya.lindqvist', true])
    expect(
      screen.getByText('We’ve chosen this username for you. It can’t be changed.'),
    ).toBeTruthy()
  })

  test('requires only first name and email (spec 2.91, 2.93)', () => {
    render(<ProfileCompletionScreen {...props()} />)
    const required = screen
      .getAllByRole('textbox')
      .filter((field) => field.hasAttribute('required'))
      .map((field) => field.getAttribute('name'))
    expect(required).toEqual(['firstName', 'email'])
  })

  test('has fields for last name, phone and location (spec 2.88, 2.92, 2.95, 2.96)', async () => {
    const given = props()
    render(<ProfileCompletionScreen {...given} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Personal Info')
    await userEvent.type(screen.getByRole('textbox', { name: /^Last name/ }), 's')
    await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '7')
    expect(vi.mocked(given.onField).mock.calls).toEqual([
      ['lastName', readable('Lindqvists')],
      ['phone', readable('7')],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Set my location' }))
    expect(given.onLocation.locate).toHaveBeenCalledOnce()
  })

  test('accepts image files for the photo (spec 2.90)', async () => {
    const given = props()
    const { container } = render(<ProfileCompletionScreen {...given} />)
    const input = container.querySelector('input[type="file"]')
    expect(input?.getAttribute('accept')?.split(',')).toEqual(['image/jpeg', 'image/png'])
    const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' })
    if (input instanceof HTMLElement) await userEvent.upload(input, file)
    expect(given.onPicture.choose).toHaveBeenCalledExactlyOnceWith(file)
  })

  test('shows an email from a provider as read-only, with an explanation (spec 2.94, 5.17, 5.18)', () => {
    render(<ProfileCompletionScreen {...props()} />)
    expect(email().hasAttribute('readonly')).toBe(true)
    expect(descriptionOf(email())).toBe(
      'Email address is set from your Google/Apple account and cannot be modified',
    )
  })

  test('has an editable email if the provider has none', async () => {
    const { form } = profileFormProps()
    const given = props({
      emailFrom: null,
      form: { ...form, values: { ...form.values, email: '' } },
    })
    render(<ProfileCompletionScreen {...given} />)
    await userEvent.type(email(), 'm')
    expect(given.onField).toHaveBeenCalledExactlyOnceWith('email', readable('m'))
  })

  test('labels the camera button and submits with Next (spec 2.89, 2.97)', async () => {
    const given = props()
    render(<ProfileCompletionScreen {...given} />)
    expect(screen.getByRole('group', { name: 'Profile photo' }).tagName).toBe('FIELDSET')
    expect(screen.getByRole('button', { name: 'Choose a profile photo' }).tagName).toBe('BUTTON')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(given.onSubmit).toHaveBeenCalledOnce()
  })

  test('disables its button while busy', () => {
    const { form } = profileFormProps()
    render(<ProfileCompletionScreen {...props({ form: { ...form, busy: true } })} />)
    expect(isDisabled(screen.getByRole('button', { name: 'Saving...' }))).toBe(true)
  })

  test('shows an error after the button if saving fails', () => {
    const { form } = profileFormProps()
    const problem = 'Failed to complete profile. Please try again.'
    render(<ProfileCompletionScreen {...props({ form: { ...form, problem } })} />)
    const message = screen.getByText(problem)
    const order = screen.getByRole('button', { name: 'Next' }).compareDocumentPosition(message)
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
