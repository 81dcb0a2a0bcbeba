import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memberWith } from '../support/fakes/member-api.ts'
import { openOverNetwork } from './open-over-network.ts'
import { choosePicture, expectToast, logIn, press, type } from './open-site.tsx'

const tomas = { email: 'tomas@example.test', password: 'runner-beans-12' }

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

describe('a session that expires while a form is edited', () => {
  it('leaves nothing of the form in the storage, and gives it back after a new login', async () => {
    const site = await expireWhileEditing()
    const { uid } = site.account
    expect(site.app.services.storage.readDraft('edit profile', uid)).toBeNull()
    await logIn()
    await waitFor(() => expect(site.path()).toBe('/edit-profile'))
    expect(await shownPhone()).toBe('+46 8 123 456 78')
  })

  it('says that a picture has to be chosen again, until one is', async () => {
    const { site, network } = await openOverNetwork({ at: '/edit-profile', member: {} })
    const picture = new File(['pixels'], 'maya.png', { type: 'image/png' })
    await choosePicture(picture)
    await type('Phone Number', '+46 8 123 456 78')
    network.rejectsAll = true
    await press('Save changes')
    await waitFor(() => expect(site.path()).toBe('/login'))
    network.rejectsAll = false
    await logIn()
    await screen.findByText('We kept your unsaved changes, except your picture.')
    await choosePicture(picture)
    await screen.findByText('We kept your unsaved changes.')
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

  it('never gives the form to another member', async () => {
    const site = await expireWhileEditing()
    const { uid } = site.service.add({ ...tomas, emailVerified: true })
    site.records.set(uid, memberWith({ email: tomas.email, phone: '', interests: ['Yoga'] }))
    await type('Username or email', tomas.email)
    await type('Password', tomas.password)
    await press('Login')
    await waitFor(() => expect(site.path()).toBe('/edit-profile'))
    expect(await shownPhone()).toBe('')
  })
})
