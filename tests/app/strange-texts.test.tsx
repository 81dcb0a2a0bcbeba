import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.tsx'

const specialCharacters = [
  ['half a surrogate pair', '\ud83d'],
  ['NUL', '\0'],
  ['a byte order mark', '\ufeff'],
] as const

describe.each(specialCharacters)('a record with %s in every text', (_, character) => {
  const marked = (text: string) => `${text}${character}!`
  const member = {
    name: marked('Maya'),
    firstName: marked('Maya'),
    lastName: '',
    username: marked('mayalind'),
    email: marked('maya@lindqvist.example'),
    phone: marked('+46 8 123'),
    location: {
      type: 'Point' as const,
      coordinates: [0, 0] as [number, number],
      address: marked('Uppsala'),
      city: marked('Uppsala'),
    },
    interests: [marked('Yoga')],
  }

  it('is shown on the profile (fault 34)', async () => {
    await openSite({ at: '/profile', member })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe(member.name)
    expect(screen.getByRole('main').textContent).toContain(member.location.address)
    expect(screen.getByRole('banner').textContent).toContain(member.name)
  })

  it('is shown in the fields of edit profile (fault 34)', async () => {
    await openSite({ at: '/edit-profile', member })
    for (const [label, value] of [
      ['Full Name', member.name],
      ['Phone Number', member.phone],
      ['Username', member.username],
      ['Email Address', member.email],
      ['Location', member.location.address],
    ] as const) {
      expect(await screen.findByLabelText(label)).toHaveProperty('value', value)
    }
  })

  it('is shown among the interests (fault 34)', async () => {
    await openSite({ at: '/update-preferences', member })
    const chip = await screen.findByRole('checkbox', { checked: true })
    expect(chip.closest('label')?.textContent ?? chip.textContent).toContain(member.interests[0])
  })
})
