import { type AnyModel, modelOf } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { chartOf } from '../../lab/chart/chart-of.ts'
import { choicesFor } from '../../lab/chart/choices.ts'
import { goOn, goTo, startRecording } from '../../lab/recording/recording.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { postModel } from '../../packages/statewalk/tests/toys.ts'

const post = postModel()
const postStart = startRecording('post', 'two tries')

const labelOf = (model: AnyModel, id: string) => {
  const { edges, states } = chartOf(model.machine)
  const label = [...edges, ...states.flatMap(({ stays }) => stays)].find((one) => one.id === id)
  if (!label) throw new Error(`No transition '${id}'.`)
  return label
}

describe('the ways to take a transition', () => {
  test('are the outcomes of a service that lead to it', () => {
    const looking = goOn(postStart, '⏱ poll interval')
    const fails = labelOf(post, 'waiting.polling.looking: look fails → waiting.polling.stopped')
    const again = labelOf(
      post,
      'waiting.polling.looking: look succeeds [tries left] → waiting.polling.pausing',
    )
    expect(choicesFor(post, looking, fails).choices).toEqual([
      { name: 'look: fails', moves: ['look: fails'] },
    ])
    expect(choicesFor(post, looking, again)).toMatchObject({
      choices: [{ name: 'look: finds nothing', moves: ['look: finds nothing'] }],
      others: [],
    })
  })

  test('include every timer that is due before its own', () => {
    const cooling = goOn(goOn(postStart, 'send requested'), 'send: is sent')
    const label = labelOf(post, 'waiting.sending.cooling down: ⏱ cooldown → waiting.sending.ready')
    expect(choicesFor(post, cooling, label).choices).toEqual([
      { name: '⏱ cooldown', moves: ['⏲ 10000 ms', '⏲ 5000 ms'] },
    ])
  })

  test('count from the position of the recording', () => {
    const back = goTo(goOn(postStart, 'send requested'), 0)
    const label = labelOf(post, 'waiting.sending.ready: send requested → waiting.sending.sending')
    expect(choicesFor(post, back, label).choices).toHaveLength(1)
  })

  test('are only the samples whose guard holds; the others name the transition they take', () => {
    const { edges } = chartOf(loginModel.machine)
    const submitted = edges.filter(({ event }) => event === 'submitted')
    const start = startRecording('login', 'a visitor')
    const offers = submitted.map((label) => choicesFor(loginModel, start, label))
    expect(offers.filter(({ choices }) => choices.length > 0)).toHaveLength(1)
    for (const { choices, others } of offers)
      if (choices.length === 0)
        expect(others).toEqual([
          { name: 'submitted', takes: [expect.stringContaining('submitted')] },
        ])
  })

  test('name the guards that refuse a sample', () => {
    const machine = setup({
      types: { events: {} as { type: 'opened' } },
      guards: { 'has a key': () => false },
    }).createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { on: { opened: { guard: 'has a key', target: 'open' } } }, open: {} },
    })
    const door = modelOf({ machine, question: '', inputs: { now: undefined }, outcomes: {} })
    const label = labelOf(door, 'shut: opened [has a key] → open')
    expect(choicesFor(door, startRecording('door', 'now'), label)).toEqual({
      label: 'opened [has a key]',
      choices: [],
      others: [{ name: 'opened', refusedBy: ['has a key'] }],
    })
  })
})
