import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { settledMember } from '../../machines/samples.ts'
import { profileFormFlow } from '../../src/app/flows/profile-form.ts'
import { openBrowser } from './open-page.ts'

/** The profile form of a page, with the fakes of the page. */
const openForm = (mode: 'editing' | 'completing' = 'editing') => {
  const { store, openPage, service, records } = openBrowser()
  const { app, identity, settled } = openPage()
  const signIn = async () => {
    const credentials = { email: 'maya@lindqvist.example', password: 'sweet-pea-88' }
    records.set(service.add(credentials).uid, settledMember)
    const signedIn = await identity.signIn(credentials)
    app.session.send({ type: 'identity verified', identity: signedIn })
    await settled()
  }
  const form = createActor(profileFormFlow(app), {
    input: {
      mode,
      member: settledMember,
      today: '2026-11-20',
      draft: null,
      hasGeolocation: true,
    },
  })
  form.start()
  const { storage, pictureFiles } = app.services
  return {
    form,
    app,
    signIn,
    store,
    pictureFiles,
    readDraft: () => storage.readDraft('edit profile', null),
  }
}

const phoneTyped = { type: 'field changed', field: 'phone', value: '112' } as const

describe('the storage of a profile form', () => {
  test('stores the draft until it is discarded', () => {
    const { form, readDraft } = openForm()
    form.send(phoneTyped)
    expect(readDraft()).toEqual({ fields: { phone: '112' } })
    form.send({ type: 'cancelled' })
    form.send({ type: 'changes discarded' })
    expect(readDraft()).toBeNull()
  })

  test('stores the draft of a form that is stopped', () => {
    const { form, readDraft } = openForm()
    form.send(phoneTyped)
    form.stop()
    expect(readDraft()).toEqual({ fields: { phone: '112' } })
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

  test('keeps the drafts of both profile forms apart', () => {
    const { form, readDraft, app } = openForm('completing')
    form.send(phoneTyped)
    expect(readDraft()).toBeNull()
    expect(app.services.storage.readDraft('profile completion', null)).toEqual({
      fields: { phone: '112' },
    })
  })

  test('stores nothing after the owner has left', async () => {
    const { form, app, signIn } = openForm()
    form.send(phoneTyped)
    await signIn()
    form.send({ ...phoneTyped, value: '113' })
    const { storage } = app.services
    expect(app.session.getSnapshot().hasTag('signed in')).toBe(true)
    expect(storage.readDraft('edit profile', null)).toBeNull()
  })

  test('releases the chosen file when the form is stopped', () => {
    const { form, pictureFiles } = openForm()
    const id = pictureFiles.add(new Blob(['pixels'], { type: 'image/png' }))
    form.getSnapshot().children.picture?.send({ type: 'file chosen', id })
    expect(pictureFiles.objectUrlOf(id)).not.toBe('')
    form.stop()
    expect(pictureFiles.objectUrlOf(id)).toBe('')
  })
})
