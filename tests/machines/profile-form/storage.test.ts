import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { ProfileStorageCommand } from '../../../machines/profile-form/profile-form-types.ts'
import type { ProfileMode } from '../../../machines/profile-form/profile-form-values.ts'
import { chosenPicture, settledMember } from '../../../machines/samples.ts'
import { startAddressees } from '../../support/addressees.ts'

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
      parent: startAddressees({ app() {}, session() {}, onboarding() {}, navigationBlocker() {} }),
      input: {
        mode: 'editing',
        member: settledMember,
        phone: { stored: settledMember.phone, readable: settledMember.phone },
        draft,
        hasGeolocation: false,
      },
    },
  )
  form.start()
  return { form, commands }
}

const phoneTyped = { type: 'field changed', field: 'phone', value: '112' } as const
const base = { fields: { phone: settledMember.phone } }
const stored = { type: 'store draft', draft: { fields: { phone: '112' }, base } }
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
    expect(commands.at(-1)).toEqual({
      ...stored,
      draft: { fields: {}, picture: chosenPicture, base: { fields: {}, profileImage: '' } },
    })
    form.send({ type: 'picture changed', change: { kind: 'removed' }, isCropping: false })
    expect(commands.at(-1)).toMatchObject({ draft: { picture: { kind: 'removed' } } })
  })

  test('receives no picture while another one is prepared', () => {
    const { form, commands } = openForm({ draft: { fields: { phone: '112' } } })
    form.send({ type: 'picture changed', change: null, isCropping: true })
    expect(commands.at(-1)).toEqual({
      ...stored,
      draft: { fields: { phone: '112' }, withoutPicture: true, base },
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
