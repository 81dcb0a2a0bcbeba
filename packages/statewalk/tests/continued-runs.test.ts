import { expect, test } from 'vitest'
import { assign, fromCallback, setup } from 'xstate'
import { explore } from '../src/explore.ts'
import { modelOf } from '../src/model.ts'
import { replay } from '../src/replay.ts'

test('continues a run that began with another input on the path of its configuration', () => {
  const meeting = setup({
    types: { context: {} as { start: string }, input: {} as { start: string } },
    actors: { listen: fromCallback(() => {}) },
    actions: { 'forget the start': assign({ start: '' }) },
    guards: {
      'began here': ({ context }, { start }: { start: string }) => context.start === start,
    },
  }).createMachine({
    id: 'meeting',
    context: ({ input }) => input,
    initial: 'apart',
    invoke: { src: 'listen' },
    states: {
      apart: {
        exit: 'forget the start',
        on: {
          'came by bus': {
            guard: { type: 'began here', params: { start: 'town' } },
            target: 'met',
          },
          'came on foot': {
            guard: { type: 'began here', params: { start: 'hill' } },
            target: 'met',
          },
        },
      },
      met: { on: { parted: 'over' } },
      over: { type: 'final' },
    },
  })
  const model = modelOf({
    machine: meeting,
    question: 'Do they meet?',
    inputs: { town: { start: 'town' }, hill: { start: 'hill' } },
    outcomes: { listen: {} },
  })
  const paths = explore(model).configurations.map(({ input, moves }) => ({
    input,
    moves: moves.map(({ name }) => name),
  }))
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) expect(() => replay(model, path)).not.toThrow()
})
