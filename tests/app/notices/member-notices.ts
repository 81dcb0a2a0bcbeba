import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { NoticeKey } from '../../../machines/notices.ts'
import { createFakePosition } from '../../support/fakes/position.ts'
import { answer, page } from '../open-over-network.ts'
import { choosePicture } from '../open-site.tsx'
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
  triedAgain,
  typed,
  until,
} from './notice-case.ts'

const reporting = at('/settings', 'Submit')
const deleting = at('/settings', 'Delete Account')
const choosing = at('/preferences', 'Confirm & next', { member: { interests: [] } })
const updating = at('/update-preferences', 'Update Preferences')
const completing = at('/profile-completion', 'Next', { member: { interests: [] } })
const editing = at('/edit-profile', 'Save changes')
const locating = at('/edit-profile', 'Set my location')

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

const toggle = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name }))
const toggled = (name: string) => until(`${name} is chosen`, () => toggle(name))

const expectFieldWith = async (label: string, value: string) =>
  expect(await screen.findByDisplayValue(value)).toBe(screen.getByLabelText(label))

const rename = () => fill({ 'Full Name': 'Maya Ada Lindqvist' })

const nothingSaved = ({ memberApi }: Site) =>
  expect(memberApi.controls.count('saveInterests')).toBe(0)

const notUpdated = (how: string, response: () => Response, text: string): Cause =>
  cause(editing, {
    title: `the backend refuses the profile ${how}`,
    text,
    answers: { 'PUT /users/update': response },
    before: rename,
    check: ({ path }) => expect(path()).toBe('/edit-profile'),
  })

const offlineAfterToggle = {
  before: ({ memberApi }: Site) => {
    memberApi.controls.fail('saveInterests', { kind: 'unreachable' })
    return toggle('Hiking')
  },
}

/** The notices of the pages for members, and of the end of a session. */
export const memberNotices = {
  'interest needed': danger(
    [toggled('Hiking')],
    cause(choosing, {
      title: 'no interest is chosen on /preferences (spec 5.13, 8.21)',
      text: 'Please select at least one interest',
      check: nothingSaved,
    }),
    cause(updating, {
      title: 'no interest is left on /update-preferences (spec 5.14)',
      text: 'Please select at least one interest',
      before: () => toggle('Yoga'),
      check: nothingSaved,
    }),
  ),
  'preferences not saved': danger(
    [toggled('Karaoke')],
    cause(choosing, {
      title: 'the backend refuses the interests of /preferences (spec 8.22)',
      text: 'Failed to save preferences. Please try again.',
      answers: { 'POST /users/interests': () => page(400) },
      before: () => toggle('Hiking'),
    }),
    cause(choosing, {
      title: 'the browser is offline on /preferences',
      text: noServer,
      ...offlineAfterToggle,
    }),
  ),
  'preferences not updated': danger(
    [toggled('Karaoke')],
    cause(updating, {
      title: 'the backend refuses the interests of /update-preferences (spec 8.23)',
      text: 'Failed to update preferences. Please try again.',
      answers: { 'POST /users/interests': () => answer(400, { error: 'Too many interests.' }) },
      before: () => toggle('Hiking'),
    }),
    cause(updating, {
      title: 'the browser is offline on /update-preferences',
      text: noServer,
      ...offlineAfterToggle,
    }),
  ),
  'preferences updated': success(at('/update-preferences'), {
    title: 'interests are saved after their page is left',
    text: 'Preferences updated successfully!',
    before: async ({ memberApi, router }) => {
      const saving = memberApi.controls.hold('saveInterests')
      await toggle('Karaoke')
      await press('Update Preferences')
      await act(() => router.navigate({ to: '/settings' }))
      saving.release()
    },
    check: ({ path }) => expect(path()).toBe('/settings'),
  }),
  'logout waits': info(at('/edit-profile'), {
    title: 'Logout is pressed while a profile is saved',
    text: 'We’re saving your changes first. You’ll be logged out right after.',
    before: async ({ app, memberApi }) => {
      memberApi.controls.hold('update')
      await rename()
      await press('Save changes')
      await screen.findByRole('button', { name: 'Saving...' })
      app.root.send({ type: 'navigation attempted', navigation: { kind: 'logout' } })
    },
  }),
  'profile changed elsewhere': info(
    at('/edit-profile', 'Save changes', { member: { version: 'v-1' } }),
    {
      title: 'another device has saved the same field',
      text: 'Not saved yet. Your profile has also changed on another device. Choose in the form which values to keep.',
      before: async ({ records, account }) => {
        await fill({ 'Phone Number': '112' })
        const record = records.get(account.uid)
        if (record) records.set(account.uid, { ...record, phone: '911', version: 'v-2' })
      },
    },
  ),
  'location updated': success(locating, {
    title: 'the browser gives a position, which fills the field (spec 5.20, 8.30)',
    text: 'Location updated successfully!',
    check: () => expectFieldWith('Location', 'Stockholm, Sweden'),
  }),
  'location failed': danger(
    [
      typed('Location', 'Porto'),
      triedAgain('Set my location', ({ position }) => position.controls.hold('current')),
    ],
    cause(locating, {
      title: 'the browser denies the position (spec 8.31)',
      text: 'Failed to update location',
      before: ({ position }) => position.controls.fail('current', { kind: 'not allowed' }),
    }),
  ),
  'location unnamed': danger(
    [typed('Location', 'Porto')],
    cause(locating, {
      title: 'the position has no name (spec 8.32) (fault 101)',
      text: 'Failed to get location details',
      before: ({ geocoder }) => geocoder.controls.fail('placeAt', { kind: 'unexpected answer' }),
    }),
  ),
  'geolocation unsupported': danger(
    [typed('Location', 'Porto')],
    cause(
      at('/edit-profile', 'Set my location', { member: {}, position: createFakePosition(null) }),
      {
        title: 'the browser has no geolocation (spec 5.21, 8.33)',
        text: 'Geolocation is not supported by your browser',
      },
    ),
  ),
  'picture not uploaded': danger(
    [pageLeft('/settings')],
    cause(completing, {
      title: 'the file storage fails, and everything else is saved (spec 8.24)',
      text: 'Failed to upload profile picture, but continuing with other updates.',
      before: ({ pictureStore }) => {
        pictureStore.controls.fail('save', { kind: 'unreachable' })
        return choosePicture(new File(['pixels'], 'maya.png', { type: 'image/png' }))
      },
      check: async (site) => {
        await expectPath(site, '/preferences')
        expect(site.memberApi.controls.count('update')).toBe(1)
      },
    }),
  ),
  'profile completed': success(completing, {
    title: 'the form is saved, which leads to the interests (spec 8.26)',
    text: 'Profile completed successfully!',
    check: (site) => expectPath(site, '/preferences'),
  }),
  'profile not completed': danger(
    [
      typed('First name', 'Ada'),
      triedAgain('Next', ({ memberApi }) => memberApi.controls.hold('update')),
    ],
    cause(completing, {
      title: 'the backend refuses it (spec 8.25)',
      text: 'Failed to complete profile. Please try again.',
      before: ({ memberApi }) => memberApi.controls.fail('update', { kind: 'server error' }),
    }),
    cause(completing, {
      title: 'the browser is offline on /profile-completion',
      text: noServer,
      before: ({ memberApi }) => memberApi.controls.fail('update', { kind: 'unreachable' }),
    }),
  ),
  'profile updated': success(editing, {
    title: 'the form is saved (spec 8.29)',
    text: 'Profile updated successfully!',
    before: rename,
    check: (site) => expectPath(site, '/profile'),
  }),
  'profile not updated': danger(
    [
      typed('Full Name', 'Maya'),
      triedAgain('Save changes', ({ memberApi }) => memberApi.controls.hold('update')),
      until('the session ends', ({ app }) => app.session.send({ type: 'logout requested' })),
    ],
    cause(editing, {
      title: 'no user is signed in (spec 5.22, 8.34)',
      text: 'No user is logged in',
      before: ({ memberApi }) => {
        memberApi.controls.fail('update', { kind: 'not signed in' })
        return rename()
      },
    }),
    cause(editing, {
      title: 'there is no token, and the typed text stays (spec 5.23, 8.35)',
      text: 'Failed to get authentication token',
      answers: { 'PUT /users/update': () => answer(401, { success: false }) },
      before: ({ identity }) => {
        identity.controls.fail('refresh', { kind: 'unreachable' })
        return rename()
      },
      check: ({ store, path }) => {
        expect(path()).toBe('/edit-profile')
        expect(store.session.isLoggedIn).toBe(true)
        return expectFieldWith('Full Name', 'Maya Ada Lindqvist')
      },
    }),
    notUpdated('without a message (spec 8.27)', () => page(400), 'Failed to update profile'),
    notUpdated(
      'with its own message (spec 8.28)',
      () => answer(400, { success: false, error: 'The phone number is not valid.' }),
      'The phone number is not valid.',
    ),
  ),
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
