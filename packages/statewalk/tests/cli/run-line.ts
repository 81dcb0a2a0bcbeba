import { assign, createMachine, fromCallback, setup } from 'xstate'
import { runCommand } from '../../src/cli/run-command.ts'
import { simple } from '../simple.ts'
import { counterMachine } from '../small-toys.ts'
import { raceModel } from '../toys.ts'

const lamp = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { pressed: { target: 'on' } } },
    on: { on: { pressed: { target: 'off' } } },
  },
})

const pit = setup({ types: { events: {} as { type: 'fell' } } }).createMachine({
  id: 'pit',
  initial: 'above',
  states: { above: { on: { fell: { target: 'below' } } }, below: { on: { fell: {} } } },
})

const strict = simple(createMachine({ ...lamp.config, id: 'strict' }), {
  invariants: { 'is never on': ({ snapshot }) => snapshot.value !== 'on' },
  temporalRules: { 'at most two presses': { atMost: 2, of: { sent: 'pressed' } } },
  urlOf: ({ moves }, step) => `https://lab.example/${moves.length}/${step}`,
})

const oven = createMachine({
  id: 'oven',
  initial: 'on',
  states: { on: { on: { opened: 'open' }, after: { 1000: 'off' } }, open: {}, off: {} },
})

const logs = setup({
  types: { context: {} as { logs: unknown[] } },
  actors: { log: fromCallback(() => {}) },
}).createMachine({
  id: 'logs',
  context: { logs: [] },
  on: {
    added: { actions: assign({ logs: ({ context, spawn }) => [...context.logs, spawn('log')] }) },
  },
})

/* The engine refuses a guard without an implementation. */
const unfinished = createMachine({
  id: 'unfinished',
  on: { pressed: { guard: 'is done', actions: 'note' } },
})

const modules: Readonly<Record<string, object>> = {
  'lamp.js': {
    ...{ lamp, version: 1, nothing: null },
    settings: { machine: 'a lathe', inputs: {}, outcomes: {} },
  },
  'both.js': { lamp, pit },
  'strict.js': { strict },
  'patient.js': { strict: { ...strict, invariants: {} } },
  'loose.js': { strict: { ...strict, invariants: {}, temporalRules: {} } },
  'tight.js': { strict: { ...strict, limits: { configurations: 1 } } },
  'exempt.js': { pit: simple(pit, { rules: { 'no deadlock': false, 'no livelock': false } }) },
  'race.js': { models: [raceModel], machine: raceModel.machine },
  'counter.js': { counterMachine },
  'endless.js': { lamp, counterMachine },
  'oven.js': { oven },
  'logs.js': { logs },
  'failing.js': { unfinished: simple(unfinished) },
  'empty.js': { version: 1 },
  'parts.js': { first: { machine: lamp, inputs: {} }, second: { machine: lamp, outcomes: {} } },
}

/** Runs a command line on the machines of this file. */
export const runLine = async (line: readonly string[]) => {
  const [output, errors]: [string[], string[]] = [[], []]
  const code = await runCommand(line, {
    load: async (name) => modules[name] ?? Promise.reject(new Error(`There is no ${name}.`)),
    write: (text) => output.push(text),
    writeError: (text) => errors.push(text),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}
