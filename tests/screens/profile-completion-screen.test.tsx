import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { ProfileCompletionScreenProps } from '../../src/screens/profile-completion/profile-completion-props.ts'
import { ProfileCompletionScreen } from '../../src/screens/profile-completion/profile-completion-screen.tsx'
import { descriptionOf } from './support/description.ts'
import { profileFormProps } from './support/profile-form-props.ts'
import { isDisabled } from './support/sees.ts'

const props = (
  changes: Partial<ProfileCompletionScreenProps> = {},
): ProfileCompletionScreenProps => ({
  ...profileFormProps(),
  emailFrom: 'provider',
  ...changes,
})

const email = () => screen.getByRole('textbox', { name: 'Email' })

describe('the profile-completion screen', () => {
  test('requires first name and email, and no more', () => {
    render(<ProfileCompletionScreen {...props()} />)
    const required = screen
      .getAllByRole('textbox')
      .filter((field) => field.hasAttribute('required'))
      .map((field) => field.getAttribute('name'))
    expect(required).toEqual(['firstName', 'email'])
  })

  test('locks an email that came from a provider, and says so (spec 5.17, 5.18)', () => {
    render(<ProfileCompletionScreen {...props()} />)
    expect(email().hasAttribute('readonly')).toBe(true)
    expect(descriptionOf(email())).toBe(
      'Email address is set from your Google/Apple account and cannot be modified',
    )
  })

  test('takes an email that nobody has told', async () => {
    const { form } = profileFormProps()
    const given = props({
      emailFrom: null,
      form: { ...form, values: { ...form.values, email: '' } },
    })
    render(<ProfileCompletionScreen {...given} />)
    await userEvent.type(email(), 'm')
    expect(given.onField).toHaveBeenCalledExactlyOnceWith('email', 'm')
  })

  test('names the camera button, and goes on by Next', async () => {
    const given = props()
    render(<ProfileCompletionScreen {...given} />)
    expect(screen.getByRole('group', { name: 'Profile photo' }).tagName).toBe('FIELDSET')
    expect(screen.getByRole('button', { name: 'Choose a profile photo' }).tagName).toBe('BUTTON')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(given.onSubmit).toHaveBeenCalledOnce()
  })

  test('is saved once while busy', () => {
    const { form } = profileFormProps()
    render(<ProfileCompletionScreen {...props({ form: { ...form, busy: true } })} />)
    expect(isDisabled(screen.getByRole('button', { name: 'Saving...' }))).toBe(true)
  })

  test('stays with a sentence when saving fails', () => {
    const { form } = profileFormProps()
    const problem = 'Failed to complete profile. Please try again.'
    render(<ProfileCompletionScreen {...props({ form: { ...form, problem } })} />)
    expect(screen.getByText(problem).tagName).toBe('P')
  })
})
