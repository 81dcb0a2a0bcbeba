import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, setup } from 'xstate'
import { unprovided, unprovidedAction, unprovidedWatch } from '../../machines/unprovided.ts'
import { deferred } from '../support/deferred.ts'

/** The error with which an actor of this logic fails. */
const failureOf = (logic: AnyActorLogic): Promise<unknown> => {
  const failed = deferred<unknown>()
  const actor = createActor(logic)
  actor.subscribe({ error: failed.resolve, complete: () => failed.resolve('nothing') })
  actor.start()
  return failed.promise
}

test.each([
  ['a service', unprovided('send report')],
  ['a subscription', unprovidedWatch('send report')],
  [
    'an action',
    setup({ actions: { 'send report': unprovidedAction('send report') } }).createMachine({
      entry: 'send report',
    }),
  ],
])('%s without an implementation fails with its name', async (_what, logic) => {
  expect(await failureOf(logic)).toEqual(new Error('send report was not provided'))
})
