import { describe, expect, test } from 'vitest'
import { noBlocks } from '../../machines/navigation-blocker/navigation-blocker-events.ts'
import {
  enters,
  host,
  loaded,
  openPage,
  opens,
  requests,
  shown,
} from './support/page-host-steps.ts'

describe('a page with unsaved changes', () => {
  const unsaved = { ...noBlocks, navigation: true }
  const changed = 'blocking changed (by the first page)'

  test('is reported to the navigation blocker once it is shown', () => {
    expect(host(requests('/login'), loaded, changed).emitted).toEqual([
      { type: 'blocking changed', blocks: noBlocks },
    ])
    expect(host(requests('/login'), loaded, changed, enters('/login')).emitted).toEqual([
      shown(unsaved),
    ])
    expect(host(...opens('/login'), changed).emitted).toEqual([
      { type: 'blocking changed', blocks: unsaved },
    ])
  })

  test('blocks nothing after its actor has ended', () => {
    expect(host(...opens('/login'), changed, 'page: finishes')).toMatchObject({
      context: { current: openPage(1, '/login', { ended: true }) },
      emitted: [{ type: 'blocking changed', blocks: noBlocks }],
    })
    expect(host(...opens('/login'), 'page: finishes', changed).context).toMatchObject({
      current: openPage(1, '/login', { ended: true }),
    })
  })
})

describe('a message of the session or the navigation blocker', () => {
  const both = [...opens('/login'), requests('/settings'), loaded]

  test('about the end of the session is for the current and the next page', () => {
    const ended = 'session ended (by a logout)'
    expect(host(...both, ended).sentTo.page).toHaveLength(2)
    expect(host(...opens('/login'), ended).sentTo.page).toHaveLength(1)
  })

  test.each(['back pressed', 'leave requested'])('is for the current page only: %s', (message) => {
    expect(host(...both, message).sentTo.page).toEqual([{ type: message }])
    expect(host(requests('/settings'), loaded, message).sentTo).toEqual({})
  })

  test.each(['session ended (by a logout)', 'back pressed'])(
    'is not for a page that has ended: %s',
    (message) => {
      expect(host(...opens('/login'), 'page: finishes', message).sentTo).toEqual({})
    },
  )

  test('about another member also reaches a page for visitors while the next page is loading', () => {
    const moves = [...opens('/login'), requests('/settings')]
    expect(host(...moves, 'member changed (the member is loaded)').sentTo.page).toHaveLength(1)
  })
})
