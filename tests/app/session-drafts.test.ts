import { describe, expect, test } from 'vitest'
import type { Drafts } from '../../machines/drafts.ts'
import { chosenPicture } from '../../machines/samples.ts'
import { emptySession } from '../support/fakes/storage.ts'
import { credentials, logIn, openMaya } from './open-maya.ts'
import type { Page } from './open-page.ts'

const tomas = { email: 'tomas@example.test', password: 'oak-and-ash-12' }
const interests = { added: ['Chess'], removed: ['Yoga'] }
const issue = { description: 'It is slow.' }
const phone = { fields: { phone: '112' } }

const storageOf = ({ app }: Page) => app.services.storage

/** A page whose member has written in every form and chosen a picture. */
const openDrafts = async () => {
  const browser = openMaya()
  const other = browser.service.add(tomas)
  const page = browser.openPage()
  await logIn(page)
  const storage = storageOf(page)
  const { pictureFiles } = page.app.services
  const file = pictureFiles.add(new Blob(['photo'], { type: 'image/jpeg' }))
  const cropped = pictureFiles.add(new Blob(['square'], { type: 'image/jpeg' }))
  const picture = { ...chosenPicture, id: cropped, from: { ...chosenPicture.from, fileId: file } }
  const drafts = {
    'profile completion': phone,
    'edit profile': { ...phone, picture },
    interests,
    issue,
  } satisfies Partial<Drafts>
  const { uid } = browser.account
  storage.writeDraft('profile completion', uid, drafts['profile completion'])
  storage.writeDraft('edit profile', uid, drafts['edit profile'])
  storage.writeDraft('interests', uid, drafts.interests)
  storage.writeDraft('issue', uid, drafts.issue)
  return {
    ...{ browser, page, other, drafts },
    areFilesKept: () => [file, cropped].map((id) => pictureFiles.objectUrlOf(id) !== ''),
  }
}

const draftsOf = (page: Page, owner: string) => {
  const { readDraft } = storageOf(page)
  return {
    'profile completion': readDraft('profile completion', owner),
    'edit profile': readDraft('edit profile', owner),
    interests: readDraft('interests', owner),
    issue: readDraft('issue', owner),
  }
}

const noDrafts = {
  'profile completion': null,
  'edit profile': null,
  interests: null,
  issue: null,
}

const expire = async ({ app, settled }: Page) => {
  app.session.send({ type: 'session rejected' })
  await settled()
}

describe('after an expiry', () => {
  test('the storage has no drafts, and the chosen files are kept', async () => {
    const { page, browser, areFilesKept } = await openDrafts()
    await expire(page)
    expect(draftsOf(page, browser.account.uid)).toEqual(noDrafts)
    expect(areFilesKept()).toEqual([true, true])
  })

  test('the same member finds every draft again, with its files (0049)', async () => {
    const { page, browser, drafts, areFilesKept } = await openDrafts()
    await expire(page)
    await logIn(page)
    expect(draftsOf(page, browser.account.uid)).toEqual(drafts)
    expect(areFilesKept()).toEqual([true, true])
  })

  test('another member gets none of them, and the files are released (0049)', async () => {
    const { page, other, areFilesKept } = await openDrafts()
    await expire(page)
    await logIn(page, tomas)
    expect(page.app.session.getSnapshot().context.identity?.uid).toBe(other.uid)
    expect(draftsOf(page, other.uid)).toEqual(noDrafts)
    expect(areFilesKept()).toEqual([false, false])
  })

  test('a draft in one form leaves the other forms empty', async () => {
    const { openPage, account } = openMaya()
    const page = openPage()
    await logIn(page)
    storageOf(page).writeDraft('issue', account.uid, issue)
    await expire(page)
    expect(page.app.session.getSnapshot().context.drafts).toEqual({
      owner: account.uid,
      drafts: { issue },
    })
    await logIn(page)
    expect(draftsOf(page, account.uid)).toEqual({ ...noDrafts, issue })
  })

  test('nothing is kept for a member without drafts', async () => {
    const page = openMaya().openPage()
    await logIn(page)
    await expire(page)
    expect(page.app.session.getSnapshot().context.drafts).toBeNull()
  })
})

test('a logout removes the session, the drafts and their files (reading 9)', async () => {
  const { page, browser, areFilesKept } = await openDrafts()
  const { store, account } = browser
  storageOf(page).writeResendAt('password reset', credentials.email, 1)
  page.app.session.send({ type: 'logout requested' })
  await page.settled()
  expect(store.session).toEqual(emptySession)
  expect(store.resendTimes).toEqual({})
  expect(draftsOf(page, account.uid)).toEqual(noDrafts)
  expect(areFilesKept()).toEqual([false, false])
})

describe('another tab', () => {
  test('that logs in opens the session here, with its record', async () => {
    const { openPage, account } = openMaya()
    const page = openPage()
    await logIn(openPage())
    await page.settled()
    const { value, context } = page.app.session.getSnapshot()
    expect(value).toEqual({ 'signed in': 'ready' })
    expect(context.identity?.uid).toBe(account.uid)
    expect(context.member).toMatchObject({ interests: ['Yoga'] })
  })

  test('that logs out ends the session here', async () => {
    const { openPage } = openMaya()
    const page = openPage()
    await logIn(page)
    const other = openPage()
    await other.settled()
    other.app.session.send({ type: 'logout requested' })
    await page.settled()
    expect(page.app.session.getSnapshot().hasTag('signed out')).toBe(true)
  })
})
