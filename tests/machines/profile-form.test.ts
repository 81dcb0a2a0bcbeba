import { describe, expect, test } from 'vitest'
import {
  type Blocks,
  noBlocks,
} from '../../machines/navigation-blocker/navigation-blocker-events.ts'
import { stepCompleted } from '../../machines/onboarding/onboarding-steps.ts'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import { loadedMember } from '../../machines/profile-form/profile-form-samples.ts'
import { baseOf } from '../../machines/profile-form/profile-form-values.ts'
import { newMember, settledMember } from '../../machines/samples.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const porto = {
  type: 'Point' as const,
  coordinates: [0, 0] as [number, number],
  address: 'Porto, Portugal',
  city: 'Porto',
}
const oldPicture = 'https://pictures.example/old.jpg'
const newPicture = 'https://pictures.example/maya.jpg?token=2'
const pictured = { ...settledMember, profileImage: oldPicture }

const model = {
  ...profileFormModel,
  inputs: {
    ...profileFormModel.inputs,
    'a member with a picture': {
      mode: 'editing' as const,
      member: pictured,
      phone: { stored: settledMember.phone, readable: settledMember.phone },
      draft: null,
      hasGeolocation: false,
    },
  },
  events: {
    ...profileFormModel.events,
    'field changed': {
      ...profileFormModel.events?.['field changed'],
      'one name is typed': {
        type: 'field changed' as const,
        field: 'fullName' as const,
        value: 'Maja',
      },
    },
  },
}
const completing = (...moves: string[]) => walkMachine(model, 'a new member', ...moves)
const editing = (...moves: string[]) => walkMachine(model, 'a member who edits', ...moves)
const withPicture = (...moves: string[]) => walkMachine(model, 'a member with a picture', ...moves)

const placed = 'location: is settled'
const kept = ['submitted', placed]
const compared = ['picture: is chosen', ...kept]
const chosen = [...compared, 'load member: fails']
const removed = ['picture: is removed', ...kept]
const moved = 'location: finds another place'
const typed = 'field changed (the full name is typed)'
const saved = 'update profile: is saved'
/* The number as it was sent, neither as it was stored nor as it was typed. */
const sentPhone = '+46 701 234 599'
const loaded = 'load member: is loaded'
const notLoaded = 'load member: fails'
const uploaded = 'upload picture: is uploaded'

/** The report of the page to its host. */
const blocking = (blocks: Partial<Blocks>) => ({
  type: 'blocking changed',
  page: 'profileForm',
  blocks: { ...noBlocks, ...blocks },
})

/** The request body of the update for the unchanged sample member. */
const body = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@lindqvist.example',
  phone: '+46701234567',
  profileImage: '',
  location: settledMember.location,
  dateOfBirth: '',
  version: null,
}

describe('the profile form', () => {
  test('starts with the record', () => {
    expect(editing()).toMatchObject({
      at: { editing: 'unchanged' },
      tags: [],
      emitted: [blocking({})],
    })
    expect(withPicture().context).toEqual({
      mode: 'editing',
      member: pictured,
      phone: { stored: '+46701234567', readable: '+46701234567' },
      values: {
        firstName: 'Maya',
        lastName: 'Lindqvist',
        fullName: 'Maya Lindqvist',
        email: 'maya@lindqvist.example',
        phone: '+46701234567',
        dateOfBirth: '',
      },
      unreadable: [],
      problems: {},
      picture: { kind: 'unchanged' },
      isCropping: false,
      place: settledMember.location,
      hasGeolocation: false,
      isPlaceMissing: false,
      profileImage: oldPicture,
      isRestored: false,
      isPictureLost: false,
      isDraftLost: false,
      isResent: false,
      isLeft: false,
      base: baseOf(pictured),
      failure: null,
    })
  })

  test('stores typed values in the fields of its page', () => {
    expect(editing('field changed (the full name is typed)').context.values).toMatchObject({
      fullName: 'Maja Lind',
      phone: '+46701234567',
    })
    const names = completing('field changed (the first name is typed)').context.values
    expect(names).toMatchObject({ firstName: 'Maja' })
  })

  test('with problems sends nothing and shows each problem until its field is changed', () => {
    const emptied = 'field changed (the full name is cleared)'
    const asked = editing(emptied, 'submitted')
    expect(asked).toMatchObject({ at: { editing: 'changed' }, emitted: [] })
    expect(asked.services).not.toHaveProperty('update profile')
    expect(asked.context.problems).toEqual({ fullName: 'missing' })
    expect(editing(emptied, 'submitted', typed).context.problems).toEqual({})
  })
})

describe('saving a profile', () => {
  test('sends the record at once if the picture is ...kept, busy meanwhile', () => {
    expect(withPicture(...kept)).toMatchObject({ at: 'updating', tags: ['busy'] })
    expect(withPicture(...kept).services['update profile']).toEqual({
      ...body,
      profileImage: oldPicture,
    })
    expect(withPicture(moved, ...kept).services['update profile']).toEqual({
      ...body,
      profileImage: oldPicture,
      location: porto,
    })
    const { dateOfBirth: _, ...completed } = body
    expect(completing(...kept).services['update profile']).toEqual({
      ...completed,
      phone: '',
      location: null,
    })
  })

  test('uploads a new picture first, which can be cancelled', () => {
    expect(withPicture(...chosen)).toMatchObject({
      at: 'uploading the picture',
      tags: ['busy', 'uploading'],
      services: { 'upload picture': { id: 'picture-1' } },
    })
    const cancelled = withPicture(...chosen, 'saving cancelled')
    expect(cancelled.at).toEqual({ editing: 'changed' })
    expect(cancelled.services).not.toHaveProperty('upload picture')
  })

  test('sends the URL of the new picture', () => {
    const sent = withPicture(...chosen, uploaded)
    expect(sent).toMatchObject({ at: 'updating', emitted: [] })
    expect(sent.services['update profile']).toEqual({ ...body, profileImage: newPicture })
  })

  test('continues with the old picture and a notice if the new one cannot be uploaded', () => {
    const sent = withPicture(...chosen, 'upload picture: fails')
    expect(sent.services['update profile']).toEqual({ ...body, profileImage: oldPicture })
    expect(sent.emitted).toEqual([{ type: 'notice', notice: 'picture not uploaded' }])
  })

  test('waits until the picture is prepared', () => {
    expect(() => editing('picture: is pending', 'submitted')).toThrow(
      "'submitted', is not possible",
    )
    expect(editing('picture: is pending', ...compared).at).toBe('loading the newer record')
  })

  test('waits for the place that is looked up, busy meanwhile', () => {
    const waiting = withPicture('submitted')
    expect(waiting).toMatchObject({ at: 'waiting for the place', tags: ['busy', 'locating'] })
    expect(waiting.services).not.toHaveProperty('update profile')
    expect(withPicture('submitted', moved, placed).services['update profile']).toMatchObject({
      location: porto,
    })
  })

  test('saves nothing if the member no longer waits for the place', () => {
    const { at, services, sentTo } = withPicture(typed, 'submitted', 'saving cancelled')
    expect(at).toEqual({ editing: 'changed' })
    expect(services).not.toHaveProperty('update profile')
    expect(sentTo.location).toEqual([{ type: 'unlocked' }])
  })

  test.each(['picture: is removed', moved])('%s changes nothing that is being saved', (late) => {
    expect(withPicture(...kept, late).context).toEqual(withPicture(...kept).context)
  })

  test('removes a picture from the record and then from the storage', () => {
    expect(withPicture(...removed).services['update profile']).toEqual(body)
    const stored = withPicture(...removed, saved)
    expect(stored).toMatchObject({ at: 'removing the stored picture', tags: ['busy'] })
    expect(stored.services).toHaveProperty('remove stored picture')
    for (const outcome of ['is removed', 'fails']) {
      const gone = withPicture(...removed, saved, `remove stored picture: ${outcome}`)
      expect(gone.at).toBe('loading the member')
    }
  })

  test('refetches the member, busy meanwhile', () => {
    expect(editing(...kept, saved)).toMatchObject({ at: 'loading the member', tags: ['busy'] })
    expect(editing(...kept, saved).services).toHaveProperty('load member')
  })

  test.each([
    [
      'the first time',
      completing,
      'profile completed',
      { to: 'onboarding', message: stepCompleted('/profile-completion', loadedMember) },
    ],
    [
      'later',
      editing,
      'profile updated',
      { to: 'app', message: { type: 'navigate', to: '/profile', withReturnPath: false } },
    ],
  ] as const)('sends the member to the session, and goes on %s', (_, walk, key, next) => {
    const done = walk(...kept, saved, loaded)
    const member = { type: 'member changed', member: loadedMember }
    expect(done.at).toBe('saved')
    expect(done.emitted).toEqual([{ type: 'notice', notice: key }, member, next.message])
    expect(done.sentTo.session).toEqual([member])
    expect(done.sentTo[next.to]).toContainEqual(next.message)
  })

  test('sends the sent values to the session if the member cannot be refetched', () => {
    const phone = sentPhone
    const done = withPicture(typed, moved, ...kept, saved, notLoaded)
    expect(done.emitted).toContainEqual({
      type: 'member changed',
      member: {
        ...pictured,
        phone,
        name: 'Maja Lind',
        firstName: 'Maja',
        lastName: 'Lind',
        location: porto,
      },
    })
    const oneName = withPicture('field changed (one name is typed)', ...kept, saved, notLoaded)
    expect(oneName.emitted).toContainEqual({
      type: 'member changed',
      member: { ...pictured, phone, name: 'Maja', firstName: 'Maja', lastName: '' },
    })
    const first = completing(...kept, saved, notLoaded)
    const completed = { ...newMember, phone }
    expect(first.emitted).toContainEqual(stepCompleted('/profile-completion', completed))
    expect(first.emitted).toContainEqual({ type: 'member changed', member: completed })
  })

  test.each([
    ['the first time', completing, 'profile not completed'],
    ['later', editing, 'profile not updated'],
  ] as const)('shows the failure and keeps the form after a rejection %s', (_, walk, notice) => {
    const message = 'The phone number is too long.'
    const failure = { kind: 'refused', message, field: 'phone' }
    expect(walk(...kept, 'update profile: is refused')).toMatchObject({
      at: { editing: 'unchanged' },
      tags: [],
      context: { failure },
      emitted: [{ notice, failure }, { type: 'changes kept' }, blocking({})],
    })
    expect(walk(...kept, 'update profile: is refused', ...kept).context.failure).toBeNull()
  })

  test.each([typed, moved])('clears the failure after %s', (change) => {
    const again = editing(...kept, 'update profile: has no token', change)
    expect(again.context.failure).toBeNull()
  })
})
