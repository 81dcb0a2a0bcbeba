import { act, fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { NoticeKey } from '../../../machines/notices.ts'
import { createFakePosition } from '../../support/fakes/position.ts'
import { answer, page } from '../open-over-network.ts'
import { choosePicture } from '../open-site.tsx'
import {
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

const newcomer = { interests: [] }
const choosing = { opening: { at: '/preferences', member: newcomer }, button: 'Confirm & next' }
const updating = {
  opening: { at: '/update-preferences', member: {} },
  button: 'Update Preferences',
}
const completing = { opening: { at: '/profile-completion', member: newcomer }, button: 'Next' }
const editing = { opening: { at: '/edit-profile', member: {} }, button: 'Save changes' }
const locating = { opening: { at: '/edit-profile', member: {} }, button: 'Set my location' }

const unauthorized = () => answer(401, { success: false })

const toggle = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name }))
const toggled = (name: string) => until(`${name} is chosen`, () => toggle(name))

const expectFieldWith = async (label: string, value: string) =>
  expect(await screen.findByDisplayValue(value)).toBe(screen.getByLabelText(label))

const rename = () => fill({ 'Full Name': 'Maya Ada Lindqvist' })

const nothingSaved = ({ memberApi }: Site) =>
  expect(memberApi.controls.count('saveInterests')).toBe(0)

const notUpdated = (how: string, response: () => Response, text: string): Cause =>
  cause(editing, `the backend refuses the profile ${how}`, text, {
    answers: { 'PUT /users/update': response },
    before: rename,
    check: ({ path }) => expect(path()).toBe('/edit-profile'),
  })

/** The sentence of a login without a connection. */
const unreachable = 'We couldn’t reach our servers. Check your connection and try again.'

const offlineAfterToggle = {
  before: ({ memberApi }: Site) => {
    memberApi.controls.fail('saveInterests', { kind: 'unreachable' })
    return toggle('Hiking')
  },
}

/** The notices of the forms for members. */
export const profileNotices = {
  'interest needed': danger(
    [
      cause(
        choosing,
        'no interest is chosen on /preferences (spec 5.13, 8.21)',
        'Please select at least one interest',
        { check: nothingSaved },
      ),
      cause(
        updating,
        'no interest is left on /update-preferences (spec 5.14)',
        'Please select at least one interest',
        { before: () => toggle('Yoga'), check: nothingSaved },
      ),
    ],
    toggled('Hiking'),
  ),
  'preferences not saved': danger(
    [
      cause(
        choosing,
        'the backend refuses the interests of /preferences (spec 8.22)',
        'Failed to save preferences. Please try again.',
        { answers: { 'POST /users/interests': () => page(400) }, before: () => toggle('Hiking') },
      ),
      cause(choosing, 'the browser is offline on /preferences', unreachable, offlineAfterToggle),
    ],
    toggled('Karaoke'),
  ),
  'preferences not updated': danger(
    [
      cause(
        updating,
        'the backend refuses the interests of /update-preferences (spec 8.23)',
        'Failed to update preferences. Please try again.',
        {
          answers: { 'POST /users/interests': () => answer(400, { error: 'Too many interests.' }) },
          before: () => toggle('Hiking'),
        },
      ),
      cause(
        updating,
        'the browser is offline on /update-preferences',
        unreachable,
        offlineAfterToggle,
      ),
    ],
    toggled('Karaoke'),
  ),
  'preferences updated': success([
    cause(
      { opening: updating.opening },
      'interests are saved after their page is left',
      'Preferences updated successfully!',
      {
        before: async ({ memberApi, router }) => {
          const saving = memberApi.controls.hold('saveInterests')
          await toggle('Karaoke')
          await press(updating.button)
          await act(() => router.navigate({ to: '/settings' }))
          saving.release()
        },
        check: ({ path }) => expect(path()).toBe('/settings'),
      },
    ),
  ]),
  'logout waits': info([
    cause(
      { opening: editing.opening },
      'Logout is pressed while a profile is saved',
      'We’re saving your changes first. You’ll be logged out right after.',
      {
        before: async ({ app, memberApi }) => {
          memberApi.controls.hold('update')
          await rename()
          await press(editing.button)
          await screen.findByRole('button', { name: 'Saving...' })
          app.root.send({ type: 'navigation attempted', navigation: { kind: 'logout' } })
        },
      },
    ),
  ]),
  'profile changed elsewhere': info([
    cause(
      { ...editing, opening: { ...editing.opening, member: { version: 'v-1' } } },
      'another device has saved the same field',
      'Not saved yet. Your profile has also changed on another device. Choose in the form which values to keep.',
      {
        before: async ({ records, account }) => {
          await fill({ 'Phone Number': '112' })
          const record = records.get(account.uid)
          if (record) records.set(account.uid, { ...record, phone: '911', version: 'v-2' })
        },
      },
    ),
  ]),
  'location updated': success([
    cause(
      locating,
      'the browser gives a position, which fills the field (spec 5.20, 8.30)',
      'Location updated successfully!',
      { check: () => expectFieldWith('Location', 'Stockholm, Sweden') },
    ),
  ]),
  'location failed': danger(
    [
      cause(locating, 'the browser denies the position (spec 8.31)', 'Failed to update location', {
        before: ({ position }) => position.controls.fail('current', { kind: 'not allowed' }),
      }),
    ],
    typed('Location', 'Porto'),
    triedAgain('Set my location', ({ position }) => position.controls.hold('current')),
  ),
  'location unnamed': danger(
    [
      cause(
        locating,
        'the position has no name (spec 8.32) (fault 101)',
        'Failed to get location details',
        {
          before: ({ geocoder }) =>
            geocoder.controls.fail('placeAt', { kind: 'unexpected answer' }),
        },
      ),
    ],
    typed('Location', 'Porto'),
  ),
  'geolocation unsupported': danger(
    [
      cause(
        { ...locating, opening: { ...locating.opening, position: createFakePosition(null) } },
        'the browser has no geolocation (spec 5.21, 8.33)',
        'Geolocation is not supported by your browser',
      ),
    ],
    typed('Location', 'Porto'),
  ),
  'picture not uploaded': danger(
    [
      cause(
        completing,
        'the file storage fails, and everything else is saved (spec 8.24)',
        'Failed to upload profile picture, but continuing with other updates.',
        {
          before: ({ pictureStore }) => {
            pictureStore.controls.fail('save', { kind: 'unreachable' })
            return choosePicture(new File(['pixels'], 'maya.png', { type: 'image/png' }))
          },
          check: async (site) => {
            await expectPath(site, '/preferences')
            expect(site.memberApi.controls.count('update')).toBe(1)
          },
        },
      ),
    ],
    pageLeft('/settings'),
  ),
  'profile completed': success([
    cause(
      completing,
      'the form is saved, which leads to the interests (spec 8.26)',
      'Profile completed successfully!',
      { check: (site) => expectPath(site, '/preferences') },
    ),
  ]),
  'profile not completed': danger(
    [
      cause(
        completing,
        'the backend refuses it (spec 8.25)',
        'Failed to complete profile. Please try again.',
        { before: ({ memberApi }) => memberApi.controls.fail('update', { kind: 'server error' }) },
      ),
      cause(completing, 'the browser is offline on /profile-completion', unreachable, {
        before: ({ memberApi }) => memberApi.controls.fail('update', { kind: 'unreachable' }),
      }),
    ],
    typed('First name', 'Ada'),
    triedAgain('Next', ({ memberApi }) => memberApi.controls.hold('update')),
  ),
  'profile updated': success([
    cause(editing, 'the form is saved (spec 8.29)', 'Profile updated successfully!', {
      before: rename,
      check: (site) => expectPath(site, '/profile'),
    }),
  ]),
  'profile not updated': danger(
    [
      cause(editing, 'no user is signed in (spec 5.22, 8.34)', 'No user is logged in', {
        before: ({ memberApi }) => {
          memberApi.controls.fail('update', { kind: 'not signed in' })
          return rename()
        },
      }),
      cause(
        editing,
        'there is no token, and the typed text stays (spec 5.23, 8.35)',
        'Failed to get authentication token',
        {
          answers: { 'PUT /users/update': unauthorized },
          before: ({ identity }) => {
            identity.controls.fail('refresh', { kind: 'unreachable' })
            return rename()
          },
          check: ({ store, path }) => {
            expect(path()).toBe('/edit-profile')
            expect(store.session.isLoggedIn).toBe(true)
            return expectFieldWith('Full Name', 'Maya Ada Lindqvist')
          },
        },
      ),
      notUpdated('without a message (spec 8.27)', () => page(400), 'Failed to update profile'),
      notUpdated(
        'with its own message (spec 8.28)',
        () => answer(400, { success: false, error: 'The phone number is not valid.' }),
        'The phone number is not valid.',
      ),
    ],
    typed('Full Name', 'Maya'),
    triedAgain('Save changes', ({ memberApi }) => memberApi.controls.hold('update')),
    until('the session ends', ({ app }) => app.session.send({ type: 'logout requested' })),
  ),
} satisfies Partial<Record<NoticeKey, NoticeCase>>
