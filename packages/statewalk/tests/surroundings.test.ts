import { expect, test } from 'vitest'
import { emit, fromCallback, type InspectionEvent, sendParent, sendTo, setup } from 'xstate'
import { startSurroundings } from '../src/controllable-actor.ts'
import { checkInvariants } from '../src/invariants.ts'
import type { AnyModel } from '../src/model.ts'
import { replay } from '../src/replay.ts'
import { isActorRef } from '../src/xstate-internals.ts'
import { service, simple } from './simple.ts'

const office = 'office'

const clerk = setup({
  types: { events: {} as { type: 'asked' } },
  actions: { ask: sendTo(({ system }) => system.get('desk'), { type: 'paper wanted' }) },
}).createMachine({ id: 'clerk', on: { asked: { actions: 'ask' } } })

const desk = setup({
  types: { events: {} as { type: 'opened' } | { type: 'paper wanted' } | { type: 'called' } },
  actors: { clerk, printer: fromCallback(() => {}), work: service },
}).createMachine({
  id: 'desk',
  entry: sendParent({ type: 'ready' }),
  invoke: [
    { src: 'clerk', id: 'clerk', systemId: 'clerk' },
    { src: 'printer', id: 'printer' },
    { src: 'work', id: 'work', onError: {} },
  ],
  on: {
    opened: {
      actions: [
        sendTo(({ system }) => system.get(office), { type: 'desk opened' }),
        emit({ type: 'lights on' }),
        sendTo('printer', { type: 'warm up' }),
        sendParent({ type: 'open' }),
      ],
    },
    'paper wanted': { actions: sendTo('printer', { type: 'print' }) },
    called: {},
  },
})

const deskModel: AnyModel = simple(desk, {
  systemId: 'desk',
  addressees: [office],
  outcomes: {
    printer: {
      'is empty': { sends: { type: 'called' } },
      'asks the clerk': { sends: { type: 'asked' }, to: 'clerk' },
    },
    work: { fails: { rejects: { kind: 'unreachable' } } },
  },
  children: { clerk: simple(clerk) },
  internal: ['paper wanted'],
})

const after = (...moves: readonly string[]) =>
  replay(deskModel, { input: 'anyone', moves }).observe()

test('messages are recorded by recipient: parent, addressee and stubbed service', () => {
  expect(after('opened').sentTo).toEqual({
    parent: [{ type: 'ready' }, { type: 'open' }],
    office: [{ type: 'desk opened' }],
    printer: [{ type: 'warm up' }],
  })
  expect(after('opened').justNow.sentTo).not.toHaveProperty('parent.1')
})

test('a child machine reaches the machine by its system id', () => {
  expect(after('clerk › asked').sentTo.printer).toEqual([{ type: 'print' }])
})

test.each([
  ['alone', {}, []],
  ['with an addressee', { addressees: [office] }, [office]],
])('a machine runs under a parent: %s', (_, lines, others) => {
  const started: string[] = []
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.actor' && isActorRef(event.actorRef))
      started.push(event.actorRef.id)
  }
  startSurroundings(simple(clerk, lines), { inspect })
  expect(started).toEqual(['parent', ...others])
})

test('a message to an addressee that the model lacks breaks a rule of every machine', () => {
  const machine = setup({ types: { events: {} as { type: 'opened' } } }).createMachine({
    id: 'alone',
    on: {
      opened: {
        actions: sendTo(
          ({ system }) => {
            const actor = system.get(office)
            if (!actor) throw new Error('no office')
            return actor
          },
          { type: 'desk opened' },
        ),
      },
    },
  })
  const rules = (model: AnyModel) => checkInvariants(model).violations.map(({ rule }) => rule)
  expect(rules(simple(machine))).toContain('no actor fails unhandled')
  expect(rules(simple(machine, { addressees: [office] }))).not.toContain('no actor fails unhandled')
})
