import { describe, expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { omissionsIn } from '../src/check-model.ts'
import { explore } from '../src/explore.ts'
import { modelFrom } from '../src/model-from.ts'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { endings, service, simple } from './simple.ts'

/* Every object inherits properties of these names. */
const inherited = ['toString', 'constructor', '__proto__']

const names = (moves: readonly { name: string }[]) => moves.map(({ name }) => name)

describe('a name that every object inherits can be the name of', () => {
  test.each(inherited)('an event: %s', (type) => {
    const machine = createMachine({ id: 'odd', on: { [type]: { actions: 'note' } } })
    const model = simple(machine, { events: {} })
    expect(names(startRun(model, 'anyone').possibleMoves().moves)).toEqual([type])
    const run = replay(model, { input: 'anyone', moves: [type, type] })
    expect(Object.entries(run.observe().sent)).toEqual([[type, 2]])
  })

  test.each(inherited)('a service: %s', (src) => {
    const machine = setup({ actors: { [src]: service } }).createMachine({
      id: 'odd',
      invoke: { src, onDone: {}, onError: {} },
    })
    const graph = explore(modelFrom(machine))
    expect(names(graph.edges.map(({ move }) => move))).toEqual([
      `${src}: resolves`,
      `${src}: rejects`,
    ])
    expect(Object.entries(graph.starts[0]?.step.counts.started ?? {})).toEqual([[src, 1]])
    const missing = explore(simple(machine))
    expect(missing.edges).toEqual([])
    expect(omissionsIn(missing).map(({ text }) => text)).toEqual([
      `'${src}' in 'odd' has no outcome that resolves.`,
      `'${src}' in 'odd' has no outcome that rejects.`,
    ])
  })

  test.each(inherited)('an outcome, which exists only if the model names it: %s', (outcome) => {
    const machine = setup({ actors: { ask: service } }).createMachine({
      id: 'odd',
      invoke: { src: 'ask', onDone: {}, onError: {} },
    })
    const run = startRun(simple(machine, { outcomes: { ask: endings } }), 'anyone')
    expect(() =>
      run.make({ kind: 'settle', name: outcome, service: 'ask', place: null, outcome }),
    ).toThrow(`No running service ends as '${outcome}'.`)
  })
})

test.each(inherited)('a guard or a delay of this name needs an implementation: %s', (name) => {
  const machine = createMachine({
    id: 'odd',
    initial: 'on',
    states: {
      on: { on: { pressed: { guard: name, target: 'off' } }, after: { [name]: 'off' } },
      off: {},
    },
  })
  expect(() => startRun(simple(machine), 'anyone')).toThrow(
    `the guard '${name}' has no implementation`,
  )
})
