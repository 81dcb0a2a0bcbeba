import { describe, expect, test } from 'vitest'
import { lateSiteModel } from '../../machines/late-site/late-site-model.ts'
import { checkDelay } from '../../machines/model/timers.ts'
import { told } from '../support/paths/told.ts'

const login = 'page wanted (Login)'
const signUp = 'page wanted (Sign Up)'
const missing = 'fetch the site: does not come'
const answered = 'reach the site: is answered'
const unreachable = 'reach the site: cannot be reached'
const walked = (...moves: string[]) => told(lateSiteModel, 'a visitor', ...moves)

describe('a link from the landing page into the site', () => {
  test('that nobody has pressed is not waited for, and has not failed', () => {
    expect(walked()).toMatchObject({ at: 'at rest', tags: [], context: { failure: null } })
  })

  test('waits for the code of its page', () => {
    expect(walked(signUp)).toMatchObject({
      at: 'fetching the site',
      tags: ['busy'],
      says: [],
      asks: { 'fetch the site': { page: '/signup' } },
    })
  })

  test('leads into the site when it has come', () => {
    expect(walked(login, 'fetch the site: has come')).toMatchObject({
      at: 'coming',
      tags: ['busy'],
      says: [{ type: 'site wanted', page: '/login' }],
    })
  })

  test('is the browser’s to follow where its code is not there, once the server has answered', () => {
    expect(walked(login, missing)).toMatchObject({
      at: 'asking the site',
      tags: ['busy'],
      says: [],
    })
    expect(walked(login, missing, answered)).toMatchObject({
      at: 'following the link',
      tags: ['busy'],
      says: [{ type: 'link wanted', page: '/login' }],
    })
  })

  test('that waits and another that is pressed meanwhile: the other leads', () => {
    expect(walked(login, signUp).asks).toEqual({ 'fetch the site': { page: '/signup' } })
    expect(walked(login, missing, signUp, answered).says).toEqual([
      { type: 'link wanted', page: '/signup' },
    ])
    expect(walked(login, missing, answered, signUp)).toMatchObject({ at: 'asking the site' })
  })
})

describe('a site that is out of reach', () => {
  test.each([
    ['unreachable', [missing, unreachable]],
    ['server error', [missing, 'reach the site: answers with an error']],
    ['timed out', [missing, 'reach the site: takes too long']],
    ['timed out', ['fetch the site: takes too long']],
  ])('is told of as %s, and nothing is followed', (kind, moves) => {
    expect(walked(login, ...moves)).toMatchObject({
      at: 'out of reach',
      tags: [],
      says: [],
      context: { failure: { kind } },
    })
  })

  test.each(['retried', login])('is asked again by %s, and no more told of meanwhile', (move) => {
    expect(walked(login, missing, unreachable, move)).toMatchObject({
      at: 'asking the site',
      context: { page: '/login', failure: null },
    })
  })

  test('is asked for the page of the link that is pressed then', () => {
    expect(walked(login, missing, unreachable, signUp, answered).says).toEqual([
      { type: 'link wanted', page: '/signup' },
    ])
  })

  test('is no more told of once that was put away', () => {
    expect(walked(login, missing, unreachable, 'dismissed')).toMatchObject({
      at: 'at rest',
      context: { failure: null },
    })
  })

  test('is one that lets a followed link wait for 10 s', () => {
    const { before, after: then } = checkDelay(
      lateSiteModel,
      { input: 'a visitor', moves: [login, missing, answered] },
      { timer: 'navigation limit', ms: 10_000 },
    )
    expect(before.value).toBe('following the link')
    expect(then.value).toBe('out of reach')
    expect(walked(login, missing, answered, '⏱ navigation limit').context.failure).toEqual({
      kind: 'timed out',
    })
  })

  test('is forgotten by a page that Back shows as it was left', () => {
    expect(walked(login, missing, answered, 'shown again').at).toBe('at rest')
  })
})
