import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { runCommand } from '../../src/cli/run-command.ts'
import { simple } from '../simple.ts'
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
  states: { above: { on: { fell: { target: 'below' } } }, below: {} },
})

const strict = simple(createMachine({ ...lamp.config, id: 'strict' }), {
  invariants: { 'is never on': ({ snapshot }) => snapshot.value !== 'on' },
  temporalRules: { 'at most two presses': { atMost: 2, of: { sent: 'pressed' } } },
  urlOf: ({ moves }, step) => `https://lab.example/${moves.length}/${step}`,
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
  'tight.js': { strict: { ...strict, rules: { 'max configurations': 1 } } },
  'exempt.js': { pit: simple(pit, { rules: { 'no deadlock': false, 'no livelock': false } }) },
  'race.js': { models: [raceModel], machine: raceModel.machine },
  'empty.js': { version: 1 },
}

const folder = mkdtempSync(join(tmpdir(), 'statewalk-'))
const file = join(folder, 'paths.json')
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command line whose last argument may be the content of a path file. */
const run = async (line: readonly string[], content?: unknown) => {
  if (content !== undefined)
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  const [output, errors]: [string[], string[]] = [[], []]
  const code = await runCommand([...line, ...(content === undefined ? [] : [file])], {
    load: async (name) => modules[name] ?? Promise.reject(new Error(`There is no ${name}.`)),
    write: (text) => output.push(text),
    writeError: (text) => errors.push(text),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}

const pressed = (times: number, machine?: string) => ({
  ...(machine !== undefined && { machine }),
  input: 'no input',
  moves: Array.from({ length: times }, () => 'pressed'),
})

describe('help', () => {
  const usage = [
    'statewalk <command> <file> [paths.json]',
    '',
    '  survey <file>               explores every exported machine or model and reports its problems',
    '  coverage <file> [paths]     lists what the tour, or the recorded paths, cover',
    '  replay <file> <paths>       walks recorded paths and checks the rules at every step',
    '  charts <file>               prints Mermaid charts',
    '',
    '  --machine <id>              only this machine',
    '  --max <n>                   the maximum number of configurations (3000)',
    '  --off <rule>                turns a rule off; can be repeated',
    '  --help                      prints this text',
    '',
    'The exit code is 1 if there is a problem, and 2 if the command could not run.',
  ].join('\n')

  test.each([['--help'], ['-h'], ['survey', '--help'], ['fly', '-h']])(
    'is printed on request: %s %s',
    async (...line) => {
      expect(await run(line)).toEqual({ code: 0, output: usage, errors: '' })
    },
  )

  test('is the error of a command line without a command', async () => {
    expect(await run([])).toEqual({ code: 2, output: '', errors: usage })
  })

  test.each(['fly', 'toString'])('follows the error of an unknown command: %s', async (name) => {
    const errors = `There is no command '${name}'.\n\n${usage}`
    expect(await run([name, 'lamp.js'])).toEqual({ code: 2, output: '', errors })
  })

  test.each([
    ['survey', 0],
    ['survey', 2],
    ['coverage', 0],
    ['coverage', 3],
    ['replay', 1],
    ['replay', 3],
    ['charts', 0],
    ['charts', 2],
  ])('follows the error of a wrong number of files: %s with %d', async (name, count) => {
    const errors = `'${name}' does not take ${count} files.\n\n${usage}`
    const files = Array.from({ length: count }, () => 'lamp.js')
    expect(await run([name, ...files])).toEqual({ code: 2, output: '', errors })
  })
})

describe('survey', () => {
  test('reports on a machine without a model', async () => {
    const { code, output, errors } = await run(['survey', 'lamp.js'])
    expect(output).toMatch(/^lamp: What can happen to 'lamp'\?\n2 configurations, 2 moves\n/)
    expect(output).toMatch(/No problems\.$/)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
  })

  test('fails if one of the machines has a problem, and reports on all of them', async () => {
    const { code, output } = await run(['survey', 'both.js'])
    expect(output).toMatch(/^lamp: .*No problems\.\n\npit: /s)
    expect(output).toContain(
      "✗ no deadlock: 'below' can never be left from here\n    after no input: fell",
    )
    expect(code).toBe(1)
  })

  test('reports on one machine and turns rules off', async () => {
    const off = ['--off', 'no deadlock', '--off', 'no livelock']
    const { code, output } = await run(['survey', 'both.js', '--machine', 'pit', ...off])
    expect(output).toMatch(/^pit: /)
    expect(code).toBe(0)
  })

  test('does not turn the other rules off', async () => {
    const { code, output } = await run(['survey', 'both.js', '--off', 'no livelock'])
    expect(output).toContain('✗ no deadlock')
    expect(code).toBe(1)
  })

  test('keeps the rules that a model sets', async () => {
    const { code } = await run(['survey', 'exempt.js', '--off', 'context is plain JSON'])
    expect(code).toBe(0)
  })

  test('reports a machine with more configurations than the limit', async () => {
    const { code, output } = await run(['survey', 'loose.js', '--max', '1'])
    expect(output).toMatch(/^strict: 'strict' has more than 1 configurations/)
    expect(code).toBe(1)
  })

  test('keeps the limit that a model sets', async () => {
    const { output } = await run(['survey', 'tight.js'])
    expect(output).toContain('has more than 1 configurations')
  })

  test.each(['2', '10'])('accepts as many configurations as the limit: %s', async (max) => {
    const { code } = await run(['survey', 'loose.js', '--max', max])
    expect(code).toBe(0)
  })

  test('uses the model of a machine that is exported too', async () => {
    const { output } = await run(['survey', 'race.js'])
    expect(output.match(/^race: .*$/gm)).toEqual(['race: Who is first?'])
  })
})

describe('coverage', () => {
  test('of the tour is complete', async () => {
    const { code, output } = await run(['coverage', 'race.js'])
    expect(output).toMatch(/^race: 1 paths\ninputs +1\/1\n/)
    expect(output).not.toContain('uncovered')
    expect(code).toBe(0)
  })

  test('of recorded paths lists what they leave out', async () => {
    const paths = [
      { machine: 'race', input: 'at the start', moves: ['⏱ hare'] },
      { machine: 'other', input: 'x', moves: [] },
    ]
    const { code, output } = await run(['coverage', 'race.js'], paths)
    expect(output).toContain('race: 1 paths')
    expect(output).toContain('uncovered: over: restarted → running')
    expect(code).toBe(0)
  })

  test('is none for a machine without a recorded path', async () => {
    const { output } = await run(['coverage', 'lamp.js'], [])
    expect(output).toMatch(/^lamp: 0 paths\ninputs +0\/1\n/)
  })
})

describe('replay', () => {
  test('prints the state at every step', async () => {
    expect(await run(['replay', 'lamp.js'], pressed(1, 'lamp'))).toEqual({
      code: 0,
      output: '✓ lamp\n  no input  "off"\n  pressed  "on"',
      errors: '',
    })
  })

  test('walks a path without a machine on every machine, one after the other', async () => {
    const { code, output } = await run(['replay', 'both.js'], [pressed(0), pressed(0, 'pit')])
    expect(output).toBe(
      ['✓ lamp\n  no input  "off"', '', ...Array(2).fill('✓ pit\n  no input  "above"')].join('\n'),
    )
    expect(code).toBe(0)
  })

  test('does not mention a machine without a path', async () => {
    const { output } = await run(['replay', 'both.js'], pressed(0, 'pit'))
    expect(output).toBe('✓ pit\n  no input  "above"')
  })

  test('fails at an impossible step', async () => {
    const path = { input: 'no input', moves: ['pressed', 'broken'] }
    const { code, output } = await run(['replay', 'lamp.js'], path)
    expect(output).toBe(
      [
        'Step 2 of 2, \'broken\', is not possible in "on".',
        "Before it came 'pressed'.",
        "Possible were: 'pressed'.",
        '',
        'lamp',
        '   0  no input',
        '→  1  pressed',
        '   2  broken',
      ].join('\n'),
    )
    expect(code).toBe(1)
  })

  test('fails at an input that the model does not have', async () => {
    const { code, output } = await run(['replay', 'lamp.js'], { input: 'x', moves: [] })
    expect(output).toBe("No input 'x'; there are: no input.\n\nlamp\n→  0  x")
    expect(code).toBe(1)
  })

  test('fails at the step that breaks an invariant, with its URL', async () => {
    const path = { ...pressed(2), input: 'anyone' }
    const { code, output } = await run(['replay', 'strict.js'], [{ ...path, moves: [] }, path])
    expect(output).toBe(
      [
        '✓ strict',
        '  anyone  "off"',
        '✗ is never on: in "on"',
        '',
        'strict',
        '   0  anyone',
        '→  1  pressed',
        '   2  pressed',
        'https://lab.example/2/1',
      ].join('\n'),
    )
    expect(code).toBe(1)
  })

  test('fails at the step that breaks a temporal rule', async () => {
    const { code, output } = await run(['replay', 'patient.js'], { ...pressed(3), input: 'anyone' })
    expect(output).toMatch(/^✗ at most two presses/)
    expect(output).toContain('→  3  pressed')
    expect(code).toBe(1)
  })

  test('cannot run without a path of one of the machines', async () => {
    const errors = `${file} has no path of these machines.`
    expect(await run(['replay', 'lamp.js'], pressed(1, 'other'))).toEqual({
      code: 2,
      output: '',
      errors,
    })
  })
})

test('charts prints a Mermaid chart of every machine', async () => {
  const { code, output } = await run(['charts', 'both.js'])
  expect(output).toMatch(
    /^## lamp: What can happen to 'lamp'\?\n\n```mermaid\nstateDiagram-v2\n[^`]*\n```\n\n## pit: /,
  )
  expect(output).toMatch(/\n```$/)
  expect(code).toBe(0)
})

describe('a command that cannot run says why', () => {
  const switches = [
    ...['no actor fails unhandled', 'context is plain JSON', 'every promise has onError'],
    ...['every choice has an unguarded branch', 'no deadlock', 'no livelock'],
    ...['every transition can be taken', 'every timer has an effect'],
  ]

  test.each([
    ['an unknown option', ['lamp.js', '--fast'], /^Unknown option '--fast'/],
    [
      'an unknown rule',
      ['lamp.js', '--off', 'no livelock', '--off', 'x'],
      `No rule 'x'; there are: ${switches.join(', ')}.`,
    ],
    [
      'a rule with a number',
      ['lamp.js', '--off', 'max configurations'],
      /^No rule 'max configurations'/,
    ],
    [
      'an unknown machine',
      ['both.js', '--machine', 'x'],
      "both.js has no machine 'x'; there are: lamp, pit.",
    ],
    ...['0', '-1', '1.5', '1e3', 'many', ' 5', '5x'].map((max): [string, string[], string] => [
      `a limit of '${max}'`,
      ['lamp.js', `--max=${max}`],
      `--max is a positive whole number, not '${max}'.`,
    ]),
    ['a missing file', ['gone.js'], 'There is no gone.js.'],
    [
      'a file without a machine',
      ['empty.js'],
      "empty.js exports no machine and no model. If it does, check with 'npm ls xstate' that there is only one xstate.",
    ],
  ])('for %s', async (_, line, message) => {
    const { code, output, errors } = await run(['survey', ...line])
    if (typeof message === 'string') expect(errors).toBe(message)
    else expect(errors).toMatch(message)
    expect({ code, output }).toEqual({ code: 2, output: '' })
  })
})
