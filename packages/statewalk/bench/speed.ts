import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type AnyStateMachine, createMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { explore } from '../src/explore.ts'

/*
 * Compares the time and the memory of an exploration with those of `getShortestPaths`, on two machines without data:
 * twelve parallel toggles and a wizard of two hundred steps. Each measurement has a process of its own.
 * `npm run bench -w statewalk`
 */

const toggles = (count: number): AnyStateMachine => {
  const states = Array.from({ length: count }, (_, index) => [
    `toggle ${index}`,
    {
      initial: 'off',
      states: {
        off: { on: { [`flipped ${index}`]: { target: 'on' } } },
        on: { on: { [`flipped ${index}`]: { target: 'off' } } },
      },
    },
  ])
  return createMachine({ id: 'toggles', type: 'parallel', states: Object.fromEntries(states) })
}

const wizard = (steps: number): AnyStateMachine => {
  const states = Array.from({ length: steps }, (_, index) => [
    `step ${index}`,
    {
      on: {
        ...(index < steps - 1 ? { next: { target: `step ${index + 1}` } } : {}),
        ...(index > 0 ? { back: { target: `step ${index - 1}` } } : {}),
      },
    },
  ])
  return createMachine({ id: 'wizard', initial: 'step 0', states: Object.fromEntries(states) })
}

const machines = {
  'toggles (12)': { machine: () => toggles(12), edges: 12 * 2 ** 12 },
  'wizard (200)': { machine: () => wizard(200), edges: 2 * 199 },
} as const

const tools = {
  getShortestPaths: (machine: AnyStateMachine) => getShortestPaths(machine, { limit: 1e9 }),
  explore: (machine: AnyStateMachine) => explore(machine, { limits: { configurations: 1e6 } }),
} as const

type Measured = { microseconds: number; megabytes: number }

const measure = (machine: keyof typeof machines, tool: keyof typeof tools): Measured => {
  const { machine: make, edges } = machines[machine]
  const made = make()
  const start = performance.now()
  const kept = tools[tool](made)
  const microseconds = ((performance.now() - start) * 1_000) / edges
  const megabytes = process.memoryUsage().rss / 1e6
  if (!kept) throw new Error('Nothing was explored.')
  return { microseconds, megabytes }
}

/** The best of five, because other work on the computer only makes it slower. */
const best = (machine: string, tool: string): Measured => {
  const all = Array.from({ length: 5 }, () => inProcess(machine, tool))
  return {
    microseconds: Math.min(...all.map((each) => each.microseconds)),
    megabytes: Math.min(...all.map((each) => each.megabytes)),
  }
}

const inProcess = (machine: string, tool: string): Measured =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [...process.execArgv, fileURLToPath(import.meta.url), machine, tool],
      { encoding: 'utf8' },
    ),
  )

const isOf = <Names extends object>(names: Names, name: string): name is string & keyof Names =>
  Object.hasOwn(names, name)

const [machine = '', tool = ''] = process.argv.slice(2)
if (isOf(machines, machine) && isOf(tools, tool)) {
  process.stdout.write(JSON.stringify(measure(machine, tool)))
} else {
  for (const name of Object.keys(machines)) {
    const rival = best(name, 'getShortestPaths')
    const own = best(name, 'explore')
    const line = (what: 'microseconds' | 'megabytes', unit: string) =>
      `${Math.round(own[what])} ${unit} to ${Math.round(rival[what])} (${(own[what] / rival[what]).toFixed(1)} ×)`
    const memory = line('megabytes', 'MB')
    process.stdout.write(`${name}: ${line('microseconds', 'µs an edge')}, ${memory}\n`)
  }
}
