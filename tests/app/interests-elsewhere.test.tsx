import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectToast, openSite, press } from './open-site.tsx'

const toggle = async (name: string) => (await screen.findByRole('checkbox', { name })).click()
const chosen = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)
const note = () => screen.queryByText(/changed in another tab or on another device/)?.textContent

/** Opens the interests of Maya, who has then saved others on another device, and adds Karaoke. */
const openOlderPage = async (elsewhere: readonly string[]) => {
  const site = await openSite({
    at: '/update-preferences',
    member: { interests: ['Yoga', 'Dance'], interestsVersion: 'v-1' },
  })
  await toggle('Karaoke')
  const { records, account } = site
  const record = records.get(account.uid)
  if (!record) throw new Error('Maya has no record')
  records.set(account.uid, { ...record, interests: elsewhere, interestsVersion: 'v-2' })
  await press('Update Preferences')
  return { ...site, saved: () => records.get(account.uid)?.interests }
}

describe('interests that are saved from an older page', () => {
  it('do not replace newer ones: the page shows both, and saves them when it is asked again', async () => {
    const { saved, path } = await openOlderPage(['Dance', 'Hiking'])
    await expectToast('Not saved yet. Please check your interests, then save again.')
    expect(note()).toContain('Added there: Hiking. Removed there: Yoga.')
    expect(chosen()).toEqual(['Dance', 'Karaoke', 'Hiking'])
    expect(saved()).toEqual(['Dance', 'Hiking'])
    await press('Update Preferences')
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(saved()).toEqual(['Dance', 'Hiking', 'Karaoke'])
  })

  it('can be discarded, which leaves the newer ones', async () => {
    const { saved, path, app } = await openOlderPage(['Hiking'])
    await expectToast('Not saved yet. Please check your interests, then save again.')
    await press('Discard')
    expect(chosen()).toEqual(['Hiking'])
    expect(note()).toBeUndefined()
    await press('Cancel')
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(saved()).toEqual(['Hiking'])
    expect(app.session.getSnapshot().context.member?.interests).toEqual(['Hiking'])
  })

  it('are saved if they are the newer ones, as after a save without an answer', async () => {
    const { path } = await openOlderPage(['Karaoke', 'Yoga', 'Dance'])
    await waitFor(() => expect(path()).toBe('/profile'))
  })
})
