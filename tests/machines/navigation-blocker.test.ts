import { describe, expect, test } from 'vitest'
import {
  noBlocks,
  pageBlocks,
} from '../../machines/navigation-blocker/navigation-blocker-events.ts'
import { navigationBlockerModel } from '../../machines/navigation-blocker/navigation-blocker-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const blocker = (...moves: string[]) =>
  walkMachine(navigationBlockerModel, 'an unchanged page', ...moves)

const byLink = 'navigation attempted (by a link)'
const byBack = 'navigation attempted (by Back)'
const byLogout = 'navigation attempted (by Logout)'
const changed = 'blocking changed (the form is changed)'
const dialog = 'blocking changed (a dialog of the changed form is open)'
const link = { kind: 'push', href: '/profile', state: {} }
const back = { kind: 'go', steps: -1 }

test('a page reports what it blocks, with its id, and nothing else', () => {
  const message = { type: 'blocking changed', page: 'page 2' }
  expect(pageBlocks({ self: { id: 'page 2' } }, {})).toEqual({
    ...message,
    blocks: { navigation: false, reload: false, dialog: false, saving: false },
  })
  expect(pageBlocks({ self: { id: 'page 2' } }, { dialog: true })).toEqual({
    ...message,
    blocks: { navigation: false, reload: false, dialog: true, saving: false },
  })
})

describe('a page without unsaved changes', () => {
  test.each([byLink, byBack])('may be left: %s', (attempt) => {
    expect(blocker(attempt)).toMatchObject({
      at: 'free',
      context: { answer: 'allowed', pending: null },
      emitted: [],
    })
  })

  test('may be left by Logout, which the session then performs', () => {
    expect(blocker(byLogout)).toMatchObject({
      context: { answer: 'allowed' },
      emitted: [{ type: 'logout requested' }],
    })
  })
})

describe('a page with unsaved changes', () => {
  test.each([
    [byLink, link],
    [byBack, back],
    [byLogout, { kind: 'logout' }],
  ])('asks the member before it is left: %s', (attempt, pending) => {
    expect(blocker(changed, attempt)).toMatchObject({
      at: 'asking',
      context: { answer: 'blocked', pending },
      emitted: [{ type: 'leave requested' }],
    })
  })

  test.each([
    [byLink, { type: 'resume navigation', navigation: link }],
    [byBack, { type: 'resume navigation', navigation: back }],
    [byLogout, { type: 'logout requested' }],
  ])('is left when the member discards the changes: %s', (attempt, message) => {
    expect(blocker(changed, attempt, 'changes discarded')).toMatchObject({
      at: 'free',
      context: { pending: null, blocks: noBlocks },
      emitted: [message],
    })
  })

  test('stays when the member keeps the changes', () => {
    expect(blocker(changed, byLink, 'changes kept')).toMatchObject({
      at: 'free',
      context: { pending: null, blocks: { navigation: true } },
      emitted: [],
    })
  })

  test('resumes the last navigation if the member has attempted several', () => {
    const last = blocker(changed, byLink, byBack)
    expect(last).toMatchObject({
      at: 'asking',
      context: { answer: 'blocked', pending: back },
      emitted: [],
    })
  })

  test('asks nothing after another page is shown', () => {
    expect(blocker(changed, byLink, 'page shown (without changes)')).toMatchObject({
      at: 'free',
      context: { pending: null, blocks: noBlocks },
    })
    expect(blocker('page shown (with a stored draft)', byLink).at).toBe('asking')
  })

  test('may be left after a blocked attempt if the changes were discarded', () => {
    expect(blocker(changed, byLink, 'changes discarded', byLink).context.answer).toBe('allowed')
  })

  test('may be left when its changes are saved', () => {
    expect(blocker(changed, 'blocking changed (nothing is left to lose)', byLink)).toMatchObject({
      at: 'free',
      context: { answer: 'allowed' },
    })
  })
})

describe('an open dialog', () => {
  test('is closed by Back, which does not leave the page', () => {
    expect(blocker(dialog, byBack)).toMatchObject({
      at: 'free',
      context: { answer: 'blocked', pending: null },
      emitted: [{ type: 'back pressed' }],
    })
  })

  test('is closed by Back while the member is asked', () => {
    expect(blocker(changed, byLink, dialog, byBack)).toMatchObject({
      at: 'asking',
      context: { answer: 'blocked', pending: link },
      emitted: [{ type: 'back pressed' }],
    })
  })

  test('does not keep a link or Logout from being asked about', () => {
    for (const attempt of [byLink, byLogout])
      expect(blocker(dialog, attempt)).toMatchObject({
        at: 'asking',
        emitted: [{ type: 'leave requested' }],
      })
  })
})

describe('a logout while a page is saving', () => {
  const waiting = ['blocking changed (the page is saving)', byLogout]

  test('waits for the save, and says so', () => {
    expect(blocker(...waiting)).toMatchObject({
      at: 'saving first',
      emitted: [{ type: 'notice', notice: 'logout waits' }],
    })
    expect(blocker(...waiting, 'blocking changed (nothing is left to lose)').emitted).toEqual([
      { type: 'logout requested' },
    ])
  })

  test('does not happen if the save has failed', () => {
    const failed = blocker(...waiting, 'changes kept', changed)
    expect(failed).toMatchObject({ at: 'free', context: { pending: null }, emitted: [] })
  })

  test('asks about changes that another page has not saved', () => {
    expect(blocker(...waiting, 'page shown (with a stored draft)')).toMatchObject({
      at: 'asking',
      emitted: [{ type: 'leave requested' }],
    })
  })
})
