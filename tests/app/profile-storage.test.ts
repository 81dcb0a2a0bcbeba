import { describe, expect, test } from 'vitest'
import { type ActorRefFrom, createActor, setup } from 'xstate'
import type { profileFormMachine } from '../../machines/profile-form/profile-form-machine.ts'
import { settledMember } from '../../machines/samples.ts'
import { profileFormFlow } from '../../src/app/pages/profile-form.tsx'
import { openBrowser } from './open-page.ts'

const key = { form: '/edit-profile', uid: 'uid-1', version: null } as const

const input = {
  member: settledMember,
  phone: { stored: settledMember.phone, readable: settledMember.phone },
  draft: null,
  hasGeolocation: true,
}

/** The profile form of a page, with the fakes of the page. */
const openForm = () => {
  const { store, openPage } = openBrowser()
  const { app } = openPage()
  const host = createActor(
    setup({ actors: { form: profileFormFlow(app.services, key, (phone) => phone) } }).createMachine(
      {
        invoke: { src: 'form', id: 'form', input: { ...input, mode: 'editing' } },
      },
    ),
    { systemId: 'app' },
  ).start()
  const form: ActorRefFrom<typeof profileFormMachine> | undefined = host.getSnapshot().children.form
  if (!form) throw new Error('The form has not started')
  const { storage, pictureFiles } = app.services
  return {
    form,
    stop: () => host.stop(),
    store,
    pictureFiles,
    readDraft: () => storage.readDraft(key),
  }
}

const phoneTyped = { type: 'field changed', field: 'phone', value: '112' } as const

const phoneDraft = { phone: '112' }

describe('the storage of a profile form', () => {
  test('stores the draft until it is discarded', () => {
    const { form, readDraft } = openForm()
    form.send(phoneTyped)
    expect(readDraft()).toEqual(phoneDraft)
    form.send({ type: 'cancelled' })
    form.send({ type: 'changes discarded' })
    expect(readDraft()).toBeNull()
  })

  test('stores the draft of a form that is stopped', () => {
    const { form, stop, readDraft } = openForm()
    form.send(phoneTyped)
    stop()
    expect(readDraft()).toEqual(phoneDraft)
  })

  test('reports a draft that the browser cannot store', () => {
    const { form, store } = openForm()
    store.isFull = true
    form.send(phoneTyped)
    expect(form.getSnapshot().context.isDraftLost).toBe(true)
    store.isFull = false
    form.send({ ...phoneTyped, value: '113' })
    expect(form.getSnapshot().context.isDraftLost).toBe(false)
  })

  test('releases the chosen file when the form is stopped', () => {
    const { form, stop, pictureFiles } = openForm()
    const id = pictureFiles.add(new Blob(['pixels'], { type: 'image/png' }))
    form.getSnapshot().children.picture?.send({ type: 'file chosen', id })
    expect(pictureFiles.objectUrlOf(id)).not.toBe('')
    stop()
    expect(pictureFiles.objectUrlOf(id)).toBe('')
  })
})
