import { describe, expect, test } from 'vitest'
import { missingChunkModel } from '../../machines/missing-chunk/missing-chunk-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const missing = 'https://trellis.example/assets/login-1a2b3c.js'
const command = { type: 'reload requested', missing }
const first = (...moves: string[]) => walkMachine(missingChunkModel, 'for the first time', ...moves)
const again = (...moves: string[]) => walkMachine(missingChunkModel, 'after a reload', ...moves)

describe('a missing chunk', () => {
  test.each([first, again])('checks first whether the server responds, busy meanwhile', (begin) => {
    expect(begin()).toMatchObject({
      at: 'checking the server',
      tags: ['busy'],
      emitted: [],
      context: { missing, failure: null },
    })
    expect(Object.keys(begin().services)).toEqual(['check the server'])
  })

  test('reloads the page if the server responds', () => {
    expect(first('check the server: is answered')).toMatchObject({
      at: 'reloading',
      tags: ['busy'],
      emitted: [command],
    })
  })

  test('reloads the page only once; after that the user must retry', () => {
    const broken = again('check the server: is answered')
    expect(broken).toMatchObject({ at: 'broken', tags: [], emitted: [] })
    expect(again('check the server: is answered', 'retry requested')).toMatchObject({
      at: 'reloading',
      emitted: [command],
    })
  })

  test.each([
    ['cannot be reached', 'unreachable'],
    ['answers with an error', 'server error'],
  ])(
    'does not reload the page if the server %s, shows the failure and offers a retry',
    (outcome, kind) => {
      const failed = first(`check the server: ${outcome}`)
      expect(failed).toMatchObject({
        at: 'unreachable',
        emitted: [],
        context: { failure: { kind } },
      })
      for (const move of ['retry requested', 'back online'])
        expect(first(`check the server: ${outcome}`, move).at).toBe('checking the server')
    },
  )
})
