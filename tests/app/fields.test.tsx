import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSite, press, type } from './open-site.tsx'

const provider = { interests: [], email: '' }

describe('a field', () => {
  it.each([
    ['/forgot-password', 'Email', 'email', 'email', 'username'],
    ['/profile-completion', 'First name', 'text', null, 'given-name'],
    ['/profile-completion', 'Last name', 'text', null, 'family-name'],
    ['/profile-completion', 'Email', 'email', 'email', 'email'],
    ['/profile-completion', 'Phone', 'tel', 'tel', 'tel'],
    ['/profile-completion', 'Location', 'text', null, 'street-address'],
    ['/edit-profile', 'Full Name', 'text', null, 'name'],
    ['/edit-profile', 'Phone Number', 'tel', 'tel', 'tel'],
    ['/edit-profile', 'Date of Birth', 'date', null, 'bday'],
    ['/edit-profile', 'Location', 'text', null, 'street-address'],
  ])(
    'on %s, %s, has the type %s, the input mode %s and the autocomplete value %s',
    async (at, label, type, keyboard, purpose) => {
      await openSite({ at, ...(at.includes('profile') && { member: provider }) })
      const field = await screen.findByLabelText(label)
      expect({
        type: field.getAttribute('type'),
        keyboard: field.getAttribute('inputmode'),
        purpose: field.getAttribute('autocomplete'),
      }).toEqual({ type, keyboard, purpose })
    },
  )

  it.each([
    ['/login', 'Username or email', 'Please enter your username or email', 'Login'],
    ['/signup', 'First name', 'Please enter your first name', 'Sign Up'],
    ['/forgot-password', 'Email', 'Please enter your email address', 'Send Reset Link'],
    ['/profile-completion', 'Email', 'Please enter your email address', 'Next'],
  ])(
    'on %s, %s, is focused as the first missing field and shows “%s”',
    async (at, label, text, button) => {
      await openSite({ at, ...(at.includes('profile') && { member: provider }) })
      await press(button)
      const field = await screen.findByLabelText(label)
      expect(document.activeElement).toBe(field)
      const notes = (field.getAttribute('aria-describedby') ?? '').split(' ')
      expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain(text)
    },
  )

  it.each([
    ['/edit-profile', 'Full Name', 'Please shorten your full name', 'Save changes', {}],
    ['/edit-profile', 'Phone Number', 'Please shorten your phone number', 'Save changes', {}],
    ['/profile-completion', 'Last name', 'Please shorten your last name', 'Next', provider],
  ])(
    'on %s, %s, with a text that is too long is focused and shows “%s”, and nothing is sent',
    async (at, label, text, button, member) => {
      const { memberApi } = await openSite({ at, member })
      await type(label, 'M'.repeat(150))
      if (at === '/profile-completion') await type('Email', 'maya@lindqvist.example')
      await press(button)
      const field = await screen.findByLabelText(label)
      expect(document.activeElement).toBe(field)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      const notes = (field.getAttribute('aria-describedby') ?? '').split(' ')
      expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain(text)
      expect(memberApi.controls.count('update')).toBe(0)
    },
  )
})
