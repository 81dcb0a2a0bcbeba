import { describe, expect, test } from 'vitest'
import { missingChunkMachine } from '../../machines/missing-chunk/missing-chunk-machine.ts'
import { missingChunkModel } from '../../machines/missing-chunk/missing-chunk-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const missing = 'https://trellis.example/assets/login-1a2b3c.js'

/** The end of a path, and the chunks for which the page was reloaded. */
const at = (...moves: string[]) => {
  const reloads: string[] = []
  const machine = missingChunkMachine.provide({
    actions: { 'reload page': (_, chunk) => reloads.push(chunk.missing) },
  })
  const model = { ...missingChunkModel, machine, runs: ['reload page'] }
  return { ...walkMachine(model, 'for the first time', ...moves), reloads }
}

describe('a missing chunk', () => {
  test('checks first whether the server responds, busy meanwhile', () => {
    expect(at()).toMatchObject({
      at: 'checking the server',
      tags: ['busy'],
      reloads: [],
      context: { missing, failure: null },
      services: { 'check the server': { missing } },
    })
  })

  test('reloads the page if the server responds', () => {
    expect(at('check the server: is answered')).toMatchObject({
      at: 'reloading',
      tags: ['busy'],
      reloads: [missing],
    })
  })

  test('reloads the page only once; after that the user must retry', () => {
    const again = 'check the server: is answered after a reload'
    expect(at(again)).toMatchObject({ at: 'broken', tags: [], reloads: [] })
    expect(at(again, 'retry requested')).toMatchObject({ at: 'reloading', reloads: [missing] })
  })

  test.each([
    ['cannot be reached', 'unreachable'],
    ['answers with an error', 'server error'],
  ])(
    'does not reload the page if the server %s, shows the failure and offers a retry',
    (outcome, kind) => {
      const failed = `check the server: ${outcome}`
      expect(at(failed)).toMatchObject({
        at: 'unreachable',
        tags: [],
        reloads: [],
        context: { failure: { kind } },
      })
      for (const move of ['retry requested', 'watch connection: is restored'])
        expect(at(failed, move).at).toBe('checking the server')
    },
  )
})
