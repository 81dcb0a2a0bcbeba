import { describe, expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { coverageOf, coverageOfPaths, coverageTable, gapsOf } from '../src/coverage.ts'
import { explore } from '../src/explore.ts'
import { makePath, pathsOf, pathsToStates } from '../src/paths.ts'
import { simple } from './simple.ts'
import { postModel, quizModel, raceModel, radioModel } from './toys.ts'

const post = () => explore(postModel())

describe('the transition tour', () => {
  test.each([
    ['post', postModel()],
    ['quiz', quizModel],
    ['radio', radioModel],
    ['race', raceModel],
  ])('covers everything there is of the %s machine', (_, model) => {
    const graph = explore(model)
    expect(gapsOf(coverageOf(graph, pathsOf(graph)))).toEqual([])
  })

  test('names a path by its moves and derives its id from the name', () => {
    const [path] = pathsOf(explore(raceModel))
    expect(path).toEqual({
      id: makePath('at the start', ['⏱ hare', '⏱ hare', '⏱ tortoise', 'restarted']).id,
      name: 'at the start: ⏱ hare → ⏱ hare → ⏱ tortoise → restarted',
      input: 'at the start',
      moves: ['⏱ hare', '⏱ hare', '⏱ tortoise', 'restarted'],
    })
    expect(path?.id).toMatch(/^[0-9a-z]{7}$/)
  })

  test('gives every path a different id', () => {
    const paths = pathsOf(post(), 'pairs')
    expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length)
  })

  test('starts a new path when one has reached the maximum length', () => {
    const graph = post()
    const short = pathsOf(graph, 'tour', { longest: 3 })
    expect(short.length).toBeGreaterThan(pathsOf(graph).length)
    expect(gapsOf(coverageOf(graph, short))).toEqual([])
  })

  test('continues a path that is shorter than the maximum, and no other', () => {
    const lamp = createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
    })
    const lengths = (longest: number) =>
      pathsOf(explore(lamp), 'tour', { longest }).map(({ moves }) => moves.length)
    expect(lengths(2)).toEqual([2])
    expect(lengths(1)).toEqual([1, 2])
  })

  test('names what other paths do not cover', () => {
    const gaps = gapsOf(coverageOf(post(), [{ input: 'two tries', moves: [] }]))
    expect(gaps).toContain('states: gone is uncovered')
    expect(gaps).toContain('guards: tries left: holds is uncovered')
    expect(gaps).not.toContain('states: waiting is covered')
  })

  test('starts from every input, even if it covers nothing new', () => {
    const model = { ...postModel(), inputs: { early: { limit: 2 }, late: { limit: 2 } } }
    const inputs = pathsOf(explore(model)).map(({ input }) => input)
    expect(inputs).toContain('late')
  })
})

describe('other paths', () => {
  test('pairs walks every two transitions that can follow each other', () => {
    const { model, ...rest } = explore(raceModel)
    const [path] = pathsOf({ model, ...rest }, 'pairs')
    expect(path?.moves).toEqual(['⏱ hare', '⏱ hare', '⏱ tortoise', 'restarted', '⏱ hare'])
  })

  test('pairs requires nothing of the first move of a path', () => {
    const machine = setup({
      types: { events: {} as { type: 'left' } | { type: 'right' } | { type: 'back' } },
    }).createMachine({
      id: 'fork',
      initial: 'fork',
      states: {
        fork: { on: { left: { target: 'one' }, right: { target: 'other' } } },
        one: { on: { back: { target: 'fork' } } },
        other: { on: { back: { target: 'fork' } } },
      },
    })
    const paths = pathsOf(explore(simple(machine)), 'pairs')
    expect(paths).toHaveLength(1)
    expect(paths[0]?.moves).toEqual(expect.arrayContaining(['left', 'right', 'back']))
  })

  test('a tour has as many moves as it needs: a wizard of 64 steps is one path', () => {
    const steps = Array.from({ length: 64 }, (_, index) => [
      `step ${index}`,
      index === 63 ? { type: 'final' } : { on: { next: { target: `step ${index + 1}` } } },
    ])
    const machine = createMachine({
      id: 'wizard',
      initial: 'step 0',
      states: Object.fromEntries(steps),
    })
    expect(pathsOf(explore(machine)).map(({ moves }) => moves.length)).toEqual([63])
  })

  test('finds one shortest path to every state value', () => {
    const names = pathsToStates(explore(raceModel)).map(({ name }) => name)
    expect(names).toEqual([
      'at the start',
      'at the start: ⏱ hare',
      'at the start: ⏱ hare → ⏱ hare → ⏱ tortoise',
    ])
  })
})

describe('coverage', () => {
  test('is covered, uncovered or unreachable, and plain JSON', () => {
    const { outcomes } = postModel()
    const model = {
      ...postModel(),
      outcomes: {
        ...outcomes,
        look: { 'finds it': { resolves: { arrived: true } } },
      },
    }
    const graph = explore(model)
    const coverage = coverageOf(graph, [makePath('two tries', ['given up'])])
    expect(coverage.states).toMatchObject({ gone: 'covered', arrived: 'uncovered' })
    expect(coverage.states['waiting.polling.stopped']).toBe('unreachable')
    expect(coverage.guards).toEqual({
      'has arrived: holds': 'uncovered',
      'has arrived: does not hold': 'unreachable',
      'tries left: holds': 'unreachable',
      'tries left: does not hold': 'unreachable',
    })
    expect(coverage.outcomes).toEqual({
      'look: finds it': 'uncovered',
      'send: is sent': 'uncovered',
      'send: fails': 'uncovered',
    })
    expect(coverage.events).toEqual({
      'given up': 'covered',
      'look again': 'unreachable',
      'send requested': 'uncovered',
    })
    expect(structuredClone(coverage)).toEqual(coverage)
  })

  test('of paths without an exploration calls everything else uncovered', () => {
    const coverage = coverageOfPaths(postModel(), [makePath('two tries', ['given up'])])
    expect(coverage.events).toEqual({
      'given up': 'covered',
      'look again': 'uncovered',
      'send requested': 'uncovered',
    })
    expect(coverage.inputs).toEqual({ 'two tries': 'covered' })
  })

  test('prints a line for each kind with its missing items below it', () => {
    const graph = explore(raceModel)
    expect(coverageTable(coverageOf(graph, [makePath('at the start', ['⏱ hare'])]))).toBe(
      [
        'inputs            1/1',
        'states            6/7',
        '    uncovered: over',
        'transitions       1/4',
        '    uncovered: running.fast.resting: ⏱ hare → running.fast.on the way',
        '    uncovered: running.slow.on the way: ⏱ tortoise → over',
        '    uncovered: over: restarted → running',
        'guards            0/0',
        'outcomes          0/0',
        'events            0/1',
        '    uncovered: restarted',
      ].join('\n'),
    )
  })
})
