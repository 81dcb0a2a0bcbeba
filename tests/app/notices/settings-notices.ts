import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { NoticeKey } from '../../../machines/notices.ts'
import { answer } from '../open-over-network.ts'
import {
  at,
  type Cause,
  cause,
  danger,
  expectPath,
  fill,
  info,
  type NoticeCase,
  pageLeft,
  press,
  type Site,
  success,
  typed,
  until,
} from './notice-case.ts'

const reporting = at('/settings', 'Submit')
const deleting = at('/settings', 'Delete Account')

const expired = 'Session expired. Please login again.'
const notDeleted = 'Failed to delete account. Please try again.'
const noServer = 'We couldn’t reach our servers. Check your connection and try again.'

const unreachable = (): Response => {
  throw new TypeError('Failed to fetch')
}

const rejectRecord = ({ memberApi }: Pick<Site, 'memberApi'>) =>
  memberApi.controls.fail('me', { kind: 'session expired' }, 2)

const describeIssue = async (text = 'The map stays grey.') => {
  await press('Report An Issue')
  await fill({ Description: text })
}

const notReported = (title: string, response: () => Response, text: string): Cause =>
  cause(reporting, {
    title,
    text,
    answers: { 'POST /users/report-bug': response },
    before: () => describeIssue(),
    check: () => expectFieldWith('Description', 'The map stays grey.'),
  })

const reportCancelled = until('the report is cancelled', () => press('Cancel'))

const openDeletion = () => press('Delete Account')
const deletionOpened = until('the dialog is opened again', openDeletion)
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const notDeletedByBackend = (title: string, body: object, text: string): Cause =>
  cause(deleting, {
    title,
    text,
    answers: { 'DELETE /users/delete-account': () => answer(500, body) },
    before: openDeletion,
    check: async ({ store }) => {
      await dialogClosed()
      expect(screen.queryByRole('button', { name: 'Finish deleting' })).toBeNull()
      expect(document.activeElement?.textContent).toBe('Delete Account')
      expect(store.deletion).toBeNull()
    },
  })

const submitWrongPassword = async ({ identity }: Site) => {
  identity.ageSignIn()
  await openDeletion()
  await press('Delete Account')
  await fill({ Password: 'not-the-password' })
  await press('Delete Account')
  const field = await screen.findByLabelText('Password')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field)
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe('That password isn’t right. Please try again.')
}

const expectFieldWith = async (label: string, value: string) =>
  expect(await screen.findByDisplayValue(value)).toBe(screen.getByLabelText(label))

/** The notices of /settings, and of the end of a session. */
export const settingsNotices = {
  'session expired': danger(
    [pageLeft('/forgot-password')],
    cause(at('/profile'), {
      title: 'the backend rejects the session (spec 7.06, 7.07, 8.47, 8.48)',
      text: expired,
      before: async ({ app }) => {
        await screen.findByRole('heading', { name: 'Maya Lindqvist' })
        app.session.send({ type: 'session rejected' })
      },
      check: async (site) => {
        await expectPath(site, '/login')
        const signedOut = { token: null, isLoggedIn: false, userId: null }
        expect(site.store.session).toMatchObject(signedOut)
      },
    }),
    cause(at('/profile', undefined, { member: {}, before: rejectRecord }), {
      title: 'the record is answered with 401, also with a new token (spec 4.48)',
      text: expired,
      answers: {},
      check: (site) => expectPath(site, '/login'),
    }),
  ),
  'account gone': danger(
    [pageLeft('/forgot-password')],
    cause(at('/profile'), {
      title: 'the identity service says that the account no longer exists',
      text: 'This account no longer exists or was disabled.',
      before: async ({ app }) => {
        await screen.findByRole('heading', { name: 'Maya Lindqvist' })
        app.session.send({ type: 'session rejected', reason: 'identity gone' })
      },
      check: (site) => expectPath(site, '/login'),
    }),
  ),
  'signed out': info(at('/profile'), {
    title: 'this browser loses the identity, and nothing says why',
    text: 'You’ve been logged out.',
    before: ({ identity }) => identity.signOut(),
  }),
  'signed out elsewhere': info(at('/profile'), {
    title: 'the member logs out in another tab',
    text: 'You’ve been logged out in another tab.',
    before: async ({ openPage }) => {
      const other = openPage()
      await other.waitForState({ 'signed in': 'ready' })
      other.app.session.send({ type: 'logout requested' })
    },
  }),
  'issue text needed': danger(
    [typed('Description', 'The map stays grey.'), reportCancelled],
    cause(reporting, {
      title: 'a report has only white space (spec 5.26, 8.41)',
      text: 'Please describe the issue',
      before: () => describeIssue('  \n '),
      check: ({ memberApi }) => expect(memberApi.controls.count('reportBug')).toBe(0),
    }),
  ),
  'issue reported': success(reporting, {
    title: 'the report was sent (spec 7.29, 8.42)',
    text: 'Bug report submitted successfully. Thank you for helping improve our app!',
    before: () => describeIssue(),
    check: ({ memberApi, account: { uid } }) =>
      expect(memberApi.reports).toEqual([{ uid, bugDescription: 'The map stays grey.' }]),
  }),
  'issue not reported': danger(
    [typed('Description', 'The map stays green.'), reportCancelled],
    notReported('the backend cannot be reached (spec 8.44)', unreachable, noServer),
    notReported(
      'the backend answers with a message (spec 8.43)',
      () => answer(400, { error: 'Reports are closed today.' }),
      'Reports are closed today.',
    ),
    notReported(
      'the answer has no message (spec 8.45)',
      () => answer(404, { success: false, code: 'not-registered' }),
      'Failed to submit bug report',
    ),
  ),
  'email copied': success(at('/settings', 'Contact Us'), {
    title: 'Contact Us is pressed (spec 8.39)',
    text: 'Email address copied to clipboard: support@trellis.example',
    check: ({ clipboard }) => expect(clipboard.written()).toBe('support@trellis.example'),
  }),
  'email not copied': info(at('/settings', 'Contact Us'), {
    title: 'the clipboard is denied (spec 8.40) (fault 105)',
    text: 'Please email us at: support@trellis.example',
    before: ({ clipboard }) => clipboard.controls.fail('write', { kind: 'not allowed' }),
  }),
  'account deleted': success(deleting, {
    title: 'the deletion is complete, which leads to / (spec 8.36)',
    text: 'Account deleted successfully',
    before: openDeletion,
    check: (site) => expectPath(site, '/'),
  }),
  'account not deleted': danger(
    [deletionOpened],
    cause(deleting, {
      title: 'the last sign-in cannot be checked (spec 4.59, 8.37)',
      text: notDeleted,
      before: ({ identity }) => {
        identity.controls.fail('isSignInRecent', { kind: 'unreachable' })
        return openDeletion()
      },
      check: dialogClosed,
    }),
    cause(deleting, {
      title: 'the backend cannot be reached (spec 4.59, 8.37)',
      text: notDeleted,
      answers: { 'DELETE /users/delete-account': unreachable },
      before: openDeletion,
      check: async ({ store, account }) => {
        await dialogClosed()
        const finish = await screen.findByRole('button', { name: 'Finish deleting' })
        expect(store.deletion).toEqual({ uid: account.uid, step: 'record' })
        // The row that opened the dialog is gone.
        await waitFor(() => expect(document.activeElement).toBe(finish))
      },
    }),
    cause(
      { ...deleting, button: 'Cancel' },
      {
        title: 'a wrong password, which its field reports, is cancelled (spec 8.37)',
        text: notDeleted,
        before: submitWrongPassword,
        check: async ({ memberApi }) => {
          await dialogClosed()
          expect(memberApi.controls.count('deleteAccount')).toBe(0)
        },
      },
    ),
  ),
  'account not deleted from backend': danger(
    [deletionOpened],
    notDeletedByBackend(
      'the backend answers with an error without a message (spec 8.38)',
      { success: false },
      'Failed to delete account from backend',
    ),
    notDeletedByBackend(
      'the backend answers with an error and its message (spec 8.38)',
      { success: false, error: 'Not today.' },
      'Not today.',
    ),
  ),
} satisfies Partial<Record<NoticeKey, NoticeCase>>
