import { clockStart } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { labMachine } from '../../lab/app/lab-machine.ts'
import { displayText, stateChange } from '../../lab/parts/format.ts'
import { passTime, untilNextTimer } from '../../lab/recording/elapsed-time.ts'
import { createPlayer } from '../../lab/recording/player.ts'
import { goOn, startRecording } from '../../lab/recording/recording.ts'
import { postModel } from '../../packages/statewalk/tests/toys.ts'

const start = () => {
  const published: string[] = []
  const clock = { starts: 0, stops: 0 }
  const ticking = fromCallback(() => {
    clock.starts += 1
    return () => {
      clock.stops += 1
    }
  })
  const location = {
    recording: startRecording('post', 'two tries'),
    path: 'abc',
    view: 'chart',
    folded: [],
  } as const
  const actor = createActor(labMachine.provide({ actors: { 'run the clock': ticking } }), {
    input: { location, scheme: 'light', isIntroduced: true },
  })
  actor.on('location changed', ({ type }) => published.push(type))
  actor.start()
  return { actor, published, clock, context: () => actor.getSnapshot().context }
}

describe('the lab', () => {
  test('records moves and publishes the URL of each', () => {
    const { actor, published, context } = start()
    actor.send({ type: 'moves made', moves: ['⏲ 400 ms'] })
    actor.send({ type: 'time passed', moves: ['⏲ 600 ms'], continuesWait: true })
    actor.send({ type: 'moves made', moves: ['send requested'] })
    expect(context().recording).toMatchObject({
      moves: ['⏲ 1000 ms', 'send requested'],
      position: 2,
    })
    expect(published).toHaveLength(3)
  })

  test('stops the clock on every navigation', () => {
    const { actor, clock } = start()
    actor.send({ type: 'played' })
    actor.send({ type: 'moves made', moves: ['⏲ 100 ms'] })
    expect(clock).toEqual({ starts: 1, stops: 0 })
    actor.send({ type: 'step chosen', position: 0 })
    expect(actor.getSnapshot().value).toBe('paused')
    expect(clock).toEqual({ starts: 1, stops: 1 })
  })

  test('restarts from the same input, on no named path', () => {
    const { actor, context } = start()
    actor.send({ type: 'moves made', moves: ['send requested'] })
    actor.send({ type: 'restarted' })
    expect(context()).toMatchObject({ recording: startRecording('post', 'two tries'), path: null })
  })

  test('leaves a named path with the first move that is not part of it', () => {
    const { actor, context } = start()
    actor.send({ type: 'step chosen', position: 0 })
    expect(context().path).toBe('abc')
    actor.send({ type: 'moves made', moves: ['send requested'] })
    expect(context().path).toBeNull()
  })

  test('folds and zooms within limits, and folds by itself to fit', () => {
    const { actor, context } = start()
    actor.send({ type: 'folds set', states: ['b'] })
    actor.send({ type: 'zoom set', zoom: 40 })
    expect(context()).toMatchObject({ folded: ['b'], zoom: 2 })
    actor.send({ type: 'zoom set', zoom: 'fit' })
    expect(context().folded).toBeNull()
  })
})

describe('what a tester has finished', () => {
  test('has no message in another view', () => {
    const { actor, context } = start()
    actor.send({ type: 'message', sentence: 'The link is on the clipboard.' })
    actor.send({ type: 'view chosen', view: 'site' })
    expect(context().message).toBe('')
  })

  test('is no report of another recording', () => {
    const { actor, context } = start()
    actor.send({ type: 'tab chosen', tab: 'report' })
    const { view, folded } = context()
    const location = { recording: startRecording('post', 'two tries'), path: null, view, folded }
    actor.send({ type: 'location opened', location })
    expect(context().tab).toBe('moves')
  })
})

test('a change of state names the next state of the same parent without its path', () => {
  const before = { waiting: { polling: 'pausing', sending: 'ready' } }
  expect(stateChange(undefined, before)).toBe('waiting.polling.pausing, waiting.sending.ready')
  const after = { waiting: { polling: 'looking', sending: 'ready' } }
  expect(stateChange(before, after)).toBe('waiting.polling.pausing → looking')
  expect(stateChange(after, 'arrived')).toBe(
    'waiting.polling.looking, waiting.sending.ready → arrived',
  )
})

describe('passing time', () => {
  const player = createPlayer(postModel())
  const recording = startRecording('post', 'two tries')

  test('makes a move of the time until each timer that is due on the way', () => {
    const { moves } = passTime(
      player,
      goOn(goOn(recording, 'send requested'), 'send: is sent'),
      16_000,
    )
    expect(moves).toEqual(['⏲ 10000 ms', '⏲ 5000 ms', '⏲ 1000 ms'])
  })

  test('stops just before a timer, or at it', () => {
    expect(passTime(player, recording, 9_999).moves).toEqual(['⏲ 9999 ms'])
    expect(passTime(player, recording, 10_000).moves).toEqual(['⏲ 10000 ms'])
  })

  test('is read in seconds', () => {
    expect(displayText('⏲ 30000 ms')).toBe('wait 30 s')
    expect(displayText('just signed up: ⏲ 250 ms')).toBe('just signed up: wait 250 ms')
  })

  test('is known until the next timer', () => {
    const { run } = player.at(goOn(recording, '⏲ 4000 ms'))
    expect(run.now()).toBe(clockStart + 4_000)
    expect(untilNextTimer(run)).toBe(6_000)
  })
})
