import { describe, expect, test } from 'vitest'
import {
  type AnyStateMachine,
  assign,
  createMachine,
  fromCallback,
  setup,
  spawnChild,
} from 'xstate'
import { explore } from '../src/explore.ts'
import type { AnyModel } from '../src/model.ts'
import { type ModelLines, modelFrom } from '../src/model-from.ts'
import { problemsIn, reportModel } from '../src/model-report.ts'

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
    const seen: number[] = []
    explore(modelFrom(machine), {
      limit: 2,
      progress: ({ configurations }) => seen.push(configurations),
    })
    expect(seen).toEqual([1, 2])
  })
})
