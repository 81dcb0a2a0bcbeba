import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { progressOf } from '../../src/cli/commands.ts'
import { raceModel } from '../toys.ts'
import { runLine } from './run-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'statewalk-'))
const file = join(folder, 'paths.json')
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command line, with the content of a path file as its last argument if there is one. */
const run = async (line: readonly string[], content?: unknown) => {
  if (content === undefined) return runLine(line)
  writeFileSync(file, JSON.stringify(content))
  return runLine([...line, file])
}

const pressed = (times: number, machine?: string) => ({
  ...(machine !== undefined && { machine }),
  input: 'no input',
  moves: Array.from({ length: times }, () => 'pressed'),
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

  test('keeps the rules that a model sets', async () => {
    const { code } = await run(['survey', 'exempt.js', '--off', 'context is plain JSON'])
    expect(code).toBe(0)
  })

  test('reports a machine with more configurations than the limit', async () => {
    const { code, output } = await run(['survey', 'loose.js', '--configurations', '1'])
    expect(output).toContain('2 configurations, 1 moves (not all)')
    expect(output).toContain('? Not everything was explored: there are more than 1 configurations.')
    expect(code).toBe(0)
    expect((await run(['survey', 'loose.js', '--configurations', '1', '--strict'])).code).toBe(1)
  })

  test.each([
    ['actors, of which a configuration has at most two', 'logs.js', '--actors', '2', /4 config/],
    ['seconds', 'counter.js', '--seconds', '1', /there are more than 1 seconds\./],
    ['megabytes', 'counter.js', '--megabytes', '1', /there are more than 1 MB of memory\./],
    ['pauses between timers', 'oven.js', '--pauses', '1', /^4 configurations, 5 moves$/m],
  ])('keeps the maximum number of %s', async (_, name, option, max, expected) => {
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 10
      return now
    })
    try {
      const limit = ['--configurations', '256']
      expect((await run(['survey', name, option, max, ...limit])).output).toMatch(expected)
      expect((await run(['survey', name, ...limit])).output).not.toMatch(expected)
    } finally {
      clock.mockRestore()
    }
  })

  test.each(['2', '10'])('accepts as many configurations as the limit: %s', async (max) => {
    const { code } = await run(['survey', 'loose.js', '--configurations', max])
    expect(code).toBe(0)
  })

  test('uses the model of a machine that is exported too', async () => {
    const { output } = await run(['survey', 'race.js'])
    expect(output.match(/^race: .*$/gm)).toEqual(['race: Who is first?'])
  })
})

describe('walk', () => {
  test('walks at random and prints the first broken rule with a path for replay', async () => {
    const { code, output } = await run(['walk', 'strict.js', '--walks', '20', '--seed', '3'])
    expect(output).toMatch(/^✗ is never on: in "on"\n/)
    expect(output).toContain('"moves": [')
    expect(code).toBe(1)
  })
})

test('walk says how far it has looked if no rule is broken', async () => {
  expect(await run(['walk', 'lamp.js', '--walks', '20', '--seed', '3'])).toEqual({
    code: 0,
    output: 'lamp: 20 walks from seed 3 break no rule.',
    errors: '',
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

test('progress is written after two seconds, and then every second', () => {
  const written: string[] = []
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000)
  try {
    const report = progressOf(raceModel, { progress: (text) => written.push(text) })
    for (const now of [6_999, 7_000, 7_999, 8_600]) {
      clock.mockReturnValue(now)
      report({ configurations: 7, moves: now, open: 2, growth: () => null })
    }
  } finally {
    clock.mockRestore()
  }
  expect(written).toEqual([
    'race: 7 configurations (2 open), 7000 moves, 2 s',
    'race: 7 configurations (2 open), 8600 moves, 4 s',
  ])
})

test('progress says what makes a machine slow', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 3_000
    return now
  })
  try {
    const { errors } = await run(['survey', 'logs.js', '--actors', '4'])
    expect(errors).toMatch(/^logs: 4 configurations .* s: each 'added' starts another 'log'$/m)
  } finally {
    clock.mockRestore()
  }
})

test.each([
  ['survey', ['lamp.js']],
  ['diff', ['lamp.js', 'lamp.js']],
])('the progress of %s is written as an error', async (command, files) => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 3_000
    return now
  })
  try {
    const { errors } = await run([command, ...files])
    expect(errors).toMatch(
      /^lamp: 1 configurations \(0 open\), 0 moves, \d+ s\nlamp: 2 configurations \(0 open\), 1 moves, \d+ s$/m,
    )
  } finally {
    clock.mockRestore()
  }
})
