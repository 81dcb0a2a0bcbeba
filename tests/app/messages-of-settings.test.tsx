import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../machines/failure.ts'
import { expectToast, openSite, press, type } from './open-site.tsx'

const openSettings = () => openSite({ at: '/settings', member: {} })

const openReport = async (text: string) => {
  const site = await openSettings()
  await press('Report An Issue')
  if (text !== '') await type('Description', text)
  return site
}

const pressInDialog = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('a report', () => {
  it('of nothing but blanks is asked for and not sent (spec 5.26, 8.41)', async () => {
    const { memberApi } = await openReport('  \n ')
    await press('Submit')
    await expectToast('Please describe the issue')
    expect(memberApi.steering.count('reportBug')).toBe(0)
  })

  it('that was taken is thanked for (spec 7.29, 8.42)', async () => {
    const { memberApi, account } = await openReport('The map stays grey.')
    await press('Submit')
    await expectToast('Bug report submitted successfully. Thank you for helping improve our app!')
    expect(memberApi.reports).toEqual([{ uid: account.uid, bugDescription: 'The map stays grey.' }])
  })

  it.each<[string, string, Failure]>([
    [
      'with a text of the server',
      'Reports are closed today.',
      { kind: 'refused', message: 'Reports are closed today.' },
    ],
    [
      'for a known reason',
      'We could not reach the service. Check your connection and try again.',
      { kind: 'unreachable' },
    ],
    ['for no known reason', 'Failed to submit bug report', { kind: 'unknown' }],
  ])(
    'that fails %s says “%s” and keeps its words (spec 8.43, 8.44, 8.45)',
    async (_how, text, failure) => {
      const { memberApi } = await openReport('The map stays grey.')
      memberApi.steering.fail('reportBug', failure)
      await press('Submit')
      await expectToast(text)
      expect(await screen.findByDisplayValue('The map stays grey.')).toBe(
        screen.getByLabelText('Description'),
      )
    },
  )
})

describe('Contact Us', () => {
  it('says that the address was copied (spec 8.39)', async () => {
    const { clipboard } = await openSettings()
    await press('Contact Us')
    await expectToast('Email address copied to clipboard: support@trellis.example')
    expect(clipboard.written()).toBe('support@trellis.example')
  })

  it('tells the address where the clipboard refuses (spec 8.40) (fault 105)', async () => {
    const { clipboard } = await openSettings()
    clipboard.steering.fail('write', { kind: 'not allowed' })
    await press('Contact Us')
    await expectToast('Please email us at: support@trellis.example')
  })
})

describe('a deletion', () => {
  const confirm = async () => {
    await press('Delete Account')
    await pressInDialog('Delete Account')
  }

  it('that is complete says so at home (spec 8.36)', async () => {
    const { path } = await openSettings()
    await confirm()
    await expectToast('Account deleted successfully')
    await waitFor(() => expect(path()).toBe('/'))
  })

  it('that fails says so, and the dialog closes (spec 8.37)', async () => {
    const { memberApi } = await openSettings()
    memberApi.steering.fail('deleteAccount', { kind: 'unreachable' })
    await confirm()
    await expectToast('Failed to delete account. Please try again.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that the backend refuses without a message says so, and the dialog closes (spec 8.38)', async () => {
    const { memberApi } = await openSettings()
    memberApi.steering.fail('deleteAccount', { kind: 'refused' })
    await confirm()
    await expectToast('Failed to delete account from backend')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
