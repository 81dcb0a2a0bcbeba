import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../../machines/profile-form/profile-form-values.ts'
import { EditProfileScreen } from '../../src/screens/edit-profile/edit-profile-screen.tsx'
import { descriptionOf } from './support/described-by.ts'
import { profileFormProps } from './support/profile-form-props.ts'
import { readable } from './support/readable.ts'

const button = (name: string) => screen.getByRole('button', { name })
const defaults = profileFormProps()

describe('the edit-profile screen', () => {
  test.each(fieldsOf.editing)('has an input for %s', (field) => {
    const { container } = render(<EditProfileScreen {...profileFormProps()} />)
    expect(container.querySelectorAll(`input[name=${field}]`)).toHaveLength(1)
  })

  test('shows the text of the last edit', () => {
    render(<EditProfileScreen {...profileFormProps()} />)
    expect(screen.getByText('Last edited on 20 November 2026').tagName).toBe('P')
  })

  test('shows username and email in read-only fields (spec 2.120, 2.121)', () => {
    render(<EditProfileScreen {...profileFormProps()} />)
    for (const [name, value] of [
      ['Username', 'mayalind'],
      ['Email Address', 'maya@lindqvist.example'],
    ] as const) {
      const field = screen.getByRole('textbox', { name })
      expect(field.hasAttribute('readonly')).toBe(true)
      expect(field).toHaveProperty('value', value)
    }
  })

  test('has autocomplete and input types for its fields (spec 2.118, 2.119, 2.122, 2.123)', () => {
    render(<EditProfileScreen {...profileFormProps()} />)
    const expected = { 'Full Name': 'name', 'Phone Number': 'tel', Location: 'street-address' }
    for (const [name, autocomplete] of Object.entries(expected)) {
      expect(screen.getByLabelText(name).getAttribute('autocomplete')).toBe(autocomplete)
    }
    expect(screen.getByLabelText('Phone Number').getAttribute('inputmode')).toBe('tel')
    expect(screen.getByLabelText('Date of Birth').getAttribute('type')).toBe('date')
    expect(screen.getByLabelText('Date of Birth').getAttribute('min')).toBe('1900-01-01')
  })

  test('focuses the first invalid field after a submit (spec 2.125)', async () => {
    const given = profileFormProps()
    const view = render(<EditProfileScreen {...given} />)
    await userEvent.click(button('Save changes'))
    expect(given.onSubmit).toHaveBeenCalledOnce()
    const problems = {
      fullName: 'Please enter your full name',
      dateOfBirth: 'Please enter a date in the past',
    }
    view.rerender(<EditProfileScreen {...given} form={{ ...given.form, problems }} />)
    const name = screen.getByLabelText('Full Name')
    expect(document.activeElement).toBe(name)
    expect(descriptionOf(name)).toBe('Please enter your full name')
  })

  test('says which changes of an earlier visit are kept', () => {
    const form = { ...defaults.form, restored: true, changed: ['Profile photo', 'Full Name'] }
    render(<EditProfileScreen {...profileFormProps({ form })} />)
    screen.getByText('Not saved yet: Profile photo, Full Name.')
  })

  test('cancels a pending upload', async () => {
    const form = { ...defaults.form, busy: true, uploading: true }
    const given = profileFormProps({ form })
    render(<EditProfileScreen {...given} />)
    expect(screen.getByText('Uploading your picture...').tagName).toBe('P')
    await userEvent.click(button('Cancel upload'))
    expect(given.onCancelSaving).toHaveBeenCalledOnce()
  })

  test('asks before unsaved changes are lost, with the focus on Keep editing', async () => {
    const given = profileFormProps({ form: { ...defaults.form, asking: true } })
    render(<EditProfileScreen {...given} />)
    await expect.poll(() => document.activeElement).toBe(button('Keep editing'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(button('Leave'))
    expect(given.onStay).toHaveBeenCalledOnce()
    expect(given.onLeave).toHaveBeenCalledOnce()
  })
})

describe('the picture', () => {
  test('can be chosen as JPEG or PNG, and the file is passed to the handler (spec 2.115, 2.117, 5.19, 9.15)', async () => {
    const given = profileFormProps()
    const { container } = render(<EditProfileScreen {...given} />)
    const input = container.querySelector('input[type="file"]')
    expect(input?.getAttribute('accept')).toBe('image/jpeg,image/png')
    const hint = screen.getByText('At least 800x800 px recommended, JPG or PNG.')
    expect(hint.tagName).toBe('P')
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    if (input instanceof HTMLElement) await userEvent.upload(input, file)
    expect(given.onPicture.choose).toHaveBeenCalledExactlyOnceWith(file)
  })

  test('can be changed (spec 2.114)', () => {
    render(<EditProfileScreen {...profileFormProps()} />)
    expect(
      screen.getByRole('group', { name: 'Profile photo' }).contains(button('Change picture')),
    ).toBe(true)
  })

  test('has a hint with the recommended size and formats (spec 9.16)', () => {
    render(<EditProfileScreen {...profileFormProps()} />)
    const hint = screen.getByText('At least 800x800 px recommended, JPG or PNG.')
    expect(screen.getByRole('group', { name: 'Profile photo' }).contains(hint)).toBe(true)
  })

  test('can be removed only if there is one (spec 2.116)', async () => {
    const picture = {
      ...defaults.picture,
      url: 'https://pictures.example/1',
      removable: true,
    }
    const given = profileFormProps({ picture })
    const view = render(<EditProfileScreen {...given} />)
    await userEvent.click(button('Remove Picture'))
    expect(given.onPicture.remove).toHaveBeenCalledOnce()
    view.rerender(<EditProfileScreen {...profileFormProps()} />)
    expect(screen.queryByRole('button', { name: 'Remove Picture' })).toBeNull()
  })

  test('says that a new crop is not saved yet', () => {
    const picture = { ...defaults.picture, unsaved: 'chosen' } as const
    render(<EditProfileScreen {...profileFormProps({ picture })} />)
    const group = screen.getByRole('group', { name: 'Profile photo' })
    expect(group.textContent).toContain('Not saved yet.')
  })

  test('can be kept after all until the form is saved', async () => {
    const picture = { ...defaults.picture, unsaved: 'removed', restorable: true } as const
    const given = profileFormProps({ picture })
    render(<EditProfileScreen {...given} />)
    expect(screen.getByText('Your picture is removed when you save.').tagName).toBe('P')
    await userEvent.click(button('Keep the picture'))
    expect(given.onPicture.restore).toHaveBeenCalledOnce()
  })

  test('has a status with the reason why a file was rejected', () => {
    const picture = { ...defaults.picture, problem: 'Please choose a JPG or PNG picture.' }
    render(<EditProfileScreen {...profileFormProps({ picture })} />)
    const messages = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(messages).toContain('Please choose a JPG or PNG picture.')
  })

  test('can be used although it is small, with a notice', async () => {
    const cropping = {
      url: 'blob:picture-1',
      extent: { width: 600, height: 400 },
      crop: { x: 100, y: 0, size: 400 },
      small: true,
      busy: false,
    }
    const given = profileFormProps({ picture: { ...defaults.picture, cropping } })
    render(<EditProfileScreen {...given} />)
    expect(screen.getByText(/smaller than 800x800 px/).tagName).toBe('P')
    await userEvent.click(button('Use this picture'))
    expect(given.onPicture.confirmCrop).toHaveBeenCalledOnce()
  })
})

describe('the location', () => {
  test('can be typed, or requested with its button', async () => {
    const given = profileFormProps()
    render(<EditProfileScreen {...given} />)
    await userEvent.type(screen.getByLabelText('Location'), 'P')
    await userEvent.click(button('Set my location'))
    expect(given.onLocation.type).toHaveBeenCalledExactlyOnceWith(readable('P'))
    expect(given.onLocation.locate).toHaveBeenCalledOnce()
  })

  test('shows an error as the description of the field', () => {
    const hint = 'Finding your location took too long. Try again, or type your address.'
    render(
      <EditProfileScreen {...profileFormProps({ location: { ...defaults.location, hint } })} />,
    )
    expect(descriptionOf(screen.getByLabelText('Location'))).toBe(hint)
  })
})
