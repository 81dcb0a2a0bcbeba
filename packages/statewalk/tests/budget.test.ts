import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type AnyStateMachine,
  assign,
  createMachine,
  fromCallback,
  raise,
  setup,
  spawnChild,
} from 'xstate'
import { createBudget } from '../src/budget.ts'
import { explore } from '../src/explore.ts'
import type { AnyModel } from '../src/model.ts'
import { type ModelLines, modelFrom } from '../src/model-from.ts'
import { problemsIn, reportModel } from '../src/model-report.ts'
import { defaultRules } from '../src/rules.ts'

const verdicts = (machine: AnyStateMachine, lines: ModelLines<AnyStateMachine>) =>
  reportModel(modelFrom<AnyStateMachine>(machine, lines)).findings.map(
    ({ verdict, name }) => `${verdict}: ${name}`,
  )

describe('a leak of actors', () => {
  const log = fromCallback(() => {})
  const machine = setup({ actors: { log } }).createMachine({
    id: 'page',
    initial: 'shown',
    states: {
      shown: { on: { hidden: { target: 'hidden' } } },
      hidden: { entry: spawnChild('log'), on: { shown: { target: 'shown' } } },
    },
  })
  const lines = { outcomes: { log: {} }, rules: { 'max actors': 5 } }

  test('is named with the state that starts them, and ends the exploration there', () => {
    expect(verdicts(machine, lines)).toEqual([
      "broken: no actor leak: each visit of 'hidden' starts another 'log'",
    ])
  })

  test('begins above the maximum number of actors', () => {
    const five = { 'max actors': 5 }
    const opened = setup({ actors: { log } }).createMachine({
      id: 'five logs',
      entry: Array.from({ length: 5 }, (_, index) => spawnChild('log', { id: `log ${index}` })),
    })
    expect(explore(modelFrom<AnyStateMachine>(opened, { rules: five })).leak).toBeNull()
    const four = { 'max actors': 4 }
    expect(explore(modelFrom<AnyStateMachine>(opened, { rules: four })).leak).toMatchObject({
      detail: "each start starts another 'log'",
      path: { input: 'no input', moves: [] },
    })
  })

  test('is named with the first actor that no machine lists, if another one takes its id', () => {
    const twice = setup({ actors: { log, watch: log } }).createMachine({
      id: 'twice',
      on: {
        logged: { actions: spawnChild('log', { id: 'log' }) },
        watched: { actions: spawnChild('watch', { id: 'watch' }) },
      },
    })
    const { leak } = explore(
      modelFrom<AnyStateMachine>(twice, { outcomes: { log: {}, watch: {} } }),
    )
    expect(leak).toMatchObject({
      detail: "each 'logged' starts another 'log'",
      path: { moves: ['logged', 'logged'] },
    })
  })

  describe('is named with', () => {
    const listen = fromCallback(() => {})
    const options = {
      types: { context: {} as { kept: unknown } },
      actors: { log, watch: log, listen },
    }
    const leaky = (rest: object) =>
      setup(options).createMachine({
        context: { kept: null },
        on: {
          added: {
            actions: assign(({ spawn }) => {
              spawn('log')
              return {}
            }),
          },
        },
        ...rest,
      })
    const leakOf = (machine: AnyStateMachine, rest: ModelLines<AnyStateMachine> = {}) =>
      explore(
        modelFrom<AnyStateMachine>(machine, {
          ...{ outcomes: { log: {}, watch: {}, listen: {} }, rules: { 'max actors': 4 } },
          ...rest,
        }),
      ).leak
    test('the event that starts them, without its sample', () => {
      const events = { added: { one: { type: 'added' } } }
      expect(leakOf(leaky({}), { events })).toEqual({
        detail: "each 'added' starts another 'log'",
        path: { input: 'no input', moves: Array(5).fill('added (one)') },
        isHeld: false,
      })
    })

    test('the outcome that starts them', () => {
      const machine = leaky({ invoke: { src: 'listen' } })
      const outcomes = { listen: { hears: { sends: { type: 'added' } } }, log: {} }
      expect(leakOf(machine, { outcomes })?.detail).toBe(
        "each 'listen: hears' starts another 'log'",
      )
    })

    test('those that are started most', () => {
      const context = ({ spawn }: { spawn: (src: 'watch') => unknown }) => ({
        kept: { all: [spawn('watch'), spawn('watch')] },
      })
      expect(leakOf(leaky({ context }))).toMatchObject({
        detail: "each 'added' starts another 'log'",
        isHeld: false,
      })
    })

    test('timers, if there are more of them', () => {
      const machine = createMachine({
        on: {
          typed: { actions: raise({ type: 'due' }, { delay: 1_000 }) },
          due: { actions: () => {} },
        },
      })
      expect(leakOf(machine)).toMatchObject({
        detail: "more and more timers 'due' are pending",
        path: { moves: Array(5).fill('typed') },
        isHeld: true,
      })
    })
  })

  test('is unknown if the machine keeps the actors in its context', () => {
    const keeping = setup({
      types: { context: {} as { refs: unknown[] }, events: {} as { type: 'added' } },
      actors: { log },
    }).createMachine({
      id: 'list',
      context: { refs: [] },
      on: {
        added: {
          actions: assign({ refs: ({ context, spawn }) => [...context.refs, spawn('log')] }),
        },
      },
    })
    expect(
      verdicts(keeping, { ...lines, rules: { 'max actors': 5, 'context is plain JSON': false } }),
    ).toEqual(["unknown: Not everything was explored: each 'added' starts another 'log'."])
  })
})

describe('a budget', () => {
  const machine = createMachine({
    id: 'counter',
    types: { context: {} as { count: number } },
    context: { count: 0 },
    on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  })
  const strict: AnyModel = { ...modelFrom<AnyStateMachine>(machine), defaults: false }

  test.each([
    [{ 'max configurations': 3 }, 'more than 3 configurations'],
    [{ 'max seconds': 0 }, 'more than 0 seconds'],
    [{ 'max megabytes': 0 }, 'more than 0 MB of memory'],
  ])('ends the exploration with a partial report: %o', (rules, why) => {
    const { graph, findings, coverage } = reportModel({ ...strict, rules })
    expect(findings[0]).toMatchObject({
      verdict: 'unknown',
      name: `Not everything was explored: there are ${why}.`,
    })
    expect(problemsIn({ findings })).toEqual([])
    expect(graph.configurations.length).toBeGreaterThan(0)
    expect(Object.keys(coverage.transitions)).toEqual(['counter: up → stays'])
  })

  test('throws for a graph that has to be complete', () => {
    expect(() => explore({ ...strict, rules: { 'max configurations': 3 } })).toThrow(
      "'counter' has more than 3 configurations",
    )
  })

  test('reports its progress', () => {
    const seen: object[] = []
    const choice = createMachine({
      id: 'choice',
      initial: 'open',
      states: { open: { on: { agreed: 'yes', declined: 'no' } }, yes: {}, no: {} },
    })
    explore(modelFrom(choice), { progress: (done) => seen.push(done) })
    expect(seen).toEqual([
      { configurations: 1, moves: 0, open: 0 },
      { configurations: 3, moves: 2, open: 1 },
      { configurations: 3, moves: 2, open: 0 },
    ])
  })

  describe('ends above its limit', () => {
    const budget = (rules: Partial<typeof defaultRules>) =>
      createBudget({ ...defaultRules, ...rules }, 0)
    afterEach(() => {
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    })

    test('of seconds', () => {
      const clock = vi.spyOn(performance, 'now')
      const spent = budget({ 'max seconds': 2 })
      clock.mockReturnValue(2_000)
      expect(spent(1)).toBeNull()
      clock.mockReturnValue(2_001)
      expect(spent(1)).toBe('2 seconds')
    })

    test('of memory, which it reads at every 256th configuration', () => {
      vi.spyOn(performance, 'now').mockReturnValue(0)
      const heap = vi.spyOn(process, 'memoryUsage')
      const holding = (heapUsed: number) => ({ heapUsed }) as NodeJS.MemoryUsage
      const spent = budget({ 'max megabytes': 7 })
      heap.mockReturnValue(holding(7_000_000))
      expect(spent(256)).toBeNull()
      heap.mockReturnValue(holding(7_000_001))
      expect(spent(255)).toBeNull()
      expect(spent(512)).toBe('7 MB of memory')
    })

    test.each([
      ['no process', undefined],
      ['a process that does not know it', {}],
    ])('but not of memory in a browser with %s', (_, process) => {
      vi.spyOn(performance, 'now').mockReturnValue(0)
      vi.stubGlobal('process', process)
      const spent = budget({ 'max megabytes': 7 })(256)
      vi.unstubAllGlobals()
      expect(spent).toBeNull()
    })
  })
})
