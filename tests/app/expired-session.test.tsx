import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOverNetwork } from './open-over-network.ts'
import { choosePicture, expectToast, logIn, press, type } from './open-site.tsx'

/** Maya's session expires when she saves a phone number that she has typed. */
const expireWhileEditing = async () => {
  const { site, network } = await openOverNetwork({
    at: '/edit-profile',
    member: { phone: '+46701234567' },
  })
  await type('Phone Number', '+46 8 123 456 78')
  network.rejectsAll = true
  await press('Save changes')
  await expectToast('Session expired. Please login again.')
  await waitFor(() => expect(site.path()).toBe('/login'))
  network.rejectsAll = false
  return site
}

const shownPhone = async () => (await screen.findByLabelText('Phone Number')).getAttribute('value')

/** Maya's session expires when she saves a new picture, without any other change. */
const expireWithPicture = async () => {
  const opened = await openOverNetwork({
    at: '/edit-profile',
    member: { profileImage: 'https://pictures.example/1' },
  })
  await choosePicture(new File(['pixels'], 'maya.png', { type: 'image/png' }))
  opened.network.rejectsAll = true
  await press('Save changes')
  await waitFor(() => expect(opened.site.path()).toBe('/login'))
  opened.network.rejectsAll = false
  return opened
}

const preview = () =>
  screen.getByRole('group', { name: 'Profile photo' }).querySelector('img')?.getAttribute('src')

describe('a session that expires while a form is edited', () => {
  it('leaves nothing of the form in the storage, and gives it back after a new login', async () => {
    const site = await expireWhileEditing()
    const { uid } = site.account
    expect(site.app.services.storage.readDraft('edit profile', uid)).toBeNull()
    await logIn()
    await waitFor(() => expect(site.path()).toBe('/edit-profile'))
    expect(await shownPhone()).toBe('+46 8 123 456 78')
  })

  it('gives back a picture that was chosen, and saves it', async () => {
    const { site } = await expireWithPicture()
    const { uid } = site.account
    await logIn()
    await screen.findByText('We kept your unsaved changes.')
    expect(preview()).toMatch(/^blob:/)
    await screen.findByRole('button', { name: 'Adjust crop' })
    expect(site.pictureStore.pictures.has(uid)).toBe(false)
    await press('Save changes')
    await waitFor(() => expect(site.path()).toBe('/profile'))
    expect(site.pictureStore.pictures.has(uid)).toBe(true)
    expect(site.pictureFiles.held.size).toBe(0)
  })

  it('discards a picture that was given back', async () => {
    const { site } = await expireWithPicture()
    await logIn()
    await press('Discard')
    await waitFor(() => expect(preview()).toBe('https://pictures.example/1'))
    await press('Cancel')
    await waitFor(() => expect(site.path()).toBe('/profile'))
    expect(site.pictureFiles.held.size).toBe(0)
  })

  it('gives back the interests that were chosen', async () => {
    const { site, network } = await openOverNetwork({ at: '/update-preferences', member: {} })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Karaoke' }))
    network.rejectsAll = true
    await press('Update Preferences')
    await waitFor(() => expect(site.path()).toBe('/login'))
    network.rejectsAll = false
    expect(site.app.services.storage.readDraft('interests', site.account.uid)).toBeNull()
    await logIn()
    const karaoke = await screen.findByRole('checkbox', { name: 'Karaoke' })
    expect(karaoke.getAttribute('aria-checked')).toBe('true')
    expect(screen.getByText('We kept your unsaved changes.')).not.toBeNull()
  })
})
