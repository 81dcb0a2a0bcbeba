import { describe, expect, test } from 'vitest'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import { newMember, settledMember } from '../../machines/samples.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const porto = {
  type: 'Point' as const,
  coordinates: [0, 0] as [number, number],
  address: 'Porto, Portugal',
  city: 'Porto',
}
const oldPicture = 'https://pictures.example/old.jpg'
const newPicture = 'https://pictures.example/maya.jpg'
const pictured = { ...settledMember, profileImage: oldPicture }

const model = {
  ...profileFormModel,
  inputs: {
    ...profileFormModel.inputs,
    'a member with a picture': {
      mode: 'editing' as const,
      member: pictured,
      today: '2026-11-20',
      draft: null,
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
    submitted: {
      ...profileFormModel.events?.submitted,
      'with a place': {
        type: 'submitted' as const,
        picture: { kind: 'unchanged' as const },
        location: porto,
      },
    },
  },
}
const completing = (...moves: string[]) => walkMachine(model, 'a new member', ...moves)
const editing = (...moves: string[]) => walkMachine(model, 'a member who edits', ...moves)
const withPicture = (...moves: string[]) => walkMachine(model, 'a member with a picture', ...moves)

const kept = 'submitted (with the picture unchanged)'
const chosen = 'submitted (with a new picture)'
const removed = 'submitted (with the picture removed)'
const saved = 'update profile: is saved'
const loaded = 'load member: is loaded'
const notLoaded = 'load member: fails'
const uploaded = 'upload picture: is uploaded'

/** The request body of the update for the unchanged sample member. */
const body = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@lindqvist.example',
  phone: '+46701234567',
  profileImage: '',
  location: null,
  dateOfBirth: '',
}

describe('the profile form', () => {
  test('starts with the record', () => {
    expect(editing()).toMatchObject({ at: 'editing', tags: [], services: {}, emitted: [] })
    expect(withPicture().context).toEqual({
      mode: 'editing',
      member: pictured,
      today: '2026-11-20',
      values: {
        firstName: 'Maya',
        lastName: 'Lindqvist',
        fullName: 'Maya Lindqvist',
        email: 'maya@lindqvist.example',
        phone: '+46701234567',
        dateOfBirth: '',
      },
      problems: {},
      submission: { picture: { kind: 'unchanged' }, location: settledMember.location },
      profileImage: oldPicture,
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
    const asked = editing(emptied, kept)
    expect(asked).toMatchObject({ at: 'editing', services: {}, emitted: [] })
    expect(asked.context.problems).toEqual({ fullName: 'missing' })
    const typed = editing(emptied, kept, 'field changed (the full name is typed)')
    expect(typed.context.problems).toEqual({})
  })
})

describe('saving a profile', () => {
  test('sends the record at once if the picture is kept, busy meanwhile', () => {
    expect(withPicture(kept)).toMatchObject({ at: 'updating', tags: ['busy'] })
    expect(withPicture(kept).services).toEqual({
      'update profile': { ...body, profileImage: oldPicture },
    })
    expect(withPicture('submitted (with a place)').services).toEqual({
      'update profile': { ...body, profileImage: oldPicture, location: porto },
    })
    const { dateOfBirth: _, ...completed } = body
    expect(completing(kept).services).toEqual({ 'update profile': { ...completed, phone: '' } })
  })

  test('uploads a new picture first, which can be cancelled', () => {
    expect(withPicture(chosen)).toMatchObject({
      at: 'uploading the picture',
      tags: ['busy', 'uploading'],
      services: { 'upload picture': { id: 'picture-1' } },
    })
    expect(withPicture(chosen, 'upload cancelled')).toMatchObject({ at: 'editing', services: {} })
  })

  test('sends the URL of the new picture and emits that it is uploaded', () => {
    const sent = withPicture(chosen, uploaded)
    expect(sent).toMatchObject({ at: 'updating' })
    expect(sent.services).toEqual({ 'update profile': { ...body, profileImage: newPicture } })
    expect(sent.emitted).toEqual([{ type: 'picture uploaded', id: 'picture-1' }])
  })

  test('continues with the old picture and a notice if the new one cannot be uploaded', () => {
    const sent = withPicture(chosen, 'upload picture: fails')
    expect(sent.services).toEqual({ 'update profile': { ...body, profileImage: oldPicture } })
    expect(sent.emitted).toEqual([{ type: 'notice', notice: 'picture not uploaded' }])
  })

  test('removes a picture from the record and then from the storage', () => {
    expect(withPicture(removed).services).toEqual({ 'update profile': body })
    const stored = withPicture(removed, saved)
    expect(stored).toMatchObject({ at: 'removing the stored picture', tags: ['busy'] })
    expect(Object.keys(stored.services)).toEqual(['remove stored picture'])
    for (const outcome of ['is removed', 'fails']) {
      const gone = withPicture(removed, saved, `remove stored picture: ${outcome}`)
      expect(gone.at).toBe('loading the member')
    }
  })

  test('refetches the member, busy meanwhile', () => {
    expect(editing(kept, saved)).toMatchObject({ at: 'loading the member', tags: ['busy'] })
    expect(Object.keys(editing(kept, saved).services)).toEqual(['load member'])
  })

  test.each([
    ['the first time', completing, 'profile completed'],
    ['later', editing, 'profile updated'],
  ] as const)('emits the updated member after success %s', (_, walk, type) => {
    const done = walk(kept, saved, loaded)
    expect(done.at).toBe('saved')
    expect(done.emitted).toEqual([
      { type: 'notice', notice: type },
      { type, member: settledMember },
    ])
  })

  test('emits the sent values if the member cannot be refetched', () => {
    const typed = 'field changed (the full name is typed)'
    const done = withPicture(typed, 'submitted (with a place)', saved, notLoaded)
    expect(done.emitted).toContainEqual({
      type: 'profile updated',
      member: {
        ...pictured,
        name: 'Maja Lind',
        firstName: 'Maja',
        lastName: 'Lind',
        location: porto,
      },
    })
    const oneName = withPicture('field changed (one name is typed)', kept, saved, notLoaded)
    expect(oneName.emitted).toContainEqual({
      type: 'profile updated',
      member: { ...pictured, name: 'Maja', firstName: 'Maja', lastName: '', location: null },
    })
    const first = completing(kept, saved, notLoaded)
    expect(first.emitted).toContainEqual({ type: 'profile completed', member: newMember })
  })

  test.each([
    ['the first time', completing, 'profile not completed'],
    ['later', editing, 'profile not updated'],
  ] as const)('shows the failure and keeps the form after a rejection %s', (_, walk, notice) => {
    const failure = { kind: 'refused', message: 'The phone number is too long.' }
    expect(walk(kept, 'update profile: is refused')).toMatchObject({
      at: 'editing',
      tags: [],
      context: { failure },
      emitted: [{ notice, failure }],
    })
    expect(walk(kept, 'update profile: is refused', kept).context.failure).toBeNull()
  })

  test('clears the failure when something is typed', () => {
    const typed = 'field changed (the full name is typed)'
    const again = editing(kept, 'update profile: has no token', typed)
    expect(again.context.failure).toBeNull()
  })
})

describe('leaving the form', () => {
  const untouched = 'cancelled (with picture and location unchanged)'
  const cancelled = [{ type: 'closed without saving' }]

  test('is not offered during onboarding', () => {
    expect(() => completing(untouched)).toThrow(`'${untouched}', is not possible`)
  })

  test('needs no confirmation if nothing was changed', () => {
    const left = editing(untouched)
    expect(left.at).toBe('closed')
    expect(left.emitted).toEqual(cancelled)
  })

  test.each([
    ['something was typed', ['field changed (the full name is typed)', untouched]],
    ['another picture was chosen', ['cancelled (with another picture)']],
  ])('asks for confirmation if %s', (_, moves) => {
    expect(editing(...moves)).toMatchObject({
      at: 'confirming cancel',
      tags: ['confirming'],
      emitted: [],
    })
    expect(editing(...moves, 'changes kept').at).toBe('editing')
    expect(editing(...moves, 'changes discarded').at).toBe('closed')
    expect(editing(...moves, 'changes discarded').emitted).toEqual(cancelled)
  })

  test('by a link asks for confirmation before it navigates', () => {
    expect(editing('leave requested')).toMatchObject({
      at: 'confirming leave',
      tags: ['confirming'],
      emitted: [],
    })
    expect(editing('leave requested', 'changes kept').at).toBe('editing')
    const left = editing('leave requested', 'changes discarded')
    expect(left.at).toBe('closed')
    expect(left.emitted).toEqual([{ type: 'leave confirmed' }])
  })
})
