import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectToast, openSite, press } from './open-site.tsx'

describe('while the session is being restored', () => {
  test('a protected page shows a spinner and is not left (spec 2.03, 2.84, 3.30)', async () => {
    let restoring: { release(): void } | undefined
    const { path } = await openSite({
      at: '/settings',
      member: {},
      before: ({ identity }) => {
        restoring = identity.controls.hold('restore')
      },
    })
    expect(screen.getByRole('status', { name: 'Loading...' }).querySelector('svg')).not.toBeNull()
    expect(path()).toBe('/settings')
    await act(async () => restoring?.release())
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    expect(screen.queryByRole('status', { name: 'Loading...' })).toBeNull()
  })
})

describe('the logo', () => {
  test.each(['/settings', '/forgot-password'])(
    'leads from %s to the landing page (spec 2.06, 2.07)',
    async (at) => {
      const { path } = await openSite({ at, ...(at === '/settings' && { member: {} }) })
      fireEvent.click(await screen.findByRole('link', { name: 'Trellis' }))
      await waitFor(() => expect(path()).toBe('/'))
    },
  )
})

describe('/profile', () => {
  test('leads from its tile of interests to /update-preferences (spec 2.109)', async () => {
    const { path } = await openSite({ at: '/profile', member: { interests: ['Yoga', 'Hiking'] } })
    fireEvent.click(await screen.findByRole('link', { name: /2 Interests/ }))
    await waitFor(() => expect(path()).toBe('/update-preferences'))
  })
})

describe('/edit-profile', () => {
  test('leads back to the page before it with Cancel (spec 2.124)', async () => {
    const { path, router } = await openSite({ at: '/settings', member: {} })
    await act(() => router.navigate({ to: '/edit-profile' }))
    await press('Cancel')
    await waitFor(() => expect(path()).toBe('/settings'))
  })
})

describe('/update-preferences', () => {
  const open = async (at: string) => {
    await openSite({ at, member: { interests: ['Yoga'] } })
    const group = await screen.findByRole('group', { name: 'Interests' })
    return within(group).getAllByRole('checkbox')
  }
  const nameOf = (chip: HTMLElement) => chip.textContent

  test('has the interests of the member checked (spec 2.128)', async () => {
    const chips = await open('/update-preferences')
    const checked = chips.filter((chip) => chip.getAttribute('aria-checked') === 'true')
    expect(checked).toEqual([screen.getByRole('checkbox', { name: 'Yoga' })])
  })

  test('has the list of /preferences, in its order (spec 2.127, 3.55)', async () => {
    const update = (await open('/update-preferences')).map(nameOf)
    document.body.replaceChildren()
    const choose = (await open('/preferences')).map(nameOf)
    expect(update).toEqual(choose)
    expect(new Set(choose).size).toBe(53)
  })
})

describe('/settings', () => {
  test('opens a modal with Report An Issue (spec 2.132)', async () => {
    await openSite({ at: '/settings', member: {} })
    await press('Report An Issue')
    await screen.findByRole('dialog', { name: 'Report An Issue' })
  })

  test('has Submit disabled until the report has text (spec 2.141)', async () => {
    await openSite({ at: '/settings', member: {} })
    await press('Report An Issue')
    const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit' })
    expect(submit.disabled).toBe(true)
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'A lost leaf' } })
    await waitFor(() => expect(submit.disabled).toBe(false))
  })

  test('copies the support email with Contact Us (spec 2.133)', async () => {
    const { clipboard } = await openSite({ at: '/settings', member: {} })
    await press('Contact Us')
    await expectToast('Email address copied to clipboard: support@trellis.example')
    expect(clipboard.written()).toBe('support@trellis.example')
  })

  test('asks before it deletes, and deletes the record before the identity (spec 2.135, 4.52, 4.53)', async () => {
    let deleting: { arrived: Promise<void>; release(): void } | undefined
    const { identity, memberApi, records, service, account } = await openSite({
      at: '/settings',
      member: {},
      before: (fakes) => {
        deleting = fakes.memberApi.controls.hold('deleteAccount')
      },
    })
    await press('Delete Account')
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
    expect(memberApi.controls.count('deleteAccount')).toBe(0)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete Account' }))
    await within(dialog).findByRole('button', { name: 'Deleting...' })
    await deleting?.arrived
    expect(identity.controls.count('remove')).toBe(0)
    await act(async () => deleting?.release())
    await waitFor(() => expect(service.byUid(account.uid)).toBeUndefined())
    expect(records.has(account.uid)).toBe(false)
  })
})
