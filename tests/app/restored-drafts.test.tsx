import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../machines/paths.ts'
import type { DraftValues } from '../../machines/ports.ts'
import { placeTyped } from '../../machines/profile-form/profile-form-values.ts'
import { choosePicture, openSite, press, type } from './open-site.tsx'

/** Opens a page whose tab has stored a draft. */
const openWithDraft = (form: Page, values: DraftValues, version: string | null = null) =>
  openSite({
    at: form,
    member: {
      phone: '+46812345678',
      profileImage: 'https://pictures.example/1',
      location: placeTyped('Stockholm, Sweden'),
    },
    before: ({ app: { services } }) => {
      const uid = services.storage.readSession().userId
      services.storage.writeDraft({ form, uid, version }, values)
    },
  })

const phone = async () => (await screen.findByLabelText('Phone Number')).getAttribute('value')
const location = () => document.querySelector('input[name=location]')?.getAttribute('value')
const note = () => screen.queryByText('We kept your unsaved changes.')

describe('a form with a restored draft', () => {
  const openProfile = () =>
    openWithDraft('/edit-profile', { phone: '112', location: '0\n0\nPorto\nPorto, Portugal' })

  it('says so, and discards the changes of the profile', async () => {
    const site = await openProfile()
    expect(await phone()).toBe('112')
    expect(location()).toBe('Porto, Portugal')
    expect(note()).not.toBeNull()
    screen.getByRole('button', { name: 'Discard' }).focus()
    await press('Discard')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Edit profile' }))
    await waitFor(async () => expect(await phone()).toBe('+46 8 123 456 78'))
    expect(location()).toBe('Stockholm, Sweden')
    expect(note()).toBeNull()
    const key = { form: '/edit-profile', uid: site.account.uid, version: null } as const
    expect(site.app.services.storage.readDraft(key)).toBeNull()
    await press('Cancel')
    await waitFor(() => expect(site.path()).toBe('/profile'))
  })

  it('says nothing more once the changes are undone by hand', async () => {
    await openWithDraft('/edit-profile', { fullName: 'Maja' })
    await type('Full Name', 'Maya Lindqvist')
    expect(note()).toBeNull()
    await type('Full Name', 'Maja')
    expect(note()).toBeNull()
  })

  it('says that a picture was lost, until another one is chosen', async () => {
    await openWithDraft('/edit-profile', { phone: '112', picture: 'chosen' })
    await screen.findByText('We kept your unsaved changes.')
    const lost = () => screen.queryByText(/^Please choose your new picture again/)
    expect(lost()).not.toBeNull()
    await choosePicture(new File(['pixels'], 'maya.png', { type: 'image/png' }))
    expect(lost()).toBeNull()
  })

  it('restores the removal of the picture', async () => {
    await openWithDraft('/edit-profile', { picture: 'removed' })
    await screen.findByText('We kept your unsaved changes.')
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
  })

  it('discards the changes of the interests', async () => {
    await openWithDraft('/update-preferences', { selected: 'Karaoke\nSpoon bending' })
    const chosen = () =>
      screen
        .getAllByRole('checkbox', { checked: true })
        .map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)
    await screen.findByText('We kept your unsaved changes.')
    expect(chosen()).toEqual(['Karaoke'])
    await press('Discard')
    expect(chosen()).toEqual(['Yoga'])
    expect(note()).toBeNull()
  })

  it('says nothing if the record already has the changes', async () => {
    await openWithDraft('/update-preferences', { selected: 'Yoga' })
    await screen.findByRole('button', { name: 'Update Preferences' })
    expect(note()).toBeNull()
  })

  it('is not restored if the record has another version', async () => {
    await openWithDraft('/edit-profile', { phone: '112' }, 'v-0')
    expect(await phone()).toBe('+46 8 123 456 78')
    expect(note()).toBeNull()
  })
})

describe('the sign-up form', () => {
  const draft = { firstName: 'Maya', lastName: '', username: 'maya', email: '', phone: '' }
  const kept = () => screen.queryByText('We kept what you entered, except your password.')
  const username = async () => (await screen.findByLabelText('Username')).getAttribute('value')

  it('says that a draft was restored, and discards it', async () => {
    const site = await openSite({
      at: '/signup',
      before: ({ app }) => app.services.storage.writeSignUpDraft(draft),
    })
    expect(await username()).toBe('maya')
    expect(kept()).not.toBeNull()
    await press('Discard')
    expect(await username()).toBe('')
    expect(kept()).toBeNull()
    expect(site.store.draft).toEqual({ ...draft, firstName: '', username: '' })
  })

  it('says nothing about a draft without text', async () => {
    await openSite({
      at: '/signup',
      before: ({ app }) =>
        app.services.storage.writeSignUpDraft({ ...draft, firstName: '', username: '' }),
    })
    expect(await username()).toBe('')
    expect(kept()).toBeNull()
  })
})

describe('a form without a draft', () => {
  it('has nothing to discard after an edit', async () => {
    await openSite({ at: '/edit-profile', member: {} })
    await type('Phone Number', '112')
    expect(note()).toBeNull()
  })
})
