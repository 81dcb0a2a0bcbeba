import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSite, press, type } from './open-site.tsx'

const locationField = () => document.querySelector('input[name=location]')

const openLocating = async (opening: Partial<Parameters<typeof openSite>[0]> = {}) => {
  const site = await openSite({ at: '/edit-profile', member: {}, ...opening })
  const lookup = site.geocoder.controls.hold('placeAt')
  await type('Phone Number', '+46812345678')
  await press('Set my location')
  await lookup.arrived
  await press('Save changes')
  const sent = () => site.memberApi.controls.calls.filter(({ name }) => name === 'update')
  return { ...site, lookup, sent }
}

describe('a profile that is saved while its place is looked up', () => {
  it('waits with its busy label, and is saved with the place', async () => {
    const { lookup, sent, path } = await openLocating()
    await screen.findByRole('button', { name: 'Saving...' })
    await screen.findByText('Finding your location first. Your profile is saved right after.')
    expect(sent()).toEqual([])
    expect(locationField()?.hasAttribute('readonly')).toBe(true)
    lookup.release()
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(sent().map(({ given }) => given[0])).toMatchObject([
      { location: { address: 'Stockholm, Sweden' } },
    ])
  })

  it('is saved without the place if none was found, says so, and can look it up again', async () => {
    const { lookup, sent, path } = await openLocating()
    lookup.fail({ kind: 'unexpected answer' })
    await screen.findByRole('button', { name: 'Save changes' })
    expect(sent().map(({ given }) => given[0])).toMatchObject([
      { phone: '+46812345678', location: null },
    ])
    expect(path()).toBe('/edit-profile')
    await press('Set my location')
    await waitFor(() => expect(locationField()).toHaveProperty('value', 'Stockholm, Sweden'))
    await press('Save changes')
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(sent()).toHaveLength(2)
  })

  it('is not saved if the member stops waiting', async () => {
    const { lookup, sent } = await openLocating()
    await press('Don’t save yet')
    await screen.findByRole('button', { name: 'Save changes' })
    lookup.release()
    await waitFor(() => expect(locationField()).toHaveProperty('value', 'Stockholm, Sweden'))
    expect(sent()).toEqual([])
  })
})
