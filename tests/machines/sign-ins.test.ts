import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { ServiceFailure } from '../../machines/failure.ts'
import { signInsMachine } from '../../machines/sign-ins/sign-ins-machine.ts'
import { signInsModel } from '../../machines/sign-ins/sign-ins-model.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

const at = (...moves: string[]) => walkMachine(signInsModel, 'a new tab', ...moves)

const found = 'read identity: finds an identity'
const orphaned = [{ type: 'orphaned identity found' }]

describe('a sign-in of this tab', () => {
  test('is published to the other tabs', () => {
    const start = 'sign-in started'
    expect(at(start).sentTo).toEqual({ channel: [{ type: start }] })
    expect(at(start, 'sign-in ended').sentTo).toEqual({
      channel: [{ type: 'sign-in ended' }],
    })
  })
})

describe('when a sign-in is offered', () => {
  test('reports an identity without a session', () => {
    expect(at('sign-in offered')).toMatchObject({ at: 'looking', sentTo: none })
    expect(at('sign-in offered', found)).toMatchObject({
      at: 'idle',
      sentTo: { session: orphaned },
    })
  })

  test.each(['sign-in started', 'channel: reports a start'])(
    'reports no identity while a sign-in runs: %s',
    (starts) => {
      expect(at(starts, 'sign-in offered', found).sentTo.session).toBeUndefined()
    },
  )

  test('reports an identity once the sign-in of another tab has ended', () => {
    const ended = ['channel: reports a start', 'channel: reports an end']
    expect(at(...ended, 'sign-in offered', found).sentTo.session).toEqual(orphaned)
  })

  test('ignores the end of a sign-in that started before this tab was opened', () => {
    const moves = ['channel: reports an end', 'channel: reports a start', 'sign-in offered', found]
    expect(at(...moves).sentTo.session).toBeUndefined()
  })

  test.each(['finds none', 'fails'])('reports nothing if reading the identity %s', (how) => {
    expect(at('sign-in offered', `read identity: ${how}`)).toMatchObject({
      at: 'idle',
      sentTo: none,
    })
  })
})

describe('running sign-ins', () => {
  /** An actor whose services fail to read the identity, with what it did. */
  const start = () => {
    const logged: unknown[] = []
    let channels = 0
    const actor = createActor(
      signInsMachine.provide({
        actors: {
          channel: fromCallback(() => {
            channels += 1
          }),
          'read identity': fromPromise(() =>
            Promise.reject(new ServiceFailure({ kind: 'timed out' })),
          ),
        },
        actions: { 'log failure': (_, params) => logged.push(params) },
      }),
    ).start()
    return { actor, logged, channels: () => channels }
  }

  test('log why the identity cannot be read', async () => {
    const { actor, logged } = start()
    actor.send({ type: 'sign-in offered' })
    await waitFor(actor, (snapshot) => snapshot.matches('idle'))
    expect(logged).toEqual([{ failure: { kind: 'timed out' } }])
  })

  test('keep their channel open when a sign-in is offered', () => {
    const { actor, channels } = start()
    actor.send({ type: 'sign-in offered' })
    actor.send({ type: 'sign-in offered' })
    expect(channels()).toBe(1)
  })
})
