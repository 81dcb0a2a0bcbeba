import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { NoticeKey } from '../../../machines/notices.ts'
import { memberWith } from '../../support/fakes/member-api.ts'
import { logIn, maya, openSite } from '../open-site.tsx'
import { expectWithdrawn, type NoticeCase, showNotice } from './notice-case.ts'
import { profileNotices } from './profile-notices.ts'
import { settingsNotices } from './settings-notices.ts'
import { visitorNotices } from './visitor-notices.ts'

/** Every notice: what causes it, and what withdraws it. */
const notices: Readonly<Record<NoticeKey, NoticeCase>> = {
  ...visitorNotices,
  ...profileNotices,
  ...settingsNotices,
}

// The files of a worker share the store of the toasts, which would stay paused.
afterEach(() => {
  const region = screen.queryByRole('region', { name: 'Notifications' })
  if (region) fireEvent.mouseLeave(region)
})

const byTitle = <Row extends { title: string }>(rows: readonly Row[]) =>
  rows.map((row) => [row.title, row] as const)

describe.each(Object.entries(notices))('“%s” is shown', (_key, { tone, causes, ends }) => {
  it.each(byTitle(causes))('when %s', async (_title, cause) => {
    await showNotice(tone, cause)
  })

  it.each(byTitle(ends))('until %s', async (_title, { run }) => {
    const [cause] = causes
    if (!cause) throw new Error('A notice has a cause.')
    const site = await showNotice(tone, cause)
    await run(site)
    await expectWithdrawn(cause.text)
  })
})

it('a login that the browser stores shows no notice', async () => {
  const { records, account, path } = await openSite({ at: '/login' })
  records.set(account.uid, memberWith({ email: maya.email, interests: ['Yoga'] }))
  await logIn()
  await waitFor(() => expect(path()).toBe('/'))
  expect(document.querySelector('[aria-label="Notifications"] [data-tone]')).toBeNull()
})
