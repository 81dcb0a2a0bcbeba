import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { divergingPaths } from '../src/divergence.ts'
import { checkInvariants, problemsText, violationLine } from '../src/invariants.ts'
import { failureText, modelReportText, problemsIn, reportModel } from '../src/model-report.ts'
import { pathsOf } from '../src/paths.ts'
import { broken, endings, named, service, simple } from './simple.ts'
import { counterMachine, lockMachine, pollMachine } from './small-toys.ts'
import { postModel, raceModel } from './toys.ts'

/** Falls into a pit, where it can only shout. */
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

describe('a violation', () => {
  test('has an explanation and a shortest path', () => {
    expect(named(checkInvariants(simple(pitMachine)).violations)).toEqual([
      {
        rule: 'no deadlock',
        detail: "'below' can never be left from here",
        path: 'anyone: fell',
      },
    ])
  })

  test('is a text with its path, if it has one', () => {
    const [violation] = checkInvariants(simple(pitMachine)).violations
    const line = "✗ no deadlock: 'below' can never be left from here"
    expect(violation && violationLine(violation)).toBe(`${line}\n    after anyone: fell`)
    expect(violation && violationLine({ ...violation, path: null })).toBe(line)
  })

  test('names a promise without onError and its place', () => {
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
    expect(named(checkInvariants(model).violations)).toContainEqual({
      rule: 'every promise has onError',
      detail: "'look' in 'looking' has none",
      path: null,
    })
    expect(broken(model).filter(({ rule }) => rule === 'every promise has onError')).toHaveLength(1)
  })

  test('appears in a model report, one line each instead of “No problems.”', () => {
    const lines = modelReportText(reportModel(simple(pitMachine))).split('\n')
    expect(lines.slice(0, 2)).toEqual(['pit: What is wrong?', '2 configurations, 2 moves'])
    expect(lines.slice(-7)).toEqual([
      "✗ no deadlock: 'below' can never be left from here",
      '    after anyone: fell',
      '          0 ms  anyone  "above"',
      '          0 ms  fell  "below"',
      '    context {}',
      '    replay  {"machine":"pit","input":"anyone","moves":["fell"]}',
      '1 broken, 0 unknown, 0 accepted',
    ])
    expect(lines).not.toContain('No problems.')
  })

  test('fails a test with the rule, the steps to it and their URL, and only then with other problems', () => {
    const urlOf = (_: unknown, step: number) => `https://lab.example/pit/${step}`
    const model = simple(pitMachine, { urlOf, ends: ['above', 'nowhere'] })
    const problems = problemsIn(reportModel(model)).map((found) => failureText(model, found))
    expect(problemsText(problems).split('\n')).toEqual([
      "✗ no deadlock: 'below' can never be left from here",
      'pit',
      '   0  anyone',
      '→  1  fell',
      'https://lab.example/pit/1',
      "Also: ✗ ends names 'nowhere', which the machine does not have.",
    ])
  })

  test('comes before the error if the exploration does not end, and without a list of configurations', () => {
    const invariants = { no: () => false, never: () => false }
    const report = () => checkInvariants(simple(counterMachine, { invariants }), { limit: 2 })
    expect(report).toThrow(
      /^✗ no: in \{\}\ncounter\n→ +0 +anyone\nAlso: ✗ never: in \{\}\nAlso: 'counter' has more than 2 configurations:.*$/,
    )
    expect(report).toThrow(expect.not.objectContaining({ cause: expect.anything() }))
  })
})

describe('an observed exploration', () => {
  test('shows every start and every move to the observer', () => {
    const seen: (string | undefined)[] = []
    const { graph } = checkInvariants(raceModel, {
      visit: (run) => seen.push(run.lastStep().move?.name),
    })
    expect(graph.edges).toHaveLength(4)
    expect(seen).toEqual([undefined, '⏱ hare', '⏱ hare', '⏱ tortoise', 'restarted'])
  })
})

describe('diverging paths', () => {
  const twoInputs = () => ({ ...postModel(), inputs: { one: { limit: 1 }, two: { limit: 2 } } })

  test('are absent if every path leads to the same configurations, from every input', () => {
    const { graph } = checkInvariants(twoInputs())
    const paths = pathsOf(graph)
    expect(new Set(paths.map(({ input }) => input))).toEqual(new Set(['one', 'two']))
    expect(divergingPaths(graph, paths)).toEqual([])
  })

  test('are reported at the first step that diverges', () => {
    const { graph } = checkInvariants(simple(lockMachine(), { project: () => null }))
    const path = (id: string, ...moves: readonly string[]) => ({
      id,
      name: id,
      input: 'anyone',
      moves,
    })
    expect(
      divergingPaths(graph, [
        path('straight', 'turned', 'opened', 'turned'),
        path('crooked', 'pressed', 'pressed', 'turned', 'opened', 'turned'),
      ]),
    ).toEqual(["'project' hides something that matters: 'crooked' diverges at step 3."])
  })
})

test('may make a move that exploration has not made there', () => {
  const { graph } = checkInvariants(simple(lockMachine('pressed', true), { project: () => null }))
  const path = { id: '1', name: 'so', input: 'anyone', moves: ['pressed', 'turned', 'opened'] }
  expect(divergingPaths(graph, [path])).toEqual([
    "'project' hides something that matters: 'so' diverges at step 2.",
  ])
})

describe('exits', () => {
  test('are not required of the only state of a region, nor of a machine without states', () => {
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

  test('lead through answers and timers to a user event', () => {
    expect(broken(simple(pollMachine('idle'), { outcomes: { look: endings } }))).toEqual([])
  })

  test('are not required once the whole machine has ended', () => {
    const machine = setup({ types: { events: {} as { type: 'left' } } }).createMachine({
      id: 'door',
      initial: 'here',
      states: { here: { on: { left: { target: 'away' } } }, away: {} },
    })
    expect(broken(simple(machine, { ends: ['elsewhere'] })).map(({ rule }) => rule)).toEqual([
      'no deadlock',
      'no livelock',
    ])
    expect(broken(simple(machine, { ends: ['elsewhere', 'away'] }))).toEqual([])
  })

  /** A lamp that can always be switched, in parallel with a region of another kind. */
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

  test('are not required of a region that has ended while others go on', () => {
    expect(broken(simple(panelWith('fuse')))).toEqual([])
  })

  test('are required of a stuck region, unless it is an intended end', () => {
    expect(broken(simple(panelWith('knob')))).toEqual([
      { rule: 'no deadlock', path: 'anyone: jammed' },
    ])
    expect(broken(simple(panelWith('knob'), { ends: ['knob.stuck'] }))).toEqual([])
  })
})
