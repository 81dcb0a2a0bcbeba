import { describe, expect, test } from 'vitest'
import { missingCodeModel } from '../../machines/missing-code/missing-code-model.ts'
import { told } from '../support/paths/told.ts'

const missing = 'https://trellis.example/assets/login-1a2b3c.js'
const wish = { type: 'reload wanted', missing }
const first = (...moves: string[]) => told(missingCodeModel, 'for the first time', ...moves)
const again = (...moves: string[]) => told(missingCodeModel, 'after a reload for it', ...moves)

describe('code that has not come', () => {
  test.each([first, again])('has the site asked first, busy meanwhile', (begin) => {
    expect(begin()).toMatchObject({
      at: 'asking the site',
      tags: ['busy'],
      says: [],
      context: { missing, failure: null },
    })
    expect(Object.keys(begin().asks)).toEqual(['reach the site'])
  })

  test('is asked for by a reload where the site answers', () => {
    expect(first('reach the site: is answered')).toMatchObject({
      at: 'reloading',
      tags: ['busy'],
      says: [wish],
    })
  })

  test('is asked for once: after that only a person reloads', () => {
    const broken = again('reach the site: is answered')
    expect(broken).toMatchObject({ at: 'broken', tags: [], says: [] })
    expect(again('reach the site: is answered', 'retried')).toMatchObject({
      at: 'reloading',
      says: [wish],
    })
  })

  test.each([
    ['cannot be reached', 'unreachable'],
    ['answers with an error', 'server error'],
  ])('is not reloaded where the site %s; that is said, and asked again', (outcome, kind) => {
    const failed = first(`reach the site: ${outcome}`)
    expect(failed).toMatchObject({ at: 'out of reach', says: [], context: { failure: { kind } } })
    for (const move of ['retried', 'back online'])
      expect(first(`reach the site: ${outcome}`, move).at).toBe('asking the site')
  })
})
