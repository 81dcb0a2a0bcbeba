import { describe, expect, test } from 'vitest'
import { fullSiteModel } from '../../machines/full-site/full-site-model.ts'
import { checkDelay } from '../support/check-delay.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const login = 'page requested (Login)'
const signUp = 'page requested (Sign Up)'
const missing = 'load the site bundle: fails to load'
const answered = 'check the server: is answered'
const unreachable = 'check the server: cannot be reached'
const walked = (...moves: string[]) => walkMachine(fullSiteModel, 'a visitor', ...moves)

describe('a link from the landing page to the full site', () => {
  test('is neither loading nor failed before it is followed', () => {
    expect(walked()).toMatchObject({ at: 'idle', tags: [], context: { failure: null } })
  })

  test('loads the chunk of its page', () => {
    expect(walked(signUp)).toMatchObject({
      at: 'loading the site bundle',
      tags: ['busy'],
      services: { 'load the site bundle': { page: '/signup' } },
    })
  })

  test('navigates within the full site once that is loaded', () => {
    expect(walked(login, 'load the site bundle: is loaded')).toMatchObject({
      at: 'mounting',
      tags: ['busy'],
      services: { 'mount the site': { page: '/login' } },
    })
    expect(walked(login, 'load the site bundle: is loaded', 'mount the site: is mounted').at).toBe(
      'mounted',
    )
  })

  test('falls back to a full page navigation if the chunk is missing and the server responds', () => {
    expect(walked(login, missing)).toMatchObject({
      at: 'checking the server',
      tags: ['busy'],
    })
    expect(walked(login, missing, answered)).toMatchObject({
      at: 'navigating by link',
      tags: ['busy'],
      context: { page: '/login' },
    })
  })

  test('is replaced by another link that is followed meanwhile', () => {
    expect(walked(login, signUp).services).toMatchObject({
      'load the site bundle': { page: '/signup' },
    })
    expect(walked(login, missing, signUp, answered)).toMatchObject({
      at: 'navigating by link',
      context: { page: '/signup' },
    })
    expect(walked(login, missing, answered, signUp)).toMatchObject({ at: 'checking the server' })
  })
})

describe('a full site that fails to mount', () => {
  test('is replaced by a full page navigation', () => {
    expect(walked(login, 'load the site bundle: is loaded', 'mount the site: fails').at).toBe(
      'navigating by link',
    )
  })

  test('for a member leaves the landing page as it is', () => {
    const found = 'watch stored members: finds a member'
    expect(walked(found)).toMatchObject({
      at: 'mounting for a member',
      tags: [],
      services: { 'mount the site': { page: null } },
    })
    expect(walked(found, 'mount the site: fails').at).toBe('idle')
    expect(walked(found, signUp)).toMatchObject({ at: 'loading the site bundle', tags: ['busy'] })
    expect(walked(login, found).at).toBe('loading the site bundle')
    expect(walked(found, 'mount the site: is mounted').at).toBe('mounted')
  })
})

describe('an unreachable site', () => {
  test.each([
    ['unreachable', [missing, unreachable]],
    ['server error', [missing, 'check the server: answers with an error']],
    ['timed out', [missing, 'check the server: takes too long']],
    ['timed out', ['load the site bundle: takes too long']],
  ])('is shown as %s, without a navigation', (kind, moves) => {
    expect(walked(login, ...moves)).toMatchObject({
      at: 'unreachable',
      tags: [],
      context: { failure: { kind } },
    })
  })

  test.each(['retry requested', login])(
    'is checked again by %s, which clears the failure',
    (move) => {
      expect(walked(login, missing, unreachable, move)).toMatchObject({
        at: 'checking the server',
        context: { page: '/login', failure: null },
      })
    },
  )

  test('navigates to the link that is followed next', () => {
    expect(walked(login, missing, unreachable, signUp, answered)).toMatchObject({
      at: 'navigating by link',
      context: { page: '/signup' },
    })
  })

  test('is no longer shown once the message is dismissed', () => {
    expect(walked(login, missing, unreachable, 'dismissed')).toMatchObject({
      at: 'idle',
      context: { failure: null },
    })
  })

  test('is assumed after a full page navigation has taken 10 s', () => {
    const { before, after: then } = checkDelay(
      fullSiteModel,
      { input: 'a visitor', moves: [login, missing, answered] },
      { timer: 'navigation timeout', ms: 10_000 },
    )
    expect(before.value).toBe('navigating by link')
    expect(then.value).toBe('unreachable')
    expect(walked(login, missing, answered, '⏱ navigation timeout').context.failure).toEqual({
      kind: 'timed out',
    })
  })

  test('is cleared if Back restores the page from the back/forward cache', () => {
    expect(walked(login, missing, answered, 'watch page restores: sees a restore').at).toBe('idle')
  })
})
