import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { explore } from '../src/explore.ts'
import { replay } from '../src/replay.ts'
import { workspaceModel } from './fixtures/workspace.ts'
import { simple } from './simple.ts'

test('gives every move its own context and history, even if the machine changes them in place', () => {
  const machine = setup({
    types: { context: {} as { seen: string[] }, events: {} as { type: 'one' } | { type: 'two' } },
    actions: {
      note: ({ context, event }) => {
        context.seen.push(event.type)
      },
    },
  }).createMachine({
    id: 'notes',
    context: () => ({ seen: [] }),
    on: { one: { actions: 'note' }, two: { actions: 'note' } },
  })
  const model = simple(machine, { runs: ['note'], within: ({ seen }) => seen.length < 2 })
  const graph = explore(model)
  expect(graph.configurations).toHaveLength(7)
  for (const { input, moves, key } of graph.configurations) {
    const names = moves.map(({ name }) => name)
    expect(replay(model, { input, moves: names }).configuration()).toBe(key)
  }
})

test('restores what history states remember', () => {
  for (const { input, moves, key } of explore(workspaceModel).configurations) {
    const names = moves.map(({ name }) => name)
    expect(replay(workspaceModel, { input, moves: names }).configuration()).toBe(key)
  }
})
