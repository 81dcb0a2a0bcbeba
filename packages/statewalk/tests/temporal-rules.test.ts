import { describe, expect, test } from 'vitest'
import { emit, setup } from 'xstate'
import { checkInvariants } from '../src/invariants.ts'
import type { AnyModel } from '../src/model.ts'
import { problemsIn, reportModel } from '../src/model-report.ts'
import { replay } from '../src/replay.ts'
import { followTemporalRules } from '../src/temporal-check.ts'
import type { TemporalRule } from '../src/temporal-rules.ts'
import { named, simple } from './simple.ts'
import { postModel, quizModel } from './toys.ts'

/** The violations of one rule on the post machine, or on another model. */
const violationsOf = (rule: TemporalRule, model: AnyModel = postModel()) =>
  named(checkInvariants({ ...model, temporalRules: { rule } }).violations)
    .filter((violation) => violation.rule === 'rule')
    .map(({ detail, path }) => ({ detail, path }))

/** A lamp that switches itself off after 5 s, and a call that a person answers. */
const lamp = simple(
  setup({
    types: {
      events: {} as { type: 'pressed' } | { type: 'rung' } | { type: 'answered' },
      emitted: {} as { type: 'lit' },
    },
    delays: { glow: 5_000 },
    actions: { 'emit lit': emit({ type: 'lit' }) },
  }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: { target: 'on' }, rung: { target: 'ringing' } } },
      on: {
        entry: 'emit lit',
        after: { glow: { target: 'off' } },
        on: { pressed: { target: 'off' } },
      },
      ringing: { on: { answered: { target: 'off' } } },
    },
  }),
)

describe('after A, B within', () => {
  test('a time holds if B comes at its end', () => {
    const expect5 = { after: { entered: 'on' }, expect: { entered: 'off' } } as const
    expect(violationsOf({ ...expect5, within: { ms: 5_000 } }, lamp)).toEqual([])
    expect(violationsOf({ ...expect5, within: { ms: 4_999 } }, lamp)).toEqual([
      { detail: 'in "off"', path: 'anyone: pressed → ⏱ glow' },
    ])
  })

  test('a time is broken where only a person could end the wait', () => {
    expect(
      violationsOf(
        { after: { sent: 'rung' }, expect: { sent: 'answered' }, within: { ms: 60_000 } },
        lamp,
      ),
    ).toEqual([{ detail: 'nothing more happens in "ringing"', path: 'anyone: rung' }])
  })

  test('a number of moves counts every move', () => {
    const rule = { after: { sent: 'rung' }, expect: { sent: 'pressed' } } as const
    expect(violationsOf({ ...rule, within: { moves: 2 } }, lamp)).toEqual([
      { detail: 'in "ringing"', path: 'anyone: rung → answered → rung' },
    ])
    expect(
      violationsOf(
        { after: { sent: 'rung' }, expect: { sent: 'answered' }, within: { moves: 1 } },
        lamp,
      ),
    ).toEqual([])
  })
})

describe('after A, never B for', () => {
  const quiet = (ms: number): TemporalRule => ({
    after: { ended: 'send: is sent' },
    never: { started: 'send' },
    for: { ms },
  })

  test('a time holds if B comes at its end', () => {
    expect(violationsOf(quiet(15_000))).toEqual([])
    expect(violationsOf(quiet(15_001))).toHaveLength(1)
  })

  test('a time notices a cooldown that is too short', () => {
    expect(violationsOf(quiet(15_000), postModel({ cooldown: 14_000 }))).toEqual([
      {
        detail: 'in {"waiting":{"polling":"looking","sending":"sending"}}',
        path: expect.stringMatching(
          /^two tries: send requested → send: is sent → .* → send requested$/,
        ),
      },
    ])
  })

  test('a number of moves counts the moves in between', () => {
    const rule = { after: { sent: 'rung' }, never: { sent: 'pressed' } } as const
    expect(violationsOf({ ...rule, for: { moves: 1 } }, lamp)).toEqual([])
    expect(violationsOf({ ...rule, for: { moves: 2 } }, lamp)).toEqual([
      { detail: 'in "on"', path: 'anyone: rung → answered → pressed' },
    ])
  })
})

describe('after A, never B until C', () => {
  const rule = { after: { sent: 'rung' }, never: { sent: 'pressed' } } as const

  test('is broken however late B comes', () => {
    expect(violationsOf({ ...rule, until: { emitted: 'lit' } }, lamp)).toEqual([])
    expect(violationsOf({ ...rule, until: { sent: 'lit' } }, lamp)).toEqual([
      { detail: 'in "on"', path: 'anyone: rung → answered → pressed' },
    ])
  })

  test('ends with the time or with C, whichever comes first', () => {
    const until = { sent: 'answered' } as const
    expect(violationsOf({ ...rule, for: { moves: 9 }, until }, lamp)).toEqual([])
  })
})

describe('never B before A', () => {
  test('is over after the first A', () => {
    expect(violationsOf({ never: { sent: 'answered' }, before: { sent: 'rung' } }, lamp)).toEqual(
      [],
    )
  })

  test('is broken by the shortest path to B', () => {
    expect(
      violationsOf({ never: { entered: 'gone' }, before: { ended: 'look: finds it' } }),
    ).toEqual([{ detail: 'in "gone"', path: 'two tries: given up' }])
  })

  test('is broken at the start', () => {
    expect(violationsOf({ never: { entered: 'off' }, before: { sent: 'pressed' } }, lamp)).toEqual([
      { detail: 'at the start', path: 'anyone' },
    ])
  })
})

describe('at most n of B', () => {
  test('per A starts again with every A', () => {
    expect(
      violationsOf({ atMost: 1, of: { started: 'send' }, per: { sent: 'send requested' } }),
    ).toEqual([])
  })

  test('per A forbids B before the first A', () => {
    expect(
      violationsOf({ atMost: 1, of: { started: 'look' }, per: { sent: 'look again' } }),
    ).toEqual([
      {
        detail: 'in {"waiting":{"polling":"looking","sending":"ready"}}',
        path: 'two tries: ⏱ poll interval',
      },
    ])
  })

  test('counts the emitted events of one type only, and states that a step passes', () => {
    const bell = simple(
      setup({
        types: {
          events: {} as { type: 'pressed' },
          emitted: {} as { type: 'rung' } | { type: 'lit' },
        },
        actions: { 'emit rung': emit({ type: 'rung' }), 'emit lit': emit({ type: 'lit' }) },
      }).createMachine({
        id: 'bell',
        initial: 'still',
        states: {
          still: { on: { pressed: { target: 'swinging' } } },
          swinging: { entry: ['emit rung', 'emit lit'], always: { target: 'still' } },
        },
      }),
    )
    const per = { sent: 'pressed' } as const
    expect(violationsOf({ atMost: 1, of: { emitted: 'rung' }, per }, bell)).toEqual([])
    expect(violationsOf({ atMost: 0, of: { entered: 'swinging' } }, bell)).toEqual([
      { detail: 'in "still"', path: 'anyone: pressed' },
    ])
  })

  test('without A counts the whole path', () => {
    expect(violationsOf({ atMost: 2, of: { emitted: 'lit' } }, lamp)).toEqual([
      { detail: 'in "on"', path: 'anyone: pressed → pressed → pressed → pressed → pressed' },
    ])
  })
})

describe('temporal rules', () => {
  test('are followed along a single run', () => {
    const model = { ...lamp, temporalRules: { once: { atMost: 1, of: { emitted: 'lit' } } } }
    const follow = followTemporalRules(model)
    const broken: (readonly string[])[] = []
    replay(model, { input: 'anyone', moves: ['pressed', 'pressed', 'pressed'] }, (run) =>
      broken.push(follow(run)),
    )
    expect(broken).toEqual([[], [], [], ['once']])
  })

  test('may name the services and outcomes of the machine and of its child machines', () => {
    const findings = (model: AnyModel, ended: string, started: string) => {
      const temporalRules = { rule: { never: { ended }, before: { started } } }
      return problemsIn(reportModel({ ...model, temporalRules })).map(({ name }) => name)
    }
    const missing = "The rule 'rule' names 'ended: look: is sent', which does not exist."
    expect(findings(postModel(), 'look: finds it', 'look')).toEqual([])
    expect(findings(postModel(), 'look: is sent', 'look')).toEqual([missing])
    expect(findings(quizModel, 'look up: is known', 'look up')).toEqual([])
  })
})
