import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, fromCallback, fromPromise } from 'xstate'
import { locationModel } from '../../../machines/location/location-model.ts'
import { pictureModel } from '../../../machines/picture/picture-model.ts'
import { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import { profileFormModel } from '../../../machines/profile-form/profile-form-model.ts'
import type { ProfileStorageCommand } from '../../../machines/profile-form/profile-form-setup.ts'
import type { ProfileMode } from '../../../machines/profile-form/profile-form-values.ts'
import { chosenPicture, settledMember } from '../../../machines/samples.ts'
import { startAddressees } from '../../support/addressees.ts'

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

  test('starts with that of the draft', () => {
    const { context, children } = replay(model, {
      input: 'a member with a draft',
      moves: [],
    }).snapshot()
    const child: AnyActorRef | undefined = children.picture
    expect(child?.getSnapshot().value).toEqual({ settled: 'chosen' })
    expect(context.picture).toEqual(chosenPicture)
  })

  test('is removed', () => {
    expect(editing('picture › picture removed').picture).toEqual({ kind: 'removed' })
    expect(editing(...chosen, 'picture › picture removed').picture).toEqual({ kind: 'removed' })
  })
})

describe('the location in the form', () => {
  test('is the typed place', () => {
    const { at, place } = editing('location › address typed (Porto)')
    expect(at).toEqual({ editing: 'changed' })
    expect(place).toMatchObject({ address: 'Porto, Portugal' })
  })

  test('is the place that was found', () => {
    const found = ['get position: is found', 'reverse geocode: finds a place']
    const { at, place } = editing('location › location requested', ...found)
    expect(at).toEqual({ editing: 'changed' })
    expect(place).toMatchObject({ address: 'Lisboa, Portugal' })
  })

  test('is cleared if its field is emptied', () => {
    const { at, place } = editing('location › address typed (nothing)')
    expect(at).toEqual({ editing: 'changed' })
    expect(place).toBeNull()
  })

  test('starts with the place of the draft', () => {
    const { context, children } = replay(model, {
      input: 'a member with a draft',
      moves: [],
    }).snapshot()
    const child: AnyActorRef | undefined = children.location
    expect(child?.getSnapshot().context.place).toMatchObject({ address: 'Porto, Portugal' })
    expect(context.place).toMatchObject({ address: 'Porto, Portugal' })
  })
})

describe('a discarded draft', () => {
  test('leaves the values, the picture and the place of the record, also in the children', () => {
    const run = replay(model, { input: 'a member with a draft', moves: ['draft discarded'] })
    const { value, context, children } = run.snapshot()
    const location: AnyActorRef | undefined = children.location
    const picture: AnyActorRef | undefined = children.picture
    expect(value).toEqual({ editing: 'unchanged' })
    expect(context).toMatchObject({
      values: { fullName: 'Maya Lindqvist' },
      place: settledMember.location,
      picture: { kind: 'unchanged' },
      isRestored: false,
    })
    expect(location?.getSnapshot().context.place).toEqual(settledMember.location)
    expect(picture?.getSnapshot().value).toEqual({ settled: 'unchanged' })
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
      place: child('location')?.getSnapshot().context.place,
    }
  }
  const saving = [...chosen, 'submitted', 'upload picture: is uploaded']
  const failed = [...saving, 'update profile: is refused']

  test.each([
    'picture › file chosen (from the disk)',
    'picture › crop reopened',
    'picture › picture removed',
    'location › address typed (Porto)',
    'location › location requested',
  ])('%s is not accepted until the update has failed', (change) => {
    expect(() => at(...saving, change)).toThrow('is not possible')
    expect(at(...failed, change)).not.toEqual(at(...failed))
  })

  test('the stored picture cannot be removed', () => {
    expect(() => at('submitted', 'picture › picture removed')).toThrow('is not possible')
  })

  test('picture and place can be changed after the upload is cancelled', () => {
    const cancelled = [...chosen, 'submitted', 'upload cancelled']
    expect(at(...cancelled, 'picture › picture removed').picture).toEqual({ settled: 'removed' })
    expect(at(...cancelled, 'location › address typed (Porto)').place).toMatchObject({
      city: 'Porto',
    })
  })

  test.each([
    ['the position', ['location › location requested']],
    ['its name', ['location › location requested', 'get position: is found']],
  ])('a pending request for %s is cancelled, because its answer would be lost', (_, moves) => {
    expect(at(...moves, 'submitted').services).toEqual(at('submitted').services)
  })

  test('a place that was found keeps its hint', () => {
    const found = ['get position: is found', 'reverse geocode: finds a place']
    const { children } = replay(model, {
      input: 'a member who edits',
      moves: ['location › location requested', ...found, 'submitted'],
    }).snapshot()
    const location: AnyActorRef | undefined = children.location
    expect(location?.getSnapshot().value).toEqual({ settled: 'found' })
  })
})

/** A form with its children, and the commands that its storage has received. */
const openForm = ({
  isFull = false,
  draft = null as { fields: { phone: string } } | null,
} = {}) => {
  const commands: (ProfileStorageCommand | 'stopped')[] = []
  const form = createActor(
    profileFormMachine.provide({
      actors: {
        storage: fromCallback<ProfileStorageCommand, { form: ProfileMode }>(
          ({ receive, sendBack }) => {
            receive((command) => {
              commands.push(command)
              if (isFull) sendBack({ type: 'draft not stored' })
            })
            return () => commands.push('stopped')
          },
        ),
        'update profile': fromPromise(async () => ({ phone: '' })),
        'load member': fromPromise(async () => settledMember),
      },
    }),
    {
      parent: startAddressees({ app() {}, session() {}, onboarding() {} }),
      input: {
        mode: 'editing',
        member: settledMember,
        phone: { stored: settledMember.phone, readable: settledMember.phone },
        today: '2026-11-20',
        draft,
        hasGeolocation: false,
      },
    },
  )
  form.start()
  return { form, commands }
}

const phoneTyped = { type: 'field changed', field: 'phone', value: '112' } as const
const stored = { type: 'store draft', draft: { fields: { phone: '112' } } }
const removed = { type: 'store draft', draft: null }

describe('the storage of the form', () => {
  test('receives the draft after every change, and removes it when the change is undone', () => {
    const { form, commands } = openForm()
    form.send(phoneTyped)
    form.send({ ...phoneTyped, value: settledMember.phone })
    expect(commands.slice(-2)).toEqual([stored, removed])
  })

  test('receives the place of the draft only if it was changed', () => {
    const { form, commands } = openForm()
    form.getSnapshot().children.location?.send({ type: 'address typed', address: 'Porto' })
    expect(commands.at(-1)).toMatchObject({ draft: { fields: {}, place: { address: 'Porto' } } })
    form.send(phoneTyped)
    expect(commands.at(-1)).toMatchObject({ draft: { place: { address: 'Porto' } } })
  })

  test('has the restored draft from the start', () => {
    const { commands } = openForm({ draft: { fields: { phone: '112' } } })
    expect(commands).toContainEqual(stored)
    expect(commands).not.toContainEqual(removed)
  })

  test('receives a new picture and the removal of the picture', () => {
    const { form, commands } = openForm()
    form.send({ type: 'picture changed', change: chosenPicture, isCropping: false })
    expect(commands.at(-1)).toEqual({ ...stored, draft: { fields: {}, picture: chosenPicture } })
    form.send({ type: 'picture changed', change: { kind: 'removed' }, isCropping: false })
    expect(commands.at(-1)).toMatchObject({ draft: { picture: { kind: 'removed' } } })
  })

  test('receives no picture while another one is prepared', () => {
    const { form, commands } = openForm({ draft: { fields: { phone: '112' } } })
    form.send({ type: 'picture changed', change: null, isCropping: true })
    expect(commands.at(-1)).toEqual({
      ...stored,
      draft: { fields: { phone: '112' }, withoutPicture: true },
    })
  })

  test('holds every file that is chosen', () => {
    const { form, commands } = openForm()
    form.getSnapshot().children.picture?.send({ type: 'file chosen', id: 'file-7' })
    expect(commands).toContainEqual({ type: 'hold file', id: 'file-7' })
  })

  test('keeps the draft while the question is open, and removes it when the changes are discarded', () => {
    const { form, commands } = openForm()
    form.send(phoneTyped)
    form.send({ type: 'leave requested' })
    expect(commands.at(-1)).toEqual(stored)
    form.send({ type: 'changes discarded' })
    expect(commands.slice(-2)).toEqual([removed, 'stopped'])
  })

  test('removes the draft when the profile is saved', async () => {
    const { form, commands } = openForm()
    form.send(phoneTyped)
    const done = new Promise<void>((resolve) => {
      form.subscribe({ complete: resolve })
    })
    form.send({ type: 'submitted' })
    expect(commands.at(-1)).toEqual(stored)
    await done
    expect(commands.slice(-2)).toEqual([removed, 'stopped'])
  })

  test('reports a draft that a reload would lose', () => {
    const { form } = openForm({ isFull: true })
    form.send(phoneTyped)
    expect(form.getSnapshot().context.isDraftLost).toBe(true)
    expect(openForm().form.getSnapshot().context.isDraftLost).toBe(false)
  })
})
