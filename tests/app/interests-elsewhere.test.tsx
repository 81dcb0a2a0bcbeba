import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectToast, openSite, press } from './open-site.tsx'

const toggle = async (name: string) => (await screen.findByRole('checkbox', { name })).click()

/** Opens the interests of Maya, who has then saved others on another device. */
const openOlderPage = async (elsewhere: readonly string[]) => {
  const site = await openSite({
    at: '/update-preferences',
    member: { interests: ['Yoga', 'Dance'], version: 'v-1' },
  })
  const { records, account, memberApi } = site
  await screen.findByRole('checkbox', { name: 'Yoga' })
  const record = records.get(account.uid)
  if (!record) throw new Error('Maya has no record')
  records.set(account.uid, { ...record, interests: elsewhere, phone: '112', version: 'v-2' })
  return {
    ...site,
    loads: memberApi.controls.count('me'),
    saved: () => records.get(account.uid),
  }
}

describe('interests that are saved from an older page', () => {
  it('are applied to the newer ones, which the error response contains', async () => {
    const { saved, path, loads, memberApi, app } = await openOlderPage(['Dance', 'Hiking'])
    await toggle('Karaoke')
    await press('Update Preferences')
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(saved()).toMatchObject({ interests: ['Dance', 'Hiking', 'Karaoke'], phone: '112' })
    expect(app.session.getSnapshot().context.member).toEqual(saved())
    expect(memberApi.controls.count('me')).toBe(loads)
  })

  it('are not saved if none is left', async () => {
    const { saved } = await openOlderPage(['Yoga'])
    await toggle('Yoga')
    await press('Update Preferences')
    await expectToast('Please select at least one interest')
    expect(saved()?.interests).toEqual(['Yoga'])
  })
})
