import {
  type AnyActorRef,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  log,
  raise,
  sendParent,
  sendTo,
} from 'xstate'
import { type Shape, source } from './shape.ts'

const echo = createMachine({ id: 'echo', on: { go: { actions: sendParent({ type: 'go' }) } } })

/** Machines that send to each other and to themselves, some of them without end. */
export const messages: readonly Shape[] = [
  {
    what: 'a debounced field cancels the timer that it set before',
    machine: createMachine({
      id: 'debounce',
      context: { dirty: false },
      on: {
        typed: {
          actions: [
            assign({ dirty: true }),
            cancel('save'),
            raise({ type: 'saved' }, { id: 'save', delay: 300 }),
          ],
        },
        saved: { actions: [assign({ dirty: false }), emit({ type: 'stored' })] },
      },
    }),
    findings: [],
  },
  {
    what: 'a child answers its parent, which answers the child, without end',
    machine: createMachine(
      {
        id: 'answering',
        invoke: { src: 'echo', id: 'echo' },
        on: { go: { actions: sendTo('echo', { type: 'go' }) } },
      },
      { actors: { echo } },
    ),
    lines: { events: { go: { once: { type: 'go' } } } },
    findings: [
      "broken: no actor fails unhandled: Infinite loop: more than 10000 events follow one move. The last ones:\n'answering' receives 'go'\n'echo' receives 'go' | after no input → go (once)",
    ],
  },
  {
    what: 'a machine sends to itself without end',
    machine: createMachine({
      id: 'mill',
      on: {
        go: { actions: sendTo(({ self }) => self, { type: 'again' }) },
        again: { actions: sendTo(({ self }) => self, { type: 'again' }) },
      },
    }),
    findings: [
      "broken: no actor fails unhandled: Infinite loop: more than 10000 events follow one move. The last ones:\n'mill' receives 'again' | after no input → go",
    ],
  },
  {
    what: 'an always loop has no end',
    machine: createMachine({
      id: 'wheel',
      initial: 'still',
      states: {
        still: { on: { spun: 'left' } },
        left: { always: 'right' },
        right: { always: 'left' },
      },
    }),
    findings: [
      'broken: no actor fails unhandled: Infinite loop: more than 100 microsteps follow one event. | after no input → spun',
    ],
  },
  {
    what: 'a clerk sends to its parent, to an office by system id, and to its service',
    machine: createMachine(
      {
        id: 'clerk',
        invoke: { src: 'printer', id: 'printer' },
        on: {
          reported: {
            actions: [
              sendParent({ type: 'report' }),
              sendTo(({ system }) => system.get('office'), { type: 'copy' }),
              sendTo('printer', { type: 'print' }),
              log('reported'),
              emit({ type: 'reported' }),
            ],
          },
          printed: { actions: forwardTo('printer') },
        },
      },
      { actors: { printer: source } },
    ),
    lines: { outcomes: { printer: {} }, addressees: ['office'] },
    findings: [],
  },
  {
    what: 'a message goes to an office that the model does not know',
    machine: createMachine({
      id: 'clerk',
      on: { reported: { actions: sendTo(({ system }) => system.get('office'), { type: 'copy' }) } },
    }),
    findings: [],
  },
  {
    what: 'a cook enqueues what the context asks for',
    machine: createMachine(
      {
        id: 'cook',
        context: { eggs: 0 },
        on: {
          egg: {
            guard: ({ context }) => context.eggs < 2,
            actions: assign({ eggs: ({ context }) => context.eggs + 1 }),
          },
          cooked: {
            actions: enqueueActions(({ context, enqueue, check }) => {
              if (check('has two')) enqueue.emit({ type: 'omelette' })
              else if (context.eggs > 0) enqueue.raise({ type: 'served' })
              enqueue.assign({ eggs: 0 })
            }),
          },
          served: { actions: emit({ type: 'fried egg' }) },
        },
      },
      { guards: { 'has two': ({ context }) => context.eggs === 2 } },
    ),
    findings: [],
  },
  {
    what: 'a cellar keeps a lamp in its context, and a subscriber of it throws',
    machine: createMachine(
      {
        id: 'cellar',
        context: ({ spawn }: { spawn: (src: string, options: object) => AnyActorRef }) => {
          const ref = spawn('lamp', { id: 'lamp' })
          ref.subscribe(({ value }: { value?: unknown }) => {
            if (value === 'on') throw new Error('too bright')
          })
          return { ref }
        },
      } as never,
      {
        actors: {
          lamp: createMachine({
            id: 'lamp',
            initial: 'off',
            states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
          }),
        },
      },
    ),
    lines: { rules: { 'context is plain JSON': false } },
    findings: ['broken: no actor fails unhandled: too bright | after no input → lamp › pressed'],
  },
]
