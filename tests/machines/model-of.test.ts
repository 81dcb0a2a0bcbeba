import { replay } from 'statewalk'
import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { type Failure, ServiceFailure } from '../../machines/failure.ts'
import { modelOf } from '../../machines/model-of.ts'

const failure: Failure = { kind: 'too many requests', retryAfter: 30 }
const model = modelOf({
  machine: setup({
    types: { context: {} as { error: unknown } },
    actors: { fetch: fromPromise(() => Promise.reject(new Error('not provided'))) },
  }).createMachine({
    id: 'fetcher',
    context: { error: null },
    invoke: { src: 'fetch', onError: { actions: assign({ error: ({ event }) => event.error }) } },
  }),
  question: 'What went wrong?',
  inputs: { anyone: undefined },
  outcomes: { fetch: { 'is refused': { rejects: failure } } },
})

test("a model's services reject with the same failure as those of the site", () => {
  const { error } = replay(model, { input: 'anyone', moves: ['fetch: is refused'] }).snapshot()
    .context
  expect(error).toBeInstanceOf(ServiceFailure)
  expect(error).toHaveProperty('failure', failure)
})

test("a model links the steps of its machine's paths to the lab", () => {
  expect(model.urlOf?.({ id: '0abc123', input: 'anyone', moves: [] }, 0)).toBe(
    'http://localhost:5173/lab/#/fetcher/path/0abc123/step/0',
  )
})
