import { describe, expect, test } from 'vitest'
import { readPathFile } from '../../lab/paths/path-file.ts'
import { replayFile } from '../../lab/paths/replay-file.ts'
import { modelOf } from '../../machines/model/model.ts'
import { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { boundsFrom } from './bounds.ts'
import { brokenPage, walkAtRandom } from './random-walk.ts'

const bounds = { runs: 50, seed: 1, moves: 40 }

/* A sentence that the shipped machine does not keep. */
const rule = 'a mail is never asked for twice'
const model = modelOf({
  ...verifyEmailModel,
  invariants: { [rule]: ({ sent }) => (sent['resend requested'] ?? 0) < 2 },
})

describe('a random walk', () => {
  test('finds a rule that is broken, by nothing but the moves that it takes', () => {
    const found = walkAtRandom(model, bounds)
    expect(found?.rule).toBe(rule)
    expect(found?.moves.filter((move) => move === 'resend requested')).toHaveLength(2)
    expect(found?.moves.at(-1)).toBe('resend requested')
    expect(found?.moves.length).toBeLessThanOrEqual(4)
  })

  test('finds a guard that was turned round', () => {
    const machine = verifyEmailMachine.provide({ guards: { 'checks left': () => true } })
    const found = walkAtRandom({ ...verifyEmailModel, machine }, bounds)
    expect(found?.rule).toBe('never more checks than the limit')
  })

  test('is the same for the same seed', () => {
    expect(walkAtRandom(model, bounds)).toEqual(walkAtRandom(model, bounds))
  })

  test('finds nothing where the rules hold', () => {
    expect(walkAtRandom(verifyEmailModel, { ...bounds, runs: 10 })).toBeNull()
  })

  test('is told with its address in the lab, and as a file that can be replayed', () => {
    const broken = {
      rule,
      detail: 'in "waiting"',
      input: 'just signed up',
      moves: ['wrong address'],
    }
    const page = brokenPage(model, broken)
    expect(page).toContain('→  1  wrong address')
    expect(page).toContain('#/verifyEmail/step/1?input=just+signed+up')
    const file = readPathFile(page.slice(page.indexOf('{\n')))
    expect(replayFile([model], file)).toEqual({ steps: 1, difference: null })
  })
})

describe('the bounds', () => {
  test('are modest unless told, and follow the environment', () => {
    expect(boundsFrom({}).runs).toBe(100)
    expect(boundsFrom({ DEEP_RUNS: '2000' })).toMatchObject({ runs: 2000, seed: 1 })
  })

  test('are whole numbers', () => {
    expect(() => boundsFrom({ DEEP_SEED: 'x' })).toThrow(
      "DEEP_SEED should be a whole number, not 'x'.",
    )
  })
})
