import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { locationModel } from '../../../machines/location/location-model.ts'
import { pictureModel } from '../../../machines/picture/picture-model.ts'
import { profileFormModel } from '../../../machines/profile-form/profile-form-model.ts'
import { chosenPicture, settledMember } from '../../../machines/samples.ts'

/* The form with its real children, which the model replaces by stubs. */
const { picture: _picture, location: _location, ...outcomes } = profileFormModel.outcomes
const model = {
  ...profileFormModel,
  outcomes,
  children: { picture: pictureModel, location: locationModel },
}
const editing = (...moves: string[]) => {
  const { value, context } = replay(model, { input: 'a member who edits', moves }).snapshot()
  return { at: value, picture: context.picture, place: context.place }
}

const cropping = ['picture › file chosen (from the disk)', 'inspect file: is a picture']
const chosen = [...cropping, 'picture › crop confirmed', 'prepare picture: is prepared']

describe('the picture in the form', () => {
  test.each([
    ['while it is inspected', cropping.slice(0, 1)],
    ['while it is cropped', cropping],
    ['while it is prepared', chosen.slice(0, -1)],
    ['while it is cropped again', [...chosen, 'picture › crop reopened']],
  ])('is pending %s', (_, moves) => {
    expect(editing(...moves)).toMatchObject({ at: { editing: 'changed' }, picture: null })
  })

  test('is chosen once it is prepared', () => {
    const { at, picture } = editing(...chosen)
    expect(at).toEqual({ editing: 'changed' })
    expect(picture).toEqual(chosenPicture)
  })

  test('is unchanged after the crop of the first file is cancelled', () => {
    const { at, picture } = editing(...cropping, 'picture › crop cancelled')
    expect(at).toEqual({ editing: 'unchanged' })
    expect(picture).toEqual({ kind: 'unchanged' })
  })

  test.each([
    ['its crop is cancelled', [...cropping, 'picture › crop cancelled']],
    ['it is no picture', [...cropping.slice(0, 1), 'inspect file: is not a picture']],
    ['it cannot be prepared', [...chosen.slice(0, -1), 'prepare picture: cannot be read']],
  ])('stays the chosen one when another file is chosen and %s', (_, moves) => {
    expect(editing(...chosen, ...moves).picture).toEqual(chosenPicture)
  })

  test('starts with the removal of the draft', () => {
    const input = {
      mode: 'editing' as const,
      member: settledMember,
      phone: { stored: settledMember.phone, readable: settledMember.phone },
      draft: { picture: 'removed' },
      hasGeolocation: true,
    }
    const { context, children } = replay(
      { ...model, inputs: { 'a removed picture': input } },
      { input: 'a removed picture', moves: [] },
    ).snapshot()
    const child: AnyActorRef | undefined = children.picture
    expect(child?.getSnapshot().value).toMatchObject({ choice: { settled: 'removed' } })
    expect(context.picture).toEqual({ kind: 'removed' })
  })

  test('is removed', () => {
    expect(editing('picture › picture removed').picture).toEqual({ kind: 'removed' })
    expect(editing(...chosen, 'picture › picture removed').picture).toEqual({ kind: 'removed' })
  })
})

describe('the location in the form', () => {
  test('is the typed place', () => {
    const { at, place } = editing('address typed (Porto)')
    expect(at).toEqual({ editing: 'changed' })
    expect(place).toMatchObject({ address: 'Porto, Portugal' })
  })

  test('is the place that was found', () => {
    const found = ['get position: is found', 'reverse geocode: finds a place']
    const { at, place } = editing('location › location requested', ...found)
    expect(at).toEqual({ editing: 'changed' })
    expect(place).toMatchObject({ address: 'Lisboa, Portugal' })
  })

  test('has no coordinates after the address that was found is edited (spec 3.20)', () => {
    const found = ['get position: is found', 'reverse geocode: finds a place']
    expect(
      editing('location › location requested', ...found, 'address typed (Porto)').place,
    ).toEqual({ type: 'Point', coordinates: [0, 0], address: 'Porto, Portugal', city: 'Porto' })
  })

  test('is the typed one while a lookup runs, whose answer is dropped (fault 29)', () => {
    const moves = [
      'location › location requested',
      'get position: is found',
      'address typed (Porto)',
    ]
    const run = replay(model, { input: 'a member who edits', moves })
    expect(run.snapshot().context.place).toMatchObject({ address: 'Porto, Portugal' })
    expect(run.services()).not.toContain('reverse geocode')
  })

  test('is cleared if its field is emptied', () => {
    const { at, place } = editing('address typed (nothing)')
    expect(at).toEqual({ editing: 'changed' })
    expect(place).toBeNull()
  })
})

describe('a discarded draft', () => {
  test('leaves the values, the picture and the place of the record, also in the picture', () => {
    const run = replay(model, { input: 'a member with a draft', moves: ['draft discarded'] })
    const { value, context, children } = run.snapshot()
    const picture: AnyActorRef | undefined = children.picture
    expect(value).toEqual({ editing: 'unchanged' })
    expect(context).toMatchObject({
      values: { fullName: 'Maya Lindqvist' },
      place: settledMember.location,
      picture: { kind: 'unchanged' },
      isRestored: false,
    })
    expect(picture?.getSnapshot().value).toMatchObject({ choice: { settled: 'unchanged' } })
  })
})

describe('while the form is saved', () => {
  const at = (...moves: string[]) => {
    const run = replay(model, { input: 'a member who edits', moves })
    const child = (name: 'picture' | 'location'): AnyActorRef | undefined =>
      run.snapshot().children[name]
    return {
      services: run.services(),
      picture: child('picture')?.getSnapshot().value,
      lookup: child('location')?.getSnapshot().value,
      place: run.snapshot().context.place,
    }
  }
  const submitted = [...chosen, 'submitted', 'load member: fails']
  const saving = [...submitted, 'upload picture: is uploaded']
  const failed = [...saving, 'update profile: is refused']

  test.each([
    'picture › file chosen (from the disk)',
    'picture › crop reopened',
    'picture › picture removed',
    'address typed (Porto)',
    'location › location requested',
  ])('%s is not accepted until the update has failed', (change) => {
    expect(() => at(...saving, change)).toThrow('is not possible')
    expect(at(...failed, change)).not.toEqual(at(...failed))
  })

  test('the stored picture cannot be removed', () => {
    expect(() => at('submitted', 'picture › picture removed')).toThrow('is not possible')
  })

  test('picture and place can be changed after the upload is cancelled', () => {
    const cancelled = [...submitted, 'saving cancelled']
    expect(at(...cancelled, 'picture › picture removed').picture).toMatchObject({
      choice: { settled: 'removed' },
    })
    expect(at(...cancelled, 'address typed (Porto)').place).toMatchObject({
      city: 'Porto',
    })
  })

  const located = ['location › location requested', 'get position: is found']
  const found = 'reverse geocode: finds a place'

  test.each([
    ['the position', located.slice(0, 1)],
    ['its name', located],
  ])('a request for %s ends first, so that nothing is saved without the place', (_, moves) => {
    expect(at(...moves, 'submitted').services).not.toContain('update profile')
  })

  test('the place that was found meanwhile is saved', () => {
    const run = replay(model, {
      input: 'a member who edits',
      moves: [...located, 'submitted', found],
    })
    expect(run.services()).toContain('update profile')
    expect(run.snapshot().context.place).toMatchObject({ address: 'Lisboa, Portugal' })
  })

  test('a form whose place was not found is saved without it, and accepts another one', () => {
    const saving = [...located, 'submitted', 'reverse geocode: finds no place']
    const saved = [...saving, 'update profile: is saved', 'load member: is loaded']
    expect(at(...saving).services).toContain('update profile')
    expect(at(...saved, 'address typed (Porto)').place).toMatchObject({ city: 'Porto' })
  })

  test('the member can stop waiting for the place, and a link asks', () => {
    const back = [...located, 'submitted', 'saving cancelled']
    expect(at(...back, found).services).not.toContain('update profile')
    expect(at(...back, 'address typed (Porto)').place).toMatchObject({ city: 'Porto' })
    const { value } = replay(model, {
      input: 'a member who edits',
      moves: [...located, 'submitted', 'leave requested'],
    }).snapshot()
    expect(value).toBe('confirming leave')
  })
})
