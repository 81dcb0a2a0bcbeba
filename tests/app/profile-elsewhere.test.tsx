import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { expectToast, openSite, press, type } from './open-site.tsx'

/** Opens /edit-profile of Maya, who then saves other values on another device. */
const openOlderForm = async (elsewhere: object) => {
  const site = await openSite({ at: '/edit-profile', member: { phone: '112', version: 'v-1' } })
  const { records, account, memberApi } = site
  await screen.findByDisplayValue('112')
  const record = records.get(account.uid)
  if (!record) throw new Error('Maya has no record')
  records.set(account.uid, { ...record, ...elsewhere, version: 'v-2' })
  const loads = memberApi.controls.count('me')
  return {
    ...site,
    loads: () => memberApi.controls.count('me') - loads,
    saved: () => records.get(account.uid),
  }
}

describe('a profile that is saved from an older form', () => {
  it('keeps what another device has saved: a phone, a day and a picture, and loads the record once', async () => {
    const elsewhere = {
      ...{ phone: '911', dateOfBirth: '1990-12-10', profileImage: 'https://pictures.example/2' },
    }
    const { saved, path, loads } = await openOlderForm(elsewhere)
    await type('Full Name', 'Maja Lind')
    await press('Save changes')
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(saved()).toMatchObject({ ...elsewhere, firstName: 'Maja', lastName: 'Lind' })
    expect(loads()).toBe(1)
  })

  it.each([
    ['Keep mine', '555'],
    ['Use the other', '911'],
  ])('shows both values of a field that was changed on both sides: %s', async (choice, phone) => {
    const { saved, path } = await openOlderForm({ phone: '911' })
    await type('Phone Number', '555')
    await type('Full Name', 'Maja Lind')
    await press('Save changes')
    const group = await screen.findByRole('group', { name: 'Phone Number' })
    expect(group.textContent).toMatch(/555.*911/)
    expect(document.activeElement).toBe(group)
    expect(saved()?.phone).toBe('911')
    within(group).getByRole('button', { name: choice }).click()
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Phone Number' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')))
    await press('Save changes')
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(saved()).toMatchObject({ phone, firstName: 'Maja' })
  })
})

describe('a page that is left', () => {
  const leaveWhileSaving = async () => {
    const site = await openOlderForm({})
    const saving = site.memberApi.controls.hold('update')
    await type('Full Name', 'Maja Lind')
    await press('Save changes')
    await screen.findByRole('button', { name: 'Saving...' })
    return { ...site, saving }
  }

  it('says elsewhere that it is saved, and the new name is shown', async () => {
    const { app, router, saving, path } = await leaveWhileSaving()
    await act(() => router.navigate({ to: '/settings' }))
    saving.release()
    await expectToast('Profile updated successfully!')
    expect(path()).toBe('/settings')
    expect(app.session.getSnapshot().context.member?.name).toBe('Maja Lind')
  })

  it('asks before Logout in the menu discards a change', async () => {
    const { path } = await openOlderForm({})
    const requestLogout = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Account menu$/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
      await screen.findByRole('dialog', { name: 'Leave without saving?' })
    }
    await type('Full Name', 'Maja Lind')
    await requestLogout()
    await press('Keep editing')
    expect(screen.getByDisplayValue('Maja Lind').tagName).toBe('INPUT')
    expect(path()).toBe('/edit-profile')
    await requestLogout()
    await press('Leave')
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it('is saved before a logout', async () => {
    const { app, saving, saved, path } = await leaveWhileSaving()
    app.root.send({ type: 'navigation attempted', navigation: { kind: 'logout' } })
    await expectToast('We’re saving your changes first. You’ll be logged out right after.')
    saving.release()
    await waitFor(() => expect(path()).toBe('/login'))
    expect(saved()?.firstName).toBe('Maja')
  })
})
