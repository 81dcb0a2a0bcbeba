import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { ProfileStorageCommand } from '../../../machines/profile-form/profile-form-types.ts'
import { settledMember } from '../../../machines/samples.ts'
import { startAddressees } from '../../support/addressees.ts'

/** A form with its children, and the commands that its storage has received. */
const openForm = (draft: { phone: string } | null = null) => {
  const commands: (ProfileStorageCommand | 'stopped')[] = []
  const form = createActor(
    profileFormMachine.provide({
      actors: {
        storage: fromCallback<ProfileStorageCommand>(({ receive }) => {
          receive((command) => commands.push(command))
          return () => commands.push('stopped')
        }),
        'update profile': fromPromise(async () => ({ phone: '' })),
        'load member': fromPromise(async () => settledMember),
      },
    }),
    {
      parent: startAddressees({ app() {}, session() {}, onboarding() {}, navigationBlocker() {} }),
      input: {
        mode: 'editing',
        member: { ...settledMember, version: 'v-1' },
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
const stored = { type: 'store draft', draft: { phone: '112' }, version: 'v-1' }
const removed = { type: 'store draft', draft: null, version: null }

describe('the storage of the form', () => {
  test('receives the draft after every change, and removes it when the change is undone', () => {
    const { form, commands } = openForm()
    form.send(phoneTyped)
    form.send({ ...phoneTyped, value: settledMember.phone })
    expect(commands.slice(-2)).toEqual([stored, removed])
  })

  test('has the restored draft from the start', () => {
    const { commands } = openForm({ phone: '112' })
    expect(commands).toContainEqual(stored)
    expect(commands).not.toContainEqual(removed)
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
})
