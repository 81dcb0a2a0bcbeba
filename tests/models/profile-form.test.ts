import { describe, expect, test } from 'vitest'
import { newMember, settledMember } from '../../machines/model/samples.ts'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import { told } from '../support/paths/told.ts'

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
        picture: { kind: 'kept' as const },
        location: porto,
      },
    },
  },
}
const completing = (...moves: string[]) => told(model, 'a new member', ...moves)
const editing = (...moves: string[]) => told(model, 'a member who edits', ...moves)
const withPicture = (...moves: string[]) => told(model, 'a member with a picture', ...moves)

const kept = 'submitted (with the picture kept)'
const chosen = 'submitted (with a new picture)'
const removed = 'submitted (with the picture removed)'
const saved = 'update profile: is saved'
const loaded = 'load member: is loaded'
const notLoaded = 'load member: fails'
const uploaded = 'upload picture: is uploaded'

/** The body of the update call for the member as the samples have it. */
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
  test('begins with the record', () => {
    expect(editing()).toMatchObject({ at: 'editing', tags: [], asks: {}, says: [] })
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
      sending: { picture: { kind: 'kept' }, location: settledMember.location },
      profileImage: oldPicture,
      failure: null,
    })
  })

  test('keeps what is typed, in the fields that its page has', () => {
    expect(editing('field changed (the full name is typed)').context.values).toMatchObject({
      fullName: 'Maja Lind',
      phone: '+46701234567',
    })
    const names = completing('field changed (the first name is typed)').context.values
    expect(names).toMatchObject({ firstName: 'Maja' })
  })

  test('with problems sends nothing and names them, each until its field is changed', () => {
    const emptied = 'field changed (the full name is emptied)'
    const asked = editing(emptied, kept)
    expect(asked).toMatchObject({ at: 'editing', asks: {}, says: [] })
    expect(asked.context.problems).toEqual({ fullName: 'missing' })
    const typed = editing(emptied, kept, 'field changed (the full name is typed)')
    expect(typed.context.problems).toEqual({})
  })
})

describe('saving a profile', () => {
  test('sends the record at once where the picture is kept, busy meanwhile', () => {
    expect(withPicture(kept)).toMatchObject({ at: 'updating', tags: ['busy'] })
    expect(withPicture(kept).asks).toEqual({
      'update profile': { ...body, profileImage: oldPicture },
    })
    expect(withPicture('submitted (with a place)').asks).toEqual({
      'update profile': { ...body, profileImage: oldPicture, location: porto },
    })
    const { dateOfBirth: _, ...completed } = body
    expect(completing(kept).asks).toEqual({ 'update profile': { ...completed, phone: '' } })
  })

  test('uploads a new picture first, which can be given up', () => {
    expect(withPicture(chosen)).toMatchObject({
      at: 'uploading the picture',
      tags: ['busy', 'uploading'],
      asks: { 'upload picture': { id: 'picture-1' } },
    })
    expect(withPicture(chosen, 'upload cancelled')).toMatchObject({ at: 'editing', asks: {} })
  })

  test('sends the address of the new picture, and tells that it is there', () => {
    const sent = withPicture(chosen, uploaded)
    expect(sent).toMatchObject({ at: 'updating' })
    expect(sent.asks).toEqual({ 'update profile': { ...body, profileImage: newPicture } })
    expect(sent.says).toEqual([{ type: 'picture uploaded', id: 'picture-1' }])
  })

  test('goes on with the old picture where the new one cannot be uploaded, and says so', () => {
    const sent = withPicture(chosen, 'upload picture: fails')
    expect(sent.asks).toEqual({ 'update profile': { ...body, profileImage: oldPicture } })
    expect(sent.says).toEqual([{ type: 'notice', notice: 'picture not uploaded' }])
  })

  test('takes a removed picture out of the record, and then out of the store', () => {
    expect(withPicture(removed).asks).toEqual({ 'update profile': body })
    const stored = withPicture(removed, saved)
    expect(stored).toMatchObject({ at: 'removing the stored picture', tags: ['busy'] })
    expect(Object.keys(stored.asks)).toEqual(['remove stored picture'])
    for (const outcome of ['is removed', 'fails']) {
      const gone = withPicture(removed, saved, `remove stored picture: ${outcome}`)
      expect(gone.at).toBe('loading the member')
    }
  })

  test('fetches the member anew, busy meanwhile', () => {
    expect(editing(kept, saved)).toMatchObject({ at: 'loading the member', tags: ['busy'] })
    expect(Object.keys(editing(kept, saved).asks)).toEqual(['load member'])
  })

  test.each([
    ['the first time', completing, 'profile completed'],
    ['later', editing, 'profile updated'],
  ] as const)('that has succeeded %s tells who the member is now', (_, walk, type) => {
    const done = walk(kept, saved, loaded)
    expect(done.at).toBe('saved')
    expect(done.says).toEqual([
      { type: 'notice', notice: type },
      { type, member: settledMember },
    ])
  })

  test('tells what was sent where the member cannot be fetched anew', () => {
    const typed = 'field changed (the full name is typed)'
    const done = withPicture(typed, 'submitted (with a place)', saved, notLoaded)
    expect(done.says).toContainEqual({
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
    expect(oneName.says).toContainEqual({
      type: 'profile updated',
      member: { ...pictured, name: 'Maja', firstName: 'Maja', lastName: '', location: null },
    })
    const first = completing(kept, saved, notLoaded)
    expect(first.says).toContainEqual({ type: 'profile completed', member: newMember })
  })

  test.each([
    ['the first time', completing, 'profile not completed'],
    ['later', editing, 'profile not updated'],
  ] as const)('that is refused %s says why, and keeps the form', (_, walk, notice) => {
    const failure = { kind: 'refused', message: 'The phone number is too long.' }
    expect(walk(kept, 'update profile: is refused')).toMatchObject({
      at: 'editing',
      tags: [],
      context: { failure },
      says: [{ notice, failure }],
    })
    expect(walk(kept, 'update profile: is refused', kept).context.failure).toBeNull()
  })

  test('forgets why it was refused with the next letter', () => {
    const typed = 'field changed (the full name is typed)'
    const again = editing(kept, 'update profile: has no token', typed)
    expect(again.context.failure).toBeNull()
  })
})

describe('leaving the form', () => {
  const untouched = 'cancelled (with picture and location as they were)'
  const cancelled = [{ type: 'cancelled' }]

  test('is not offered to whoever has to complete the profile', () => {
    expect(() => completing(untouched)).toThrow(`'${untouched}', is not possible`)
  })

  test('needs no question where nothing was changed', () => {
    const left = editing(untouched)
    expect(left.at).toBe('left')
    expect(left.says).toEqual(cancelled)
  })

  test.each([
    ['something was typed', ['field changed (the full name is typed)', untouched]],
    ['the picture is another', ['cancelled (with another picture)']],
  ])('asks first where %s', (_, moves) => {
    expect(editing(...moves)).toMatchObject({
      at: 'asking whether to cancel',
      tags: ['asking'],
      says: [],
    })
    expect(editing(...moves, 'changes kept').at).toBe('editing')
    expect(editing(...moves, 'changes given up').at).toBe('left')
    expect(editing(...moves, 'changes given up').says).toEqual(cancelled)
  })

  test('by a link asks first, and then lets go where it leads', () => {
    expect(editing('leave requested')).toMatchObject({
      at: 'asking whether to leave',
      tags: ['asking'],
      says: [],
    })
    expect(editing('leave requested', 'changes kept').at).toBe('editing')
    const left = editing('leave requested', 'changes given up')
    expect(left.at).toBe('left')
    expect(left.says).toEqual([{ type: 'changes given up' }])
  })
})
