import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emptySession } from '../support/fakes/storage.ts'
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
    expect(site.app.services.storage.readSession()).toEqual(emptySession)
    await logIn()
    await waitFor(() => expect(site.path()).toBe('/edit-profile'))
    expect(await shownPhone()).toBe('+46 8 123 456 78')
  })

  it('asks for a picture that was chosen again, also if nothing else was changed', async () => {
    const { site } = await expireWithPicture()
    await logIn()
    await screen.findByText(/^Please choose your new picture again/)
    expect(screen.queryByText('We kept your unsaved changes.')).toBeNull()
    expect(preview()).toBe('https://pictures.example/1')
    expect(site.pictureFiles.held.size).toBe(0)
    await choosePicture(new File(['pixels'], 'maya.png', { type: 'image/png' }))
    expect(screen.queryByText(/^Please choose your new picture again/)).toBeNull()
  })

  it('gives back the interests that were chosen', async () => {
    const { site, network } = await openOverNetwork({ at: '/update-preferences', member: {} })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Karaoke' }))
    network.rejectsAll = true
    await press('Update Preferences')
    await waitFor(() => expect(site.path()).toBe('/login'))
    network.rejectsAll = false
    await logIn()
    const karaoke = await screen.findByRole('checkbox', { name: 'Karaoke' })
    expect(karaoke.getAttribute('aria-checked')).toBe('true')
    expect(screen.getByText('We kept your unsaved changes.')).not.toBeNull()
  })
})

it('a rejected token of a registration ends no verification that is pending', async () => {
  const { site, network } = await openOverNetwork({ at: '/signup' })
  site.identity.controls.fail('remove', { kind: 'unreachable' })
  await type('First name', 'Nora')
  await type('Username', 'norab')
  await type('Email', 'nora@example.test')
  await type('Password', 'sweet-pea-88')
  await type('Confirm password', 'sweet-pea-88')
  network.rejectsAll = true
  await press('Sign Up')
  await waitFor(() => expect(site.identity.controls.count('remove')).toBe(1))
  expect(site.app.services.storage.readSession().tempUserEmail).toBe('nora@example.test')
})

describe('a live session on another device of a member who is being deleted', () => {
  const saveAfter = async (deletesIdentity: boolean) => {
    const { site } = await openOverNetwork({ at: '/update-preferences', member: {} })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Karaoke' }))
    await site.memberApi.deleteAccount()
    if (deletesIdentity) site.service.delete(site.account.uid)
    await press('Update Preferences')
    return site
  }

  it('leads to “Finish deleting” at the next request', async () => {
    const site = await saveAfter(false)
    await screen.findByRole('button', { name: 'Finish deleting' })
    expect(site.path()).toBe('/settings')
    expect(screen.queryByText('Failed to update preferences. Please try again.')).toBeNull()
  })

  it('says that the account is gone once its identity is, and not that the session has expired', async () => {
    const site = await saveAfter(true)
    await expectToast('This account no longer exists or was disabled.')
    expect(screen.queryByText('Session expired. Please login again.')).toBeNull()
    expect(site.path()).toBe('/login')
    expect(site.app.services.storage.readSession()).toEqual(emptySession)
  })
})
