import { describe, expect, test } from 'vitest'
import { assign, createMachine, raise, sendTo, setup } from 'xstate'
import type { AnyModel } from '../src/model.ts'
import type { Run } from '../src/run.ts'
import { make, runAt } from './return-to.ts'
import { endings, service, simple } from './simple.ts'
import { postModel, quizModel, raceModel } from './toys.ts'

const shown = (run: Run) => ({
  key: run.configuration(),
  now: run.now(),
  timers: run.timers(),
  services: run.services(),
  possible: run.possibleMoves(),
  history: run.history(),
})

describe('a run returns', () => {
  test.each<[what: string, model: AnyModel, there: string[], away: string[]]>([
    ['to services that have ended', postModel(), ['⏱ poll interval'], ['look: finds it']],
    ['to timers that have fired', postModel(), ['send requested'], ['⏱ poll interval']],
    ['to timers that were cancelled', postModel(), [], ['given up']],
    [
      'to a child machine that has ended, with its service and its timer',
      quizModel,
      ['ask › word given (yes)'],
      ['look up: is known', 'next asked'],
    ],
    [
      'to a child machine of the same name that an ended one has replaced',
      quizModel,
      ['ask › word given (yes)', 'look up: is known', 'next asked'],
      ['⏱ patience'],
    ],
    ['to timers with other times', raceModel, ['⏱ hare'], ['⏱ hare', '⏱ tortoise', 'restarted']],
  ])('%s', (_, model, there, away) => {
    const { run, goBack } = runAt(model, ...there)
    const before = shown(run)
    for (const attempt of [1, 2]) {
      make(run, ...away)
      const after = shown(run)
      expect(after.key).not.toBe(before.key)
      goBack()
      expect(shown(run), `${attempt}`).toEqual(before)
      make(run, ...away)
      expect(shown(run), `${attempt}`).toEqual(after)
      goBack()
    }
  })

  test('to timers that are due together, in their order', () => {
    const machine = createMachine({
      id: 'two bells',
      context: { rung: '' },
      initial: 'on',
      states: {
        on: {
          entry: [
            raise({ type: 'second' }, { delay: 10, id: 'b' }),
            raise({ type: 'third' }, { delay: 10, id: 'a' }),
            raise({ type: 'first' }, { delay: 5, id: 'c' }),
          ],
          on: {
            '*': {
              actions: assign({ rung: ({ context, event }) => `${context.rung} ${event.type}` }),
            },
            off: { target: 'off' },
          },
        },
        off: {},
      },
    })
    const { run, goBack } = runAt(simple(machine), '⏱ first')
    make(run, '⏱ second + third')
    expect(run.snapshot().context.rung).toBe(' first second third')
    goBack()
    make(run, 'off')
    goBack()
    make(run, '⏱ second + third')
    expect(run.snapshot().context.rung).toBe(' first second third')
  })

  test('to an actor with a system id, and to its subscribers', () => {
    const seen: unknown[] = []
    const clerk = createMachine({
      id: 'clerk',
      initial: 'idle',
      states: { idle: { on: { asked: 'busy' } }, busy: {} },
    })
    const machine = setup({ actors: { clerk } }).createMachine({
      id: 'desk',
      context: ({ spawn }) => {
        const ref = spawn('clerk', { id: 'clerk', systemId: 'the clerk' })
        ref.subscribe(({ value }) => seen.push(value))
        ref.on('*', () => {})
        return { ref }
      },
      initial: 'open',
      states: {
        open: {
          on: {
            rung: { actions: sendTo(({ system }) => system.get('the clerk'), { type: 'asked' }) },
            closed: { target: 'closed', actions: ({ context }) => context.ref },
          },
        },
        closed: { type: 'final' },
      },
    })
    const { run, goBack } = runAt(simple(machine))
    make(run, 'closed')
    goBack()
    seen.length = 0
    make(run, 'rung')
    expect(seen).toEqual(['busy'])
    goBack()
    make(run, 'rung')
    expect(seen).toEqual(['busy', 'busy'])
  })

  test('to the other owner of a system id', () => {
    const machine = setup({ actors: { one: service, other: service } }).createMachine({
      id: 'phones',
      initial: 'one',
      states: {
        one: { invoke: { src: 'one', systemId: 'phone', onDone: 'other', onError: 'other' } },
        other: { invoke: { src: 'other', systemId: 'phone', onDone: 'one', onError: 'one' } },
      },
    })
    const model = simple(machine, { outcomes: { one: endings, other: endings } })
    const { run, goBack } = runAt(model)
    make(run, 'one: is done')
    const state = run.saved()
    const history = run.history()
    goBack()
    make(run, 'one: fails')
    if (state) run.restore(state, history)
    expect(run.services()).toEqual(['other'])
    goBack()
    expect(run.services()).toEqual(['one'])
    make(run, 'one: is done', 'other: is done')
    expect(run.snapshot().value).toBe('one')
  })
})
