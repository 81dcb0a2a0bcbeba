import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { explore } from '../src/explore.ts'
import { checkInvariants } from '../src/invariants.ts'
import { problemsOf, reportModel } from '../src/model-report.ts'
import type { Rules } from '../src/rules.ts'
import { endings, service, simple } from './simple.ts'

/* It breaks every rule. */
const broken = simple(
  setup({
    types: { context: {} as { seen: Set<string> }, events: {} as { type: 'fell' } },
    actors: { look: service },
    guards: { never: () => false },
  }).createMachine({
    id: 'broken',
    context: { seen: new Set() },
    initial: 'looking',
    states: {
      looking: {
        invoke: { src: 'look', onDone: [{ guard: 'never', target: 'below' }] },
        on: { fell: 'below' },
      },
      below: {
        invoke: { src: 'look' },
        after: { 1000: { guard: 'never', target: 'above' } },
      },
      above: { on: { fell: { target: 'below' } } },
    },
  }),
  { outcomes: { look: endings } },
)

const rulesBrokenWith = (rules: Partial<Rules>) => [
  ...new Set(checkInvariants(broken, { rules }).violations.map(({ rule }) => rule)),
]

const all = [
  'context is plain JSON',
  'no actor fails unhandled',
  'every promise has onError',
  'no deadlock',
  'no livelock',
  'every transition can be taken',
  'every timer has an effect',
] as const

describe('the rules of every machine', () => {
  test('are all checked by default', () => {
    expect(rulesBrokenWith({})).toEqual(all)
  })

  test.each(all)("'%s' can be turned off", (rule) => {
    expect(rulesBrokenWith({ [rule]: false })).toEqual(all.filter((other) => other !== rule))
  })

  test("'every choice has an unguarded branch' can be turned off in the model", () => {
    const open = "✗ No branch is left open after 'looking: look succeeds [never] → below'."
    const rules = { 'every choice has an unguarded branch': false }
    expect(problemsOf(reportModel(broken))).toContain(open)
    expect(problemsOf(reportModel({ ...broken, rules }))).not.toContain(open)
  })

  test("'max configurations' limits exploration, in the model and in the options", () => {
    const rules = { 'max configurations': 1 }
    expect(() => explore({ ...broken, rules })).toThrow("'broken' has more than 1 configurations")
    expect(() => checkInvariants(broken, { rules })).toThrow("'broken' has more than 1")
    expect(() =>
      checkInvariants({ ...broken, rules }, { rules: { 'max configurations': 9 } }),
    ).not.toThrow()
  })

  test('of the options take precedence over those of the model', () => {
    const model = { ...broken, rules: { 'no deadlock': false } }
    const { violations } = checkInvariants(model, { rules: { 'no deadlock': true } })
    expect(violations.map(({ rule }) => rule)).toContain('no deadlock')
  })
})
