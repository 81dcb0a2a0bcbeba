import { clockStart } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { isMoment, relativeTime, stateChange } from '../../lab/parts/format.ts'
import { createPlayer } from '../../lab/recording/player.ts'
import { recordedMove } from '../../lab/recording/record.ts'
import {
  goOn,
  goOnWaiting,
  goTo,
  startRecording,
  takeBranch,
} from '../../lab/recording/recording.ts'
import { nearestTo, placesOf, ticksUpTo } from '../../lab/recording/track.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { postModel } from '../../packages/statewalk/tests/toys.ts'

const start = startRecording('post', 'two tries')
const asked = goOn(start, 'send requested')
const sent = goOn(asked, 'send: is sent')

describe('a recording', () => {
  test('steps back and forward without losing later moves', () => {
    const back = goTo(sent, 1)
    expect(back).toEqual({ ...sent, position: 1 })
    expect(goOn(back, 'send: is sent')).toEqual(sent)
  })

  test('stores replaced moves as a branch, and can restore it', () => {
    const failed = goOn(goTo(sent, 1), 'send: fails')
    expect(failed.moves).toEqual(['send requested', 'send: fails'])
    expect(failed.branches).toEqual([['send requested', 'send: is sent']])
    const taken = takeBranch(failed, sent.moves, 1)
    expect(taken).toEqual({ ...sent, position: 1, branches: [failed.moves] })
  })

  test('clamps its position', () => {
    expect(goTo(sent, -3).position).toBe(0)
    expect(goTo(sent, 99).position).toBe(2)
  })

  test('merges consecutive waits, but never one before and one after a move', () => {
    const waited = goOnWaiting(goOnWaiting(asked, '⏲ 1000 ms'), '⏲ 250 ms')
    expect(waited.moves).toEqual(['send requested', '⏲ 1250 ms'])
    const later = goOnWaiting(goOn(waited, 'send: fails'), '⏲ 100 ms')
    expect(later.moves.at(-1)).toBe('⏲ 100 ms')
  })
})

describe('the track of the timeline', () => {
  test('has each moment at its time, and moments of the same time beside each other', () => {
    expect(placesOf([0, 5_000, 10_000], 10_000, 0.1)).toEqual([0, 0.5, 1])
    expect(placesOf([0, 0, 5_000], 10_000, 0.1)).toEqual([0, 0.1, 0.5])
    expect(placesOf([0, 10_000, 10_000], 10_000, 0.1)).toEqual([0, 0.9, 1])
  })

  test('finds the moment next to a point', () => {
    expect(nearestTo(0.6, [0, 0.5, 1])).toBe(1)
  })

  test('has ticks of whole seconds or minutes', () => {
    expect(ticksUpTo(60_000)).toEqual([0, 10, 20, 30, 40, 50, 60].map((one) => one * 1_000))
    expect(ticksUpTo(300_000)).toHaveLength(6)
  })
})

describe('a player', () => {
  test('shows a frame for the start and for every move made', () => {
    const { run, frames } = createPlayer(postModel()).at(sent)
    expect(frames.map(({ move }) => move)).toEqual([null, 'send requested', 'send: is sent'])
    expect(frames[1]).toMatchObject({ started: ['send'], emitted: [] })
    expect(frames[2]).toMatchObject({
      value: { waiting: { polling: 'pausing', sending: 'cooling down' } },
      emitted: [{ type: 'sent' }],
      transitions: ['waiting.sending.sending: send succeeds → waiting.sending.cooling down'],
      actions: ['emit sent'],
    })
    expect(run.snapshot().value).toEqual(frames[2]?.value)
  })

  test('steps back by repeating the moves, and keeps later frames', () => {
    const player = createPlayer(postModel())
    player.at(sent)
    const { run, frames } = player.at(goTo(sent, 1))
    expect(run.services()).toEqual(['send'])
    expect(frames).toHaveLength(3)
  })

  test('drops the frames of an abandoned branch', () => {
    const player = createPlayer(postModel())
    player.at(sent)
    const { frames } = player.at(goOn(goTo(sent, 1), 'send: fails'))
    expect(frames.map(({ move }) => move)).toEqual([null, 'send requested', 'send: fails'])
  })

  test('stops before an impossible move and gives the reason', () => {
    const stale = goOn(goOn(start, 'send requested'), 'send requested')
    const { run, frames, failure } = createPlayer(postModel()).at(stale)
    expect(failure).toContain("Step 2 of 2, 'send requested', is not possible")
    expect(frames).toHaveLength(2)
    expect(run.services()).toEqual(['send'])
  })

  test('restarts from another input', () => {
    const player = createPlayer(postModel())
    player.at(sent)
    const inputs = Object.keys(postModel().inputs)
    const other = player.at(startRecording('post', inputs.at(-1) ?? ''))
    expect(other.frames).toHaveLength(1)
    expect(other.run.now()).toBe(clockStart)
  })
})

describe('an event from the screen', () => {
  const typed = (field: string, value: string) =>
    recordedMove(signUpModel, { type: 'field changed', field, value }, clockStart)

  test('is recorded as the sample that it equals', () => {
    expect(typed('username', 'mayalind')).toBe('field changed (the username is typed)')
  })

  test('is recorded with its data if it equals no sample', () => {
    expect(typed('firstName', 'Ana')).toBe('field changed {"field":"firstName","value":"Ana"}')
    expect(recordedMove(signUpModel, { type: 'submitted' }, clockStart)).toBe('submitted')
  })

  test('never contains a password', () => {
    expect(typed('password', 'my own secret')).toBe('field changed (the password is typed)')
    expect(typed('confirmPassword', 'x')).toBe('field changed (the password is repeated)')
    expect(typed('password', '')).toBe('field changed {"field":"password","value":""}')
  })
})

describe('the change of a state', () => {
  const before = { waiting: { polling: 'pausing', resending: 'ready' } }

  test('names what was left, the next state of the same parent, and not what stays', () => {
    const after = { waiting: { polling: 'checking', resending: 'ready' } }
    expect(stateChange(before, after)).toBe('waiting.polling.pausing → checking')
    expect(stateChange(before, before)).toBe('')
  })

  test('names all active states at the start', () => {
    expect(stateChange(undefined, before)).toBe('waiting.polling.pausing, waiting.resending.ready')
  })
})

describe('a moment in the context', () => {
  test.each([
    [46_000, 'in 46 s'],
    [-90_000, '1.5 min ago'],
    [250, 'in 250 ms'],
    [-7_200_000, '2 h ago'],
    [0, 'now'],
  ])('%d ms from now is shown as %s', (ms, text) => {
    expect(relativeTime(clockStart + ms, clockStart)).toBe(text)
  })

  test('is a number within a year of now', () => {
    expect(isMoment(clockStart + 60_000, clockStart)).toBe(true)
    expect(isMoment(30, clockStart)).toBe(false)
    expect(isMoment(String(clockStart), clockStart)).toBe(false)
  })
})
