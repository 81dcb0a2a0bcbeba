import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { runCommand } from '../../src/cli/run-command.ts'
import { postModel, raceModel } from '../toys.ts'

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
  states: { above: { on: { fell: { target: 'below' } } }, below: {} },
})

const modules: Readonly<Record<string, object>> = {
  'lamp.js': { lamp, version: 1 },
  'both.js': { lamp, pit },
  'models.js': { models: [raceModel], machine: raceModel.machine, post: postModel() },
  'empty.js': { version: 1 },
}

const folder = mkdtempSync(join(tmpdir(), 'statewalk-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command line whose last argument may be the content of a path file. */
const run = async (line: readonly string[], paths?: unknown) => {
  const file = join(folder, 'paths.json')
  if (paths !== undefined) writeFileSync(file, JSON.stringify(paths))
  const written: string[] = []
  const code = await runCommand([...line, ...(paths === undefined ? [] : [file])], {
    load: async (name) => modules[name] ?? Promise.reject(new Error(`There is no ${name}.`)),
    write: (text) => written.push(text),
  })
  return { code, text: written.join('\n') }
}

describe('survey', () => {
  test('reports on a machine without a model', async () => {
    const { code, text } = await run(['survey', 'lamp.js'])
    expect(text).toMatch(/^lamp: .*\n2 configurations, 2 moves\n/)
    expect(text).toMatch(/No problems\.$/)
    expect(code).toBe(0)
  })

  test('fails if a machine has a problem', async () => {
    const { code, text } = await run(['survey', 'both.js'])
    expect(text).toContain(
      "✗ no deadlock: 'below' can never be left from here\n    after no input: fell",
    )
    expect(code).toBe(1)
  })

  test('turns rules off and reports on one machine', async () => {
    const off = ['--off', 'no deadlock', '--off', 'no livelock']
    expect(await run(['survey', 'both.js', '--machine', 'pit', ...off])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^pit: /),
    })
  })

  test('limits the number of configurations', async () => {
    const { code, text } = await run(['survey', 'models.js', '--max', '1'])
    expect(text).toContain("race: 'race' has more than 1 configurations")
    expect(text).toContain("post: 'post' has more than 1 configurations")
    expect(code).toBe(1)
  })

  test('uses the model of a machine that is exported too', async () => {
    const { text } = await run(['survey', 'models.js', '--machine', 'race'])
    expect(text.match(/^race: .*$/gm)).toEqual(['race: Who is first?'])
  })
})

describe('coverage', () => {
  test('of the tour is complete', async () => {
    const { code, text } = await run(['coverage', 'models.js', '--machine', 'race'])
    expect(text).toMatch(/^race: 1 paths\ninputs +1\/1\n/)
    expect(code).toBe(0)
  })

  test('of recorded paths lists what they leave out', async () => {
    const paths = [
      { machine: 'race', input: 'at the start', moves: ['⏱ hare'] },
      { machine: 'other', input: 'x', moves: [] },
    ]
    const { text } = await run(['coverage', 'models.js', '--machine', 'race'], paths)
    expect(text).toContain('race: 1 paths')
    expect(text).toContain('uncovered: over: restarted → running')
  })
})

describe('replay', () => {
  test('prints the state at every step', async () => {
    const path = { machine: 'lamp', input: 'no input', moves: ['pressed'] }
    expect(await run(['replay', 'lamp.js'], path)).toEqual({
      code: 0,
      text: '✓ lamp\n  no input  "off"\n  pressed  "on"',
    })
  })

  test('fails at an impossible step', async () => {
    const path = { machine: 'lamp', input: 'no input', moves: ['pressed', 'broken'] }
    const { code, text } = await run(['replay', 'lamp.js'], path)
    expect(text).toContain('Step 2 of 2, \'broken\', is not possible in "on".')
    expect(code).toBe(1)
  })

  test('needs a path of one of the machines', async () => {
    const path = { machine: 'other', input: 'no input', moves: [] }
    const { code, text } = await run(['replay', 'lamp.js'], path)
    expect(text).toContain('has no path of these machines.')
    expect(code).toBe(2)
  })

  test('needs a file of paths', async () => {
    expect(await run(['replay', 'lamp.js'])).toMatchObject({ code: 2 })
  })
})

test('charts prints a Mermaid chart of every machine', async () => {
  const { code, text } = await run(['charts', 'both.js'])
  expect(text.match(/^```mermaid\nstateDiagram-v2$/gm)).toHaveLength(2)
  expect(code).toBe(0)
})

describe('a command that cannot run', () => {
  test.each([
    ['without a command', [], 'statewalk <command>'],
    ['with an unknown one', ['fly', 'lamp.js'], 'statewalk <command>'],
    ['with the name of an inherited property', ['toString', 'lamp.js'], 'statewalk <command>'],
    ['without a file', ['survey'], 'statewalk <command>'],
    ['with an unknown option', ['survey', 'lamp.js', '--fast'], '--fast'],
    ['with an unknown rule', ['survey', 'lamp.js', '--off', 'x'], "No rule 'x'; there are:"],
    ['with an unknown machine', ['survey', 'lamp.js', '--machine', 'x'], "has no machine 'x'"],
    ['with a missing file', ['survey', 'gone.js'], 'There is no gone.js.'],
    [
      'with a file that exports no machine',
      ['survey', 'empty.js'],
      'exports no machine and no model',
    ],
  ])('%s says so', async (_, line, message) => {
    const { code, text } = await run(line)
    expect(text).toContain(message)
    expect(code).toBe(2)
  })
})
