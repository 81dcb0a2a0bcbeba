import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memberWith } from '../support/fakes/member-api.ts'
import { expectToast, logIn, openSite, press } from './open-site.tsx'

describe('a report that is sent while the session ends (reading 15)', () => {
  const openSending = async () => {
    const site = await openSite({ at: '/settings', member: {} })
    await press('Report An Issue')
    const report = site.memberApi.controls.hold('reportBug')
    const text = await screen.findByPlaceholderText(/What went wrong/)
    fireEvent.change(text, { target: { value: 'The map is upside down. ' } })
    await press('Submit')
    await report.arrived
    await act(async () => site.app.session.send({ type: 'session rejected' }))
    await screen.findByRole('button', { name: 'Login' })
    return { ...site, report }
  }

  it('says that it was submitted', async () => {
    const { report, path } = await openSending()
    expect(path()).toBe('/login')
    report.release()
    await expectToast('Bug report submitted successfully. Thank you for helping improve our app!')
  })

  it('says that it failed', async () => {
    const { report } = await openSending()
    report.fail({ kind: 'refused', message: 'Not today.' })
    await expectToast('Not today.')
  })

  const keyOf = ({ uid }: { uid: string }) => ({ form: '/settings', uid, version: null }) as const
  const thanks = 'Bug report submitted successfully. Thank you for helping improve our app!'
  const text = async () => {
    await press('Report An Issue')
    return (await screen.findByPlaceholderText(/What went wrong/)).textContent
  }

  it('does not return to the form of the next session (0049)', async () => {
    const { report, path } = await openSending()
    report.release()
    await expectToast(thanks)
    await logIn()
    await waitFor(() => expect(path()).toBe('/settings'))
    expect(await text()).toBe('')
  })

  it('says nothing to another member who has logged in before the answer', async () => {
    const { report, path, service, records, memberApi } = await openSending()
    const tomas = { email: 'tomas@example.test', password: 'runner-beans-12' }
    const { uid } = service.add({ ...tomas, displayName: 'Tomás', emailVerified: true })
    records.set(uid, memberWith({ email: tomas.email, name: 'Tomás', interests: ['Yoga'] }))
    await logIn(tomas.password, tomas.email)
    await waitFor(() => expect(path()).toBe('/'))
    report.release()
    await waitFor(() => expect(memberApi.reports).toHaveLength(1))
    await act(async () => {})
    expect(screen.queryByText(thanks)).toBeNull()
  })

  it('leaves no draft if the same member has logged in before the answer (0049)', async () => {
    const { report, path, app, account } = await openSending()
    await logIn()
    await waitFor(() => expect(path()).toBe('/settings'))
    report.release()
    await expectToast(thanks)
    expect(app.services.storage.readDraft(keyOf(account))).toBeNull()
  })

  it('leaves no draft on its page, also if it had blanks around it', async () => {
    const { app, account } = await openSite({ at: '/settings', member: {} })
    await press('Report An Issue')
    const field = await screen.findByPlaceholderText(/What went wrong/)
    fireEvent.change(field, { target: { value: ' The map is upside down.\n' } })
    await press('Submit')
    await expectToast(thanks)
    expect(app.services.storage.readDraft(keyOf(account))).toBeNull()
  })

  it('keeps what the member has typed meanwhile', async () => {
    const { report, path, app, account } = await openSending()
    await logIn()
    await waitFor(() => expect(path()).toBe('/settings'))
    app.services.storage.writeDraft(keyOf(account), { description: 'It is blue too.' })
    report.release()
    await expectToast(thanks)
    expect(app.services.storage.readDraft(keyOf(account))).toEqual({
      description: 'It is blue too.',
    })
  })

  it('keeps its text if it failed', async () => {
    const { report, path } = await openSending()
    report.fail({ kind: 'refused', message: 'Not today.' })
    await expectToast('Not today.')
    await logIn()
    await waitFor(() => expect(path()).toBe('/settings'))
    expect(await text()).toBe('The map is upside down. ')
  })
})
