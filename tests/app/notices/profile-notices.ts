import { act, fireEvent, screen } from '@testing-library/react'
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

const choosing = at('/preferences', 'Confirm & next', { member: { interests: [] } })
const updating = at('/update-preferences', 'Update Preferences')
const completing = at('/profile-completion', 'Next', { member: { interests: [] } })
const editing = at('/edit-profile', 'Save changes')
const locating = at('/edit-profile', 'Set my location')

const noServer = 'We couldn’t reach our servers. Check your connection and try again.'

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

/** The notices of the forms for members. */
export const profileNotices = {
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
  'profile saved without place': info(at('/edit-profile'), {
    title: 'the place of a profile that is being saved is not found',
    text: 'Saved, but we couldn’t find your location.',
    before: async ({ geocoder }) => {
      const lookup = geocoder.controls.hold('placeAt')
      await press('Set my location')
      await lookup.arrived
      await press('Save changes')
      lookup.fail({ kind: 'unexpected answer' })
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
} satisfies Partial<Record<NoticeKey, NoticeCase>>
