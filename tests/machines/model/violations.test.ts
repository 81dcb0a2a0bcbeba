import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { checkInvariants } from '../../../machines/model/invariants.ts'
import { pathsOf } from '../../../machines/model/paths.ts'
import { strayingPaths } from '../../../machines/model/straying.ts'
import { surveyOf, surveyPage } from '../../../machines/model/survey.ts'
import { broken, endings, service, simple } from './simple.ts'
import { postModel, raceModel } from './toys.ts'

/** Falls into a pit in which one can shout. */
const pitMachine = setup({
  types: { events: {} as { type: 'fell' } | { type: 'shouted' } },
  actions: { shout: () => {} },
}).createMachine({
  id: 'pit',
  initial: 'above',
  states: {
    above: { on: { fell: { target: 'below' } } },
    below: { on: { shouted: { actions: 'shout' } } },
  },
})

describe('what is broken is told', () => {
  test('with what it means, and the shortest way there', () => {
    expect(checkInvariants(simple(pitMachine)).violations).toEqual([
      {
        rule: "'below' has a way out",
        detail: 'it can never be left from here',
        path: 'anyone: fell',
      },
      {
        rule: 'something is left to do but wait',
        detail: 'from "below" nothing is',
        path: 'anyone: fell',
      },
    ])
  })

  test('where a promise has no onError, by its name and its place', () => {
    const machine = setup({ actors: { look: service, ring: service } }).createMachine({
      id: 'rash',
      initial: 'looking',
      states: {
        looking: { invoke: { src: 'look', onDone: 'ringing' } },
        ringing: { invoke: { src: 'ring', onDone: 'seen', onError: 'seen' } },
        seen: { type: 'final' },
      },
    })
    const model = simple(machine, { outcomes: { look: endings, ring: endings } })
    expect(checkInvariants(model).violations).toContainEqual({
      rule: 'every promise has onError',
      detail: "'look' in 'looking' has none",
      path: null,
    })
    expect(broken(model).filter(({ rule }) => rule === 'every promise has onError')).toHaveLength(1)
  })

  test('on the page of a survey, each in the place of “No problems.”', () => {
    const page = surveyPage(surveyOf(simple(pitMachine))).split('\n')
    expect(page.slice(0, 2)).toEqual(['pit: What is wrong?', '2 configurations, 2 moves'])
    expect(page.slice(-4)).toEqual([
      "✗ 'below' has a way out: it can never be left from here",
      '    after anyone: fell',
      '✗ something is left to do but wait: from "below" nothing is',
      '    after anyone: fell',
    ])
    expect(page).not.toContain('No problems.')
  })

  test('behind the reason, where the exploration comes to no end', () => {
    const machine = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'pressed' } },
      actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({
      id: 'counter',
      context: { count: 0 },
      on: { pressed: { actions: 'count up' } },
    })
    const survey = () =>
      surveyOf(simple(machine, { invariants: { no: () => false } }), { limit: 2 })
    expect(survey).toThrow(
      /^'counter' has more than 2 configurations:.*\nThe last ones:\n.*\n.*\n✗ no: in \{\}\n {4}after anyone$/,
    )
    const message = expect.stringContaining('more than 2')
    expect(survey).toThrow(expect.objectContaining({ cause: expect.objectContaining({ message }) }))
  })
})

describe('an exploration that is watched', () => {
  test('shows every start and every move to whoever asked', () => {
    const seen: (string | undefined)[] = []
    const { graph } = checkInvariants(raceModel, {
      visit: (run) => seen.push(run.lastStep().move?.name),
    })
    expect(graph.edges).toHaveLength(4)
    expect(seen).toEqual([undefined, '⏱ hare', '⏱ hare', '⏱ tortoise', 'restarted'])
  })
})

describe('paths that go astray', () => {
  const twoInputs = () => ({ ...postModel(), inputs: { one: { limit: 1 }, two: { limit: 2 } } })

  test('are none where every path leads where it led before, from whichever input', () => {
    const { graph } = checkInvariants(twoInputs())
    const paths = pathsOf(graph)
    expect(new Set(paths.map(({ input }) => input))).toEqual(new Set(['one', 'two']))
    expect(strayingPaths(graph, paths)).toEqual([])
  })

  test('are told at the first step that goes astray, those that do not are left out', () => {
    const lock = setup({
      types: {
        context: {} as { count: number },
        events: {} as { type: 'pressed' } | { type: 'turned' } | { type: 'opened' },
      },
      actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
      guards: { 'is enough': ({ context }) => context.count > 0 },
    }).createMachine({
      id: 'lock',
      context: { count: 0 },
      initial: 'shut',
      states: {
        shut: {
          on: {
            pressed: { actions: 'count up' },
            turned: [{ guard: 'is enough', target: 'open' }, { target: 'jammed' }],
          },
        },
        jammed: { on: { opened: { target: 'shut' } } },
        open: { on: { opened: { target: 'shut' } } },
      },
    })
    const { graph } = checkInvariants(simple(lock, { project: () => null }))
    const path = (id: string, ...moves: readonly string[]) => ({
      id,
      name: id,
      input: 'anyone',
      moves,
    })
    expect(
      strayingPaths(graph, [
        path('straight', 'turned', 'opened', 'turned'),
        path('crooked', 'pressed', 'pressed', 'turned', 'opened', 'turned'),
      ]),
    ).toEqual(["'project' hides something that matters: 'crooked' goes astray at step 3."])
  })
})

test('a path that goes astray may make a move that nobody has explored there', () => {
  const machine = setup({
    types: {
      context: {} as { count: number },
      events: {} as { type: 'pressed' } | { type: 'turned' } | { type: 'slammed' },
    },
    actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
    guards: { 'is enough': ({ context }) => context.count > 0 },
  }).createMachine({
    id: 'lock',
    context: { count: 0 },
    initial: 'shut',
    states: {
      shut: {
        on: {
          pressed: { actions: 'count up' },
          turned: [{ guard: 'is enough', target: 'open' }, { target: 'jammed' }],
        },
      },
      jammed: {},
      open: { on: { slammed: { target: 'shut' } } },
    },
  })
  const { graph } = checkInvariants(simple(machine, { project: () => null }))
  const path = { id: '1', name: 'so', input: 'anyone', moves: ['pressed', 'turned', 'slammed'] }
  expect(strayingPaths(graph, [path])).toEqual([
    "'project' hides something that matters: 'so' goes astray at step 2.",
  ])
})

describe('ways out', () => {
  test('are not asked of the only state of a region, nor of a machine without states', () => {
    const panel = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
      id: 'panel',
      type: 'parallel',
      states: {
        lamp: {
          initial: 'off',
          states: {
            off: { on: { pressed: { target: 'on' } } },
            on: { on: { pressed: { target: 'off' } } },
          },
        },
        knob: { initial: 'free', states: { free: {} } },
        frame: {},
      },
    })
    expect(broken(simple(panel))).toEqual([])
  })

  test('lead through answers and timers to what a person can do', () => {
    const machine = setup({
      types: { events: {} as { type: 'begun' } },
      actors: { look: service },
      delays: { pause: 1_000 },
    }).createMachine({
      id: 'poll',
      initial: 'idle',
      states: {
        idle: { on: { begun: { target: 'looking' } } },
        looking: {
          invoke: {
            src: 'look',
            onDone: { target: 'pausing' },
            onError: { target: 'looking', reenter: true },
          },
        },
        pausing: { after: { pause: { target: 'idle' } } },
      },
    })
    expect(broken(simple(machine, { outcomes: { look: endings } }))).toEqual([])
  })

  test('are not asked where the whole machine has come to its end', () => {
    const machine = setup({ types: { events: {} as { type: 'left' } } }).createMachine({
      id: 'door',
      initial: 'here',
      states: { here: { on: { left: { target: 'away' } } }, away: {} },
    })
    expect(broken(simple(machine, { ends: ['elsewhere'] })).map(({ rule }) => rule)).toEqual([
      "'away' has a way out",
      'something is left to do but wait',
    ])
    expect(broken(simple(machine, { ends: ['elsewhere', 'away'] }))).toEqual([])
  })

  /** A lamp that can always be switched, beside a region of another kind. */
  const panelWith = (region: 'fuse' | 'knob') =>
    setup({
      types: { events: {} as { type: 'pressed' } | { type: 'blown' } | { type: 'jammed' } },
    }).createMachine({
      id: 'panel',
      type: 'parallel',
      states: {
        lamp: {
          initial: 'off',
          states: {
            off: { on: { pressed: { target: 'on' } } },
            on: { on: { pressed: { target: 'off' } } },
          },
        },
        [region]:
          region === 'fuse'
            ? {
                initial: 'whole',
                states: { whole: { on: { blown: { target: 'gone' } } }, gone: { type: 'final' } },
              }
            : {
                initial: 'free',
                states: { free: { on: { jammed: { target: 'stuck' } } }, stuck: {} },
              },
      },
    })

  test('are not asked of a region that is over while others live on', () => {
    expect(broken(simple(panelWith('fuse')))).toEqual([])
  })

  test('are asked of a region that is stuck, unless it is meant to be', () => {
    expect(broken(simple(panelWith('knob')))).toEqual([
      { rule: "'knob.stuck' has a way out", path: 'anyone: jammed' },
    ])
    expect(broken(simple(panelWith('knob'), { ends: ['knob.stuck'] }))).toEqual([])
  })
})
