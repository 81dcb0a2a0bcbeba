import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberStorage } from '../../machines/ports.ts'
import type { ProfileDraft } from '../../machines/profile-form/profile-form-values.ts'
import { chosenPicture } from '../../machines/samples.ts'
import { createBrowserStorage } from '../../src/services/browser-storage.ts'
import { withDraftPictures } from '../../src/services/draft-pictures.ts'
import { createFakeTabs } from '../support/fakes/browser.ts'

let released: string[]
let stored: MemberStorage
let storage: MemberStorage

beforeEach(() => {
  released = []
  stored = createBrowserStorage({ window: createFakeTabs()(), clock: { now: () => 0 } })
  storage = withDraftPictures(stored, { release: (id) => released.push(id) })
})

const files = ['picture-1', 'file-1']
const draft = { fields: { phone: '112' }, picture: chosenPicture }
const write = (given: ProfileDraft | null = draft) =>
  storage.writeDraft('edit profile', 'uid-1', given)
const read = (owner = 'uid-1') => storage.readDraft('edit profile', owner)

describe('a draft with a chosen picture', () => {
  test('is read with its picture in the same page', () => {
    expect(write()).toBe(true)
    expect(read()).toEqual(draft)
    expect(released).toEqual([])
  })

  test('says after a reload that it is without the picture', () => {
    write()
    expect(stored.readDraft('edit profile', 'uid-1')).toEqual({
      fields: { phone: '112' },
      withoutPicture: true,
    })
  })

  test('can consist of the picture alone, of which a reload leaves nothing', () => {
    write({ fields: {}, picture: chosenPicture })
    expect(read()).toEqual({ fields: {}, picture: chosenPicture })
    expect(stored.readDraft('edit profile', 'uid-1')).toBeNull()
  })

  test('is read without it once it is written without it, and leaves its files to the form', () => {
    write()
    storage.writeDraft('edit profile', 'uid-1', { fields: { phone: '113' } })
    expect(read()).toEqual({ fields: { phone: '113' } })
    write(null)
    expect(read()).toBeNull()
    expect(released).toEqual([])
  })

  test('is not the draft of another form', () => {
    write()
    expect(storage.readDraft('profile completion', 'uid-1')).toBeNull()
    expect(read()).toEqual(draft)
  })

  test.each<[string, () => void]>([
    ['another member reads it', () => expect(read('uid-2')).toBeNull()],
    ['the drafts of others are removed', () => storage.removeOtherDrafts('uid-2')],
    ['the data of the member is cleared', () => storage.clearMember()],
  ])('is removed and its files are released when %s', (_, remove) => {
    write()
    remove()
    expect(released).toEqual(files)
    expect(read()).toBeNull()
  })

  test('stays when the drafts of others are removed', () => {
    write()
    storage.removeOtherDrafts('uid-1')
    expect(read()).toEqual(draft)
    expect(released).toEqual([])
  })
})

test('the removal of a picture outlives a reload', () => {
  const removal = { fields: {}, picture: { kind: 'removed' as const } }
  storage.writeDraft('edit profile', 'uid-1', removal)
  expect(stored.readDraft('edit profile', 'uid-1')).toEqual(removal)
})
