import { describe, expect, test } from 'vitest'
import { stateChange } from '../../lab/parts/leaves.ts'
import { createPlayer } from '../../lab/trail/player.ts'
import { recordedMove } from '../../lab/trail/record.ts'
import { goOn, goOnWaiting, goTo, startTrail, takeBranch } from '../../lab/trail/trail.ts'
import { clockStart } from '../../machines/model/step-clock.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { postModel } from '../machines/model/toys.ts'

const start = startTrail('post', 'two tries')
const asked = goOn(start, 'send requested')
const sent = goOn(asked, 'send: is sent')

describe('a trail', () => {
  test('goes back and on again without losing what lies ahead', () => {
    const back = goTo(sent, 1)
    expect(back).toEqual({ ...sent, position: 1 })
    expect(goOn(back, 'send: is sent')).toEqual(sent)
  })

  test('keeps what another move replaces as a branch, and can take it up where they part', () => {
    const failed = goOn(goTo(sent, 1), 'send: fails')
    expect(failed.moves).toEqual(['send requested', 'send: fails'])
    expect(failed.branches).toEqual([['send requested', 'send: is sent']])
    const taken = takeBranch(failed, 0)
    expect(taken.moves).toEqual(sent.moves)
    expect(taken.position).toBe(1)
    expect(taken.branches).toEqual([failed.moves])
  })

  test('ends at its ends', () => {
    expect(goTo(sent, -3).position).toBe(0)
    expect(goTo(sent, 99).position).toBe(2)
  })

  test('writes two waits in a row as one, but never one before and one after a move', () => {
    const waited = goOnWaiting(goOnWaiting(asked, 1_000), 250)
    expect(waited.moves).toEqual(['send requested', '⏲ 1250 ms'])
    const later = goOnWaiting(goOn(waited, 'send: fails'), 100)
    expect(later.moves.at(-1)).toBe('⏲ 100 ms')
  })
})

describe('a player', () => {
  test('shows a frame for the start and for every move made', () => {
    const { run, frames } = createPlayer(postModel()).at(sent)
    expect(frames.map(({ move }) => move)).toEqual([null, 'send requested', 'send: is sent'])
    expect(frames[1]).toMatchObject({ started: ['send'], ended: [], emitted: [] })
    expect(frames[2]).toMatchObject({
      value: { waiting: { polling: 'pausing', sending: 'cooling down' } },
      ended: ['send: is sent'],
      emitted: [{ type: 'sent' }],
      transitions: ['waiting.sending.sending: send succeeds → waiting.sending.cooling down'],
      actions: ['tell sent'],
    })
    expect(run.snapshot().value).toEqual(frames[2]?.value)
  })

  test('goes back by making the moves anew, and keeps the frames that lie ahead', () => {
    const player = createPlayer(postModel())
    player.at(sent)
    const { run, frames } = player.at(goTo(sent, 1))
    expect(run.services()).toEqual(['send'])
    expect(frames).toHaveLength(3)
  })

  test('forgets the frames of a branch that was left', () => {
    const player = createPlayer(postModel())
    player.at(sent)
    const { frames } = player.at(goOn(goTo(sent, 1), 'send: fails'))
    expect(frames.map(({ move }) => move)).toEqual([null, 'send requested', 'send: fails'])
  })

  test('stops before a move that is impossible and says why', () => {
    const stale = goOn(goOn(start, 'send requested'), 'send requested')
    const { run, frames, failure } = createPlayer(postModel()).at(stale)
    expect(failure).toContain("Step 2 of 2, 'send requested', is not possible")
    expect(frames).toHaveLength(2)
    expect(run.services()).toEqual(['send'])
  })

  test('begins anew from another input', () => {
    const player = createPlayer(postModel())
    player.at(sent)
    const inputs = Object.keys(postModel().inputs)
    const other = player.at(startTrail('post', inputs.at(-1) ?? ''))
    expect(other.frames).toHaveLength(1)
    expect(other.run.now()).toBe(clockStart)
  })
})

describe('what the screen sends', () => {
  const typed = (field: string, value: string) =>
    recordedMove(signUpModel, { type: 'field changed', field, value }, clockStart)

  test('is written down as the sample that it equals', () => {
    expect(typed('username', 'mayalind')).toBe('field changed (the username is typed)')
  })

  test('is written down as it is, where it is something else', () => {
    expect(typed('firstName', 'Ana')).toBe('field changed {"field":"firstName","value":"Ana"}')
    expect(recordedMove(signUpModel, { type: 'submitted' }, clockStart)).toBe('submitted')
  })

  test('never gives a password away', () => {
    expect(typed('password', 'my own secret')).toBe('field changed (the password is typed)')
    expect(typed('confirmPassword', 'x')).toBe('field changed (the password is repeated)')
    expect(typed('password', '')).toBe('field changed {"field":"password","value":""}')
  })
})

describe('the change of a state', () => {
  const before = { waiting: { polling: 'pausing', resending: 'ready' } }

  test('names what was left and what was entered, and not what stays', () => {
    const after = { waiting: { polling: 'looking', resending: 'ready' } }
    expect(stateChange(before, after)).toBe('waiting.polling.pausing → waiting.polling.looking')
    expect(stateChange(before, before)).toBe('')
  })

  test('names all that is active at the start', () => {
    expect(stateChange(undefined, before)).toBe('waiting.polling.pausing, waiting.resending.ready')
  })
})
