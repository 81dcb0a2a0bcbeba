import { expect, test } from 'vitest'
import { sendParent, sendTo, setup } from 'xstate'
import { modelFrom } from '../src/model-from.ts'
import { problemsOf, reportModel } from '../src/model-report.ts'

const talksToItself = setup({}).createMachine({
  id: 'talksToItself',
  on: { go: { actions: sendTo(({ self }) => self, { type: 'go' }) } },
})

const answering = setup({
  actors: {
    echo: setup({}).createMachine({ on: { ping: { actions: sendParent({ type: 'pong' }) } } }),
  },
}).createMachine({
  id: 'answering',
  invoke: { src: 'echo', id: 'echo' },
  on: { pong: { actions: sendTo('echo', { type: 'ping' }) } },
})

test.each([
  ['sends to itself', talksToItself],
  ['answers its child, which answers', answering],
])('a machine that %s without end is reported', (_, machine) => {
  expect(problemsOf(reportModel(modelFrom(machine)))).not.toEqual([])
})
