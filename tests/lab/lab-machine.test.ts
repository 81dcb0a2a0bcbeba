import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { labMachine } from '../../lab/app/lab-machine.ts'
import { movesThrough, untilNextTimer } from '../../lab/trail/passing.ts'
import { createPlayer } from '../../lab/trail/player.ts'
import { goOn, startTrail } from '../../lab/trail/trail.ts'
import { clockStart } from '../../machines/model/step-clock.ts'
import { postModel } from '../machines/model/toys.ts'

const start = () => {
  const told: string[] = []
  const clock = { starts: 0, stops: 0 }
  const ticking = fromCallback(() => {
    clock.starts += 1
    return () => {
      clock.stops += 1
    }
  })
  const place = {
    trail: startTrail('post', 'two tries'),
    path: 'abc',
    view: 'chart',
    folded: [],
  } as const
  const actor = createActor(labMachine.provide({ actors: { 'run the clock': ticking } }), {
    input: { place, scheme: 'light', ticked: [] },
  })
  actor.on('place changed', ({ type }) => told.push(type))
  actor.start()
  return { actor, told, clock, context: () => actor.getSnapshot().context }
}

describe('the lab', () => {
  test('writes down moves, and tells the address of each', () => {
    const { actor, told, context } = start()
    actor.send({ type: 'moves made', moves: ['⏲ 400 ms', '⏲ 600 ms', 'send requested'] })
    expect(context().trail).toMatchObject({ moves: ['⏲ 1000 ms', 'send requested'], position: 2 })
    expect(told).toHaveLength(1)
  })

  test('stops the clock whenever somebody goes somewhere else', () => {
    const { actor, clock } = start()
    actor.send({ type: 'played' })
    actor.send({ type: 'moves made', moves: ['⏲ 100 ms'] })
    expect(clock).toEqual({ starts: 1, stops: 0 })
    actor.send({ type: 'step chosen', position: 0 })
    expect(actor.getSnapshot().value).toBe('paused')
    expect(clock).toEqual({ starts: 1, stops: 1 })
  })

  test('begins anew from the same input, and is then on no named path', () => {
    const { actor, context } = start()
    actor.send({ type: 'moves made', moves: ['send requested'] })
    actor.send({ type: 'restarted' })
    expect(context()).toMatchObject({ trail: startTrail('post', 'two tries'), path: null })
  })

  test('folds, unfolds, ticks and zooms within reason', () => {
    const { actor, context } = start()
    for (const state of ['a', 'b', 'a']) actor.send({ type: 'fold toggled', state })
    for (const step of ['p/1', 'p/2', 'p/2']) actor.send({ type: 'step ticked', step })
    actor.send({ type: 'zoom set', zoom: 40 })
    expect(context()).toMatchObject({ folded: ['b'], ticked: ['p/1'], zoom: 2 })
  })
})

describe('time that passes', () => {
  const player = createPlayer(postModel())
  const trail = startTrail('post', 'two tries')

  test('makes a move of every timer that falls due on the way', () => {
    const moves = movesThrough(player, goOn(goOn(trail, 'send requested'), 'send: is sent'), 16_000)
    expect(moves).toEqual(['⏱ poll interval', '⏱ cooldown', '⏲ 1000 ms'])
  })

  test('stops just before a timer, or at it', () => {
    expect(movesThrough(player, trail, 9_999)).toEqual(['⏲ 9999 ms'])
    expect(movesThrough(player, trail, 10_000)).toEqual(['⏱ poll interval'])
  })

  test('is known until the next timer', () => {
    const { run } = player.at(goOn(trail, '⏲ 4000 ms'))
    expect(run.now()).toBe(clockStart + 4_000)
    expect(untilNextTimer(run)).toBe(6_000)
  })
})
