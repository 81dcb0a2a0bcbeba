import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { noBlocks } from '../../machines/navigation-blocker/navigation-blocker-events.ts'
import { pageKey } from '../../machines/page-host/page-host-events.ts'
import { pageHostModel } from '../../machines/page-host/page-host-model.ts'
import { loadedOf, requestedOf } from '../../machines/page-host/page-host-setup.ts'
import { settledMember, verifiedIdentity } from '../../machines/samples.ts'
import {
  enters,
  host,
  isChangedBy,
  loaded,
  openPage,
  opens,
  requests,
  shown,
  startedBy,
} from './support/page-host-steps.ts'

const location = { returnTo: null, email: null }
const missing = 'https://trellis.example/assets/login-1a2b3c.js'

/** The ids of the running page actors. */
const running = (...moves: string[]) => {
  const { children } = replay(pageHostModel, { input: 'a new tab', moves }).snapshot()
  return Object.keys(children).filter(
    (id) => id.startsWith('page') && children[id]?.getSnapshot().status === 'active',
  )
}

describe('opening a page', () => {
  test('loads its chunk with the location and the member', () => {
    expect(host('member changed (the member is loaded)', requests('/settings'))).toMatchObject({
      at: { changing: 'loading' },
      tags: ['opening'],
      services: {
        'load page': {
          page: '/settings',
          location,
          identity: verifiedIdentity,
          member: settledMember,
        },
      },
    })
  })

  test('starts its actor and shows it when the router enters the route', () => {
    expect(host(requests('/login'), loaded)).toMatchObject({
      at: { changing: 'opened' },
      tags: [],
      context: { current: null, next: openPage(1, '/login') },
      emitted: [],
    })
    expect(host(...opens('/login'))).toMatchObject({
      at: 'settled',
      context: { current: openPage(1, '/login'), next: null },
      emitted: [shown()],
    })
  })

  test('shows the former page until the router enters the route, and stops it then', () => {
    const before = host(...opens('/login'), requests('/settings'), loaded)
    expect(before.context).toMatchObject({
      current: openPage(1, '/login'),
      next: openPage(2, '/settings'),
    })
    expect(running(...opens('/login'), requests('/settings'), loaded)).toEqual(['page 1', 'page 2'])
    const after = host(...opens('/login'), ...opens('/settings'))
    expect(after.context).toMatchObject({ current: openPage(2, '/settings'), next: null })
    expect(running(...opens('/login'), ...opens('/settings'))).toEqual(['page 2'])
  })

  test('shows no page whose actor has ended before', () => {
    expect(host(requests('/login'), loaded, 'page: finishes')).toMatchObject({
      context: { current: null, next: openPage(1, '/login', { ended: true }) },
      emitted: [{ type: 'blocking changed', blocks: noBlocks }],
    })
  })

  test('requires a requested and a loaded page', () => {
    expect(() => requestedOf({ requested: null })).toThrow('no page was requested')
    expect(() => loadedOf(null)).toThrow('the page was not loaded')
  })

  test('stops the next page if the member navigates elsewhere first', () => {
    const moves = [requests('/login'), loaded, requests('/settings')]
    expect(host(...moves)).toMatchObject({ at: { changing: 'loading' }, context: { next: null } })
    expect(running(...moves)).toEqual([])
  })

  test('keeps the actor of the current page if it is requested again', () => {
    const again = host(...opens('/login'), requests('/settings'), loaded, requests('/login'))
    expect(again).toMatchObject({
      at: 'settled',
      context: { current: openPage(1, '/login'), next: null, requested: { key: '/login' } },
    })
    expect(isChangedBy(enters('/login'), ...opens('/login'), requests('/login'))).toBe(false)
  })

  test('starts a new actor if the current one has ended', () => {
    const ended = [...opens('/login'), 'page: finishes']
    expect(host(...ended)).toMatchObject({
      at: 'settled',
      context: { current: openPage(1, '/login', { ended: true }) },
    })
    expect(host(...ended, ...opens('/login')).context).toMatchObject({
      current: openPage(2, '/login'),
    })
  })

  test('stops every page if the router enters a route without an actor', () => {
    const settled = [...opens('/login'), enters('without an actor')]
    const changing = [...opens('/login'), requests('/settings'), loaded, enters('without an actor')]
    for (const moves of [settled, changing]) {
      expect(host(...moves)).toMatchObject({
        at: 'settled',
        context: { current: null, next: null, requested: null },
        emitted: [shown()],
      })
      expect(running(...moves)).toEqual([])
    }
  })

  test('keeps the page that is shown if the router returns to it before the next one is loaded', () => {
    expect(isChangedBy(enters('/login'), ...opens('/login'), requests('/settings'))).toBe(false)
  })

  test('distinguishes /verify-email and /login by their email, and every other page by its path', () => {
    const nowhere = { email: null, returnTo: null }
    const pending = { ...nowhere, email: 'a@b.example' }
    for (const page of ['/verify-email', '/login'] as const)
      expect(pageKey(page, pending)).not.toBe(pageKey(page, nowhere))
    expect(pageKey('/settings', pending)).toBe(pageKey('/settings', nowhere))
  })
})

describe('a page of a member', () => {
  const needsMember = [requests('/settings'), 'load page: needs the member']

  test('opens when the member is loaded, without another entry of the route', () => {
    expect(host(...needsMember)).toMatchObject({
      at: { changing: 'waiting for the member' },
      tags: [],
    })
    const entered = [
      ...['member changed (the member is loading)', ...needsMember, enters('/settings')],
      'member changed (the member is loaded)',
    ]
    expect(host(...entered)).toMatchObject({
      at: { changing: 'loading' },
      services: { 'load page': { member: settledMember } },
    })
    expect(host(...entered, loaded)).toMatchObject({
      at: 'settled',
      context: { current: openPage(1, '/settings') },
      emitted: [shown()],
    })
  })

  test('is loaded again if the member is loaded before its chunk', () => {
    const moves = ['member changed (the member is loading)', requests('/settings')]
    expect(host(...moves).services).toMatchObject({ 'load page': { member: null } })
    expect(host(...moves, 'member changed (the member is loaded)')).toMatchObject({
      at: { changing: 'loading' },
      services: { 'load page': { member: settledMember } },
    })
  })

  test('is stopped when the member changes, and loaded for the next one', () => {
    const moves = [...opens('/settings'), 'member changed (the member is loaded)']
    expect(host(...moves)).toMatchObject({
      at: { changing: 'loading' },
      context: { current: null },
      services: { 'load page': { member: settledMember } },
      emitted: [shown()],
    })
    expect(running(...moves)).toEqual([])
    expect(host(...moves, loaded)).toMatchObject({
      at: 'settled',
      context: { current: openPage(2, '/settings') },
    })
  })

  test('is stopped before it is shown when the member changes', () => {
    const moves = [requests('/settings'), loaded, 'member changed (the member is loaded)']
    expect(host(...moves)).toMatchObject({ at: { changing: 'loading' }, context: { next: null } })
    expect(running(...moves)).toEqual([])
  })

  test('is stopped when the session ends while a page for visitors is loading', () => {
    const signedIn = 'member changed (the member is loaded)'
    const moves = [signedIn, ...opens('/settings'), requests('/login')]
    const ended = host(...moves, 'member changed (the session has ended)')
    expect(ended).toMatchObject({
      at: { changing: 'loading' },
      context: { current: null },
      emitted: [shown()],
    })
  })

  test('is stopped when the session ends after the next page, for visitors, has started', () => {
    const signedIn = 'member changed (the member is loaded)'
    const moves = [signedIn, ...opens('/settings'), requests('/login'), loaded]
    const ended = 'member changed (the session has ended)'
    expect(host(...moves, ended)).toMatchObject({
      at: { changing: 'opened' },
      context: { current: null, next: openPage(2, '/login') },
      emitted: [shown()],
      sentTo: { page: [{ type: 'member changed', identity: null, member: null }] },
    })
    expect(running(...moves, ended)).toEqual(['page 2'])
  })

  test('is shown as soon as it is loaded for the next member if it was requested again', () => {
    const again = [...opens('/settings'), requests('/login'), requests('/settings')]
    const changes = 'member changed (the member is loaded)'
    expect(host(...again, changes, loaded)).toMatchObject({
      at: 'settled',
      context: { current: openPage(2, '/settings') },
    })
  })

  test.each(['the member is loading', 'the member is loaded'])(
    'is not loaded again if the same is reported twice: %s',
    (report) => {
      const change = `member changed (${report})`
      expect(startedBy(change, requests('/settings'), change)).toEqual({})
    },
  )

  test('keeps running when the record of the same member changes', () => {
    const moves = ['member changed (the member is loading)', ...opens('/settings')]
    expect(host(...moves, 'member changed (the member is loaded)')).toMatchObject({
      at: 'settled',
      context: { current: openPage(1, '/settings'), member: settledMember },
      emitted: [],
    })
  })

  test('leaves a page for visitors open when a member signs in', () => {
    const signedIn = host(...opens('/login'), 'member changed (the member is loaded)')
    expect(signedIn).toMatchObject({ at: 'settled', context: { current: openPage(1, '/login') } })
  })

  test('learns which member signs in while it is loading, next or current', () => {
    const signsIn = 'member changed (the member is loaded)'
    expect(host(requests('/login'), signsIn).services).toMatchObject({
      'load page': { page: '/login', member: settledMember },
    })
    for (const moves of [[requests('/login'), loaded], opens('/login')])
      expect(host(...moves, signsIn).sentTo.page).toEqual([
        { type: 'member changed', identity: verifiedIdentity, member: settledMember },
      ])
  })
})

describe('a missing chunk', () => {
  const fails = [requests('/login'), 'load page: is missing']

  test('starts the recovery, and lets the router enter the route to show it', () => {
    expect(host(...opens('/settings'), ...fails)).toMatchObject({
      at: { changing: 'recovering' },
      tags: [],
      context: { current: openPage(1, '/settings'), missing },
    })
    expect(host(...fails).services).toEqual({ missingChunk: { missing } })
    expect(host(...opens('/settings'), ...fails, enters('/login'))).toMatchObject({
      at: { changing: 'recovering' },
      context: { current: null },
      emitted: [shown()],
    })
  })

  test('is forgotten when another page is requested', () => {
    expect(host(...fails, requests('/settings'))).toMatchObject({ at: { changing: 'loading' } })
    expect(host(...fails, requests('/settings')).services).not.toHaveProperty('missingChunk')
  })
})
