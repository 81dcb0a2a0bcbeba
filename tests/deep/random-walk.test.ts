import { describe, expect, test } from 'vitest'
import { readPathFile } from '../../lab/paths/path-file.ts'
import { replayFile } from '../../lab/paths/replay-file.ts'
import { modelOf } from '../../machines/model-of.ts'
import { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { boundsFrom } from './bounds.ts'
import { brokenPage, walkAtRandom } from './random-walk.ts'

const bounds = { runs: 50, seed: 1, moves: 40 }

/* A rule that the machine breaks. */
const rule = 'an email is never requested twice'
const model = modelOf({
  ...verifyEmailModel,
  invariants: { [rule]: ({ sent }) => (sent['resend requested'] ?? 0) < 2 },
})

describe('a random walk', () => {
  test('finds a broken rule and shrinks its path', () => {
    const found = walkAtRandom(model, bounds)
    expect(found?.rule).toBe(rule)
    expect(found?.moves.filter((move) => move === 'resend requested')).toHaveLength(2)
    expect(found?.moves.at(-1)).toBe('resend requested')
    expect(found?.moves.length).toBeLessThanOrEqual(4)
  })

  test('finds an inverted guard', () => {
    const machine = verifyEmailMachine.provide({
      guards: { 'has checks left after this one': () => true },
    })
    const found = walkAtRandom({ ...verifyEmailModel, machine }, bounds)
    expect(found?.rule).toBe('never more checks than the limit')
  })

  test('is the same for the same seed', () => {
    expect(walkAtRandom(model, bounds)).toEqual(walkAtRandom(model, bounds))
  })

  test('returns null if no rule is broken', () => {
    expect(walkAtRandom(verifyEmailModel, { ...bounds, runs: 10 })).toBeNull()
  })

  test('is reported with its URL in the lab and as a file that can be replayed', () => {
    const broken = {
      rule,
      detail: 'in "waiting"',
      input: 'just signed up',
      moves: ['withdrawal requested'],
    }
    const page = brokenPage(model, broken)
    expect(page).toContain('→  1  withdrawal requested')
    expect(page).toContain('#/verifyEmail/step/1?input=just+signed+up')
    const file = readPathFile(page.slice(page.indexOf('{\n')))
    expect(replayFile([model], file)).toEqual({ steps: 1, difference: null })
  })
})

describe('the bounds', () => {
  test('have defaults that the environment can override', () => {
    expect(boundsFrom({}).runs).toBe(100)
    expect(boundsFrom({ DEEP_RUNS: '2000' })).toMatchObject({ runs: 2000, seed: 1 })
  })

  test('throw if a variable is not a whole number', () => {
    expect(() => boundsFrom({ DEEP_SEED: 'x' })).toThrow(
      "DEEP_SEED should be a whole number, not 'x'.",
    )
  })
})
