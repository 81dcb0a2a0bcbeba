import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { modelOf } from '../src/model.ts'

const nothing = <Output>() => fromPromise<Output>(() => Promise.reject(new Error('not provided')))

/** The mutations of the post machine. Each is a plausible mistake. */
export type PostChange = {
  cooldown?: number
  redirect?: number
  afterCooldown?: 'ready' | 'sending'
  askWhetherArrived?: boolean
  countTries?: boolean
  emits?: 'sent' | 'lost'
  tags?: string[]
}

/** Waits for a letter: looks every 10 s, at most `limit` times, and may request another one every 15 s. */
export const postMachine = ({
  cooldown = 15_000,
  redirect = 1_500,
  afterCooldown = 'ready',
  askWhetherArrived = true,
  countTries = true,
  emits = 'sent',
  tags = ['can send'],
}: PostChange = {}) =>
  setup({
    types: {
      input: {} as { limit: number },
      context: {} as { limit: number; tries: number },
      events: {} as { type: 'send requested' } | { type: 'look again' } | { type: 'given up' },
      emitted: {} as { type: 'sent' | 'lost' },
      tags: {} as string,
    },
    actors: { look: nothing<{ arrived: boolean }>(), send: nothing<void>() },
    delays: { 'poll interval': 10_000, cooldown, redirect },
    guards: {
      'has arrived': (_, { arrived }: { arrived: boolean }) => !askWhetherArrived || arrived,
      'tries left': ({ context }) => context.tries + 1 < context.limit,
    },
    actions: {
      'count try': assign({
        tries: ({ context }) => (countTries ? context.tries + 1 : context.tries),
      }),
      'start over': assign({ tries: 0 }),
      'emit sent': emit({ type: emits }),
    },
  }).createMachine({
    id: 'post',
    context: ({ input }) => ({ limit: input.limit, tries: 0 }),
    initial: 'waiting',
    states: {
      waiting: {
        type: 'parallel',
        on: { 'given up': { target: 'gone' } },
        states: {
          polling: {
            initial: 'pausing',
            states: {
              pausing: { after: { 'poll interval': { target: 'looking' } } },
              looking: {
                invoke: {
                  src: 'look',
                  onDone: [
                    {
                      guard: { type: 'has arrived', params: ({ event }) => event.output },
                      target: '#post.arrived',
                    },
                    { guard: 'tries left', target: 'pausing', actions: 'count try' },
                    { target: 'stopped' },
                  ],
                  onError: { target: 'stopped' },
                },
              },
              stopped: { on: { 'look again': { target: 'pausing', actions: 'start over' } } },
            },
          },
          sending: {
            initial: 'deciding',
            states: {
              deciding: { always: { target: 'ready' } },
              ready: { tags, on: { 'send requested': { target: 'sending' } } },
              sending: {
                invoke: {
                  src: 'send',
                  onDone: { target: 'cooling down', actions: 'emit sent' },
                  onError: { target: 'ready' },
                },
              },
              'cooling down': { after: { cooldown: { target: afterCooldown } } },
            },
          },
        },
      },
      arrived: { after: { redirect: { target: 'gone' } } },
      gone: { type: 'final' },
    },
  })

/** The post machine with all outcomes. Two tries represent any number. */
export const postModel = (change: PostChange = {}) =>
  modelOf({
    machine: postMachine(change),
    question: 'Has the letter come?',
    inputs: { 'two tries': { limit: 2 } },
    outcomes: {
      look: {
        'finds it': { resolves: { arrived: true } },
        'finds nothing': { resolves: { arrived: false } },
        fails: { rejects: { kind: 'unreachable' } },
      },
      send: { 'is sent': { resolves: undefined }, fails: { rejects: { kind: 'unreachable' } } },
    },
  })

/** A subscription that sends events, which the machine handles only while it listens. */
export const radioModel = modelOf({
  machine: setup({
    types: {
      context: {} as { received: number; at: number },
      events: {} as { type: 'song played'; at: number } | { type: 'switched' },
    },
    actors: { listen: fromCallback<{ type: 'song played'; at: number }>(() => {}) },
    actions: {
      'note song': assign((_, { at }: { at: number }) => ({ received: 1, at })),
    },
  }).createMachine({
    id: 'radio',
    context: { received: 0, at: 0 },
    initial: 'on',
    states: {
      on: {
        invoke: { src: 'listen' },
        on: {
          'song played': { actions: { type: 'note song', params: ({ event }) => event } },
          switched: { target: 'off' },
        },
      },
      off: { on: { switched: { target: 'on' } } },
    },
  }),
  question: 'What is playing?',
  inputs: { 'switched on': undefined },
  outcomes: {
    listen: { 'plays a song': { sends: (now: number) => ({ type: 'song played', at: now }) } },
  },
})

const answerMachine = setup({
  types: {
    context: {} as { word: string },
    events: {} as { type: 'word given'; word: string } | { type: 'asked' },
    output: {} as { word: string },
  },
  actors: { 'look up': nothing<void>() },
  delays: { patience: 5_000 },
  actions: { 'keep word': assign((_, { word }: { word: string }) => ({ word })) },
}).createMachine({
  id: 'answer',
  context: { word: '' },
  initial: 'thinking',
  states: {
    thinking: {
      on: {
        'word given': {
          target: 'looking',
          actions: { type: 'keep word', params: ({ event }) => event },
        },
      },
      after: { patience: { target: 'done' } },
    },
    looking: {
      invoke: { src: 'look up', onDone: { target: 'done' }, onError: { target: 'thinking' } },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ word: context.word }),
})

/** The model of a child machine. */
const answerModel = modelOf({
  machine: answerMachine,
  question: 'What is the word?',
  inputs: { anyone: undefined },
  events: { 'word given': { yes: { type: 'word given', word: 'yes' } } },
  outcomes: {
    'look up': { 'is known': { resolves: undefined }, fails: { rejects: { kind: 'unreachable' } } },
  },
})

/** A machine with a child machine that runs for real. */
export const quizMachine = setup({
  types: { context: {} as { word: string | null }, events: {} as { type: 'next asked' } },
  actors: { ask: answerMachine },
  guards: { 'has a word': (_, { word }: { word: string }) => word !== '' },
  actions: { 'keep answer': assign((_, { word }: { word: string }) => ({ word })) },
}).createMachine({
  id: 'quiz',
  context: { word: null },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'ask',
        onDone: [
          {
            guard: { type: 'has a word', params: ({ event }) => event.output },
            target: 'answered',
            actions: { type: 'keep answer', params: ({ event }) => event.output },
          },
          { target: 'unanswered' },
        ],
      },
    },
    answered: { on: { 'next asked': { target: 'asking' } } },
    unanswered: { on: { 'next asked': { target: 'asking' } } },
  },
})

/** The quiz with its child's model. */
export const quizModel = modelOf({
  machine: quizMachine,
  question: 'Who knows the word?',
  inputs: { anyone: undefined },
  outcomes: {},
  children: { ask: answerModel },
})

/** Two timers that run at the same time, one of which ends the other. */
export const raceModel = modelOf({
  machine: setup({
    types: { events: {} as { type: 'restarted' } },
    delays: { hare: 6_000, tortoise: 15_000 },
  }).createMachine({
    id: 'race',
    initial: 'running',
    states: {
      running: {
        type: 'parallel',
        states: {
          fast: {
            initial: 'on the way',
            states: {
              'on the way': { after: { hare: { target: 'resting' } } },
              resting: { after: { hare: { target: 'on the way' } } },
            },
          },
          slow: {
            initial: 'on the way',
            states: { 'on the way': { after: { tortoise: { target: '#race.over' } } } },
          },
        },
      },
      over: { on: { restarted: { target: 'running' } } },
    },
  }),
  question: 'Who is first?',
  inputs: { 'at the start': undefined },
  outcomes: {},
})
