import { assign, createMachine, fromCallback } from 'xstate'
import type { Shape } from './shape.ts'

const shop = createMachine({
  id: 'shop',
  context: { name: '' },
  initial: 'open',
  states: {
    open: {
      on: {
        paid: { target: 'sold', actions: assign({ name: ({ event }) => event.card.name.trim() }) },
      },
    },
    sold: { on: { paid: { guard: ({ event }) => event.card.name === 'Ann', target: 'open' } } },
  },
})

const pit = createMachine({
  id: 'pit',
  initial: 'edge',
  states: {
    edge: { on: { slipped: 'stuck', left: 'lost' } },
    stuck: { on: { paid: { guard: ({ event }) => event.sum > 3, target: 'edge' } } },
    lost: { on: { waved: { guard: ({ context }) => context === null, target: 'edge' } } },
  },
})

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
})

const hall = createMachine({
  id: 'hall',
  invoke: { src: 'light' },
  initial: 'dark',
  states: { dark: {} },
})

/** A building whose services are known by name only: one of a child, and one that is never invoked. */
const building = createMachine({
  id: 'building',
  invoke: { src: 'listen' },
  initial: 'closed',
  states: {
    closed: { on: { rung: 'open' } },
    open: { on: { left: 'closed' } },
    haunted: { invoke: { src: 'knock' }, on: { left: 'closed' } },
  },
}).provide({ actors: { listen: fromCallback(() => {}), hall } })

/** What a model leaves unknown, and the mistakes in a model. */
export const models: readonly Shape[] = [
  {
    what: 'a payload that no one describes, and what may follow',
    machine: shop,
    findings: [
      "unknown: 'paid' is sent without payload, and its 'card' is read. | note events: { 'paid': { 'a sample': { type: 'paid', \"card\": … } } } | then no actor fails unhandled: Cannot read properties of undefined (reading 'name')",
      "unknown: 2 items are not reached | note what is unknown above, or wider bounds | then states: 'sold' is never entered; transitions: sold: paid [an unnamed guard] → open; guards: guard of 'sold: paid [an unnamed guard] → open': holds; guards: guard of 'sold: paid [an unnamed guard] → open': does not hold; transitions: 'open: paid → sold' is never taken",
    ],
  },
  {
    what: 'a payload that a sample describes, and what it proves',
    machine: shop,
    lines: { events: { paid: { 'by Bea': { type: 'paid', card: { name: 'Bea' } } } } },
    findings: [
      'broken: no deadlock: \'sold\' can never be left from here | after no input → paid (by Bea) | then no livelock: only timers and results follow from "sold"',
      "broken: transitions: 'sold: paid [an unnamed guard] → open' is never taken | then guards: guard of 'sold: paid [an unnamed guard] → open': holds",
    ],
  },
  {
    what: 'a sample is of another event',
    machine: lamp,
    lines: {
      events: { pressed: { hard: { type: 'presed' }, lately: () => ({ type: 'pressed' }) } },
    },
    findings: ["broken: The sample 'hard' of 'pressed' is a 'presed'."],
  },
  {
    what: 'a deadlock relies on a payload that its state reads, another does not',
    machine: pit,
    findings: [
      "broken: no deadlock: 'lost' can never be left from here | after no input → left",
      "unknown: 'paid' is sent without payload, and its 'sum' is read. | note events: { 'paid': { 'a sample': { type: 'paid', \"sum\": … } } } | then no deadlock: 'stuck' can never be left from here; no livelock: only timers and results follow from \"stuck\"",
      "unknown: 2 items are not reached | note what is unknown above, or wider bounds | then transitions: 'stuck: paid [an unnamed guard] → edge' is never taken; guards: guard of 'stuck: paid [an unnamed guard] → edge': holds; transitions: 'lost: waved [an unnamed guard] → edge' is never taken; guards: guard of 'lost: waved [an unnamed guard] → edge': holds",
    ],
  },
  {
    what: 'a deadlock relies on the input that its guard reads, one without a guard does not',
    machine: createMachine({
      id: 'rope',
      context: ({ input }: { input: { rope: number } }) => ({ given: input }),
      initial: 'ground',
      states: {
        ground: { on: { tied: 'down', 'let go': 'fallen' } },
        fallen: { on: { cried: { actions: 'cry' } } },
        down: {
          on: {
            pulled: {
              guard: ({ context }: { context: { given: { rope: number } } }) =>
                context.given.rope > 3,
              target: 'up',
            },
          },
        },
        up: { on: { fell: 'down' } },
      },
    } as never),
    findings: [
      "broken: no deadlock: 'fallen' can never be left from here | after no input → let go",
      "unknown: The input is unknown, and its 'rope' is read. | note inputs: { 'a sample': { \"rope\": … } } | then no deadlock: 'down' can never be left from here; no livelock: only timers and results follow from \"down\"",
      "unknown: 2 items are not reached | note what is unknown above, or wider bounds | then states: 'up' is never entered; transitions: up: fell → down; events: fell; transitions: 'down: pulled [an unnamed guard] → up' is never taken; guards: guard of 'down: pulled [an unnamed guard] → up': holds",
    ],
  },
  {
    what: 'an input that no one describes is taken apart',
    machine: createMachine({
      id: 'greeter',
      context: ({ input }: { input: { name: string } }) => ({ name: input.name.trim() }),
    } as never),
    findings: [
      "unknown: The input is unknown, and its 'name' is read. | note inputs: { 'a sample': { \"name\": … } } | then no actor fails unhandled: Cannot read properties of undefined (reading 'trim')",
    ],
  },
  {
    what: 'an input of the model is taken as it is, and each begins a path of its own',
    machine: createMachine({
      id: 'greeter',
      context: ({ input }: { input: { name?: string } }) => ({ name: input.name ?? 'you' }),
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            {
              guard: ({ context }: { context: { name: string } }) => context.name === 'Ann',
              target: 'friend',
            },
            { target: 'stranger' },
          ],
        },
        friend: { type: 'final' },
        stranger: { type: 'final' },
      },
    } as never),
    lines: { inputs: { ann: { name: 'Ann' }, absent: {} } },
    findings: [],
  },
  {
    what: 'names of a model that the machine does not have',
    machine: lamp,
    lines: {
      outcomes: {
        peek: { sees: { resolves: 1 } },
        listen: { receives: { sends: { type: 'presed' } } },
      },
      events: { 'presed hard': {} },
      internal: ['wound up'],
      delays: () => ({ 'pol interval': () => 1 }),
      children: { look: { machine: lamp, question: '?', inputs: {}, outcomes: {} } },
      ends: ['onn'],
      runs: ['blink'],
      temporalRules: {
        typo: {
          atMost: 1,
          of: [{ sent: 'presed' }, { started: 'pek' }, { ended: 'peek: ses' }, { entered: 'onn' }],
        },
        'no typo': {
          after: { sent: 'pressed' },
          never: [{ ended: 'peek: sees' }, { emitted: 'lit' }],
          until: { entered: 'off' },
        },
      },
      invariants: {
        typo: ({ sent, started, ended }) => !(sent.presed || started.pek || ended['peek: ses']),
        'no typo': ({ sent, ended }) => !(sent.pressed && ended['peek: sees']),
      },
      accepted: { 'no deadlock': 'it was one' },
    },
    findings: [
      "broken: outcomes names 'peek', which the machine does not have.",
      "broken: outcomes names 'listen', which the machine does not have.",
      "broken: events names 'presed hard', which the machine does not have.",
      "broken: internal names 'wound up', which the machine does not have.",
      "broken: delays names 'pol interval', which the machine does not have.",
      "broken: children names 'look', which the machine does not have.",
      "broken: ends names 'onn', which the machine does not have.",
      "broken: runs names 'blink', which the machine does not have.",
      "broken: an outcome that sends names 'presed', which the machine does not have.",
      "broken: The rule 'typo' names 'sent: presed', which does not exist.",
      "broken: The rule 'typo' names 'started: pek', which does not exist.",
      "broken: The rule 'typo' names 'ended: peek: ses', which does not exist.",
      "broken: The rule 'typo' names 'entered: onn', which does not exist.",
      "broken: An invariant names 'sent: presed', which does not exist.",
      "broken: An invariant names 'started: pek', which does not exist.",
      "broken: An invariant names 'ended: peek: ses', which does not exist.",
      "broken: outcomes: 'outcomes: peek: sees' never occurs",
      "broken: outcomes: 'outcomes: listen: receives' never occurs",
      "broken: accepted names 'no deadlock', which is not found.",
    ],
  },
  {
    what: 'names of services that the machine only declares, and a callback whose events are unknown',
    machine: building,
    lines: {
      outcomes: {
        listen: { fails: { rejects: new Error('deaf') } },
        knock: { ends: { resolves: 1 } },
        light: { ends: { resolves: 1 } },
      },
      children: { listen: { machine: hall, question: '?', inputs: {}, outcomes: {} } },
    },
    findings: [
      "broken: no actor fails unhandled: deaf | after no input → listen: fails | then states: haunted; transitions: haunted: left → closed; outcomes: knock: ends; outcomes: light: ends; 'hall' is never started.",
      "broken: children names 'listen', which the machine does not have.",
      "unknown: 'listen' is a callback: the events that it sends are unknown. | note outcomes: { 'listen': { reports: { sends: { type: … } } } }, or {} if it sends none",
    ],
  },
  {
    what: 'a finding is accepted by its rule, and another by its sentence',
    machine: createMachine({
      id: 'pit',
      initial: 'edge',
      states: {
        edge: {
          on: {
            slipped: [
              { guard: ({ context }) => context === null, target: 'saved' },
              { target: 'stuck' },
            ],
          },
        },
        saved: { on: { climbed: 'edge' } },
        stuck: { on: { shouted: { actions: 'shout' } } },
      },
    }),
    lines: {
      accepted: {
        'no deadlock': 'it is a pit',
        "states: 'saved' is never entered": 'one day',
        states: 'only a rule is accepted by its name alone',
      },
    },
    findings: [
      "accepted: no deadlock: 'stuck' can never be left from here | after no input → slipped | note it is a pit",
      "accepted: states: 'saved' is never entered | note one day | then transitions: saved: climbed → edge; events: climbed",
      "broken: transitions: 'edge: slipped [an unnamed guard] → saved' is never taken | then guards: guard of 'edge: slipped [an unnamed guard] → saved': holds",
      "broken: accepted names 'states', which is not found.",
    ],
  },
  {
    what: 'a rule is off, and a state that nothing leads to is still reported',
    machine: createMachine({
      id: 'pit',
      initial: 'edge',
      states: {
        edge: {
          on: {
            slipped: [
              { guard: ({ context }) => context === null, target: 'edge' },
              { target: 'stuck' },
            ],
          },
        },
        stuck: { on: { shouted: { actions: 'shout' } } },
        saved: {},
      },
    }),
    lines: { rules: { 'no deadlock': false, 'every transition can be taken': false } },
    findings: ["broken: states: 'saved' is never entered"],
  },
]
