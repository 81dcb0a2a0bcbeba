import { describe, expect, test } from 'vitest'
import { runLine } from './run-line.ts'

describe('help', () => {
  const usage = [
    'statewalk <command> <file> [paths.json]',
    '',
    '  survey <file>               explores every exported machine or model and reports its problems',
    '  replay <file> <paths>       walks recorded paths and checks the rules at every step',
    '  walk <file>                 walks every machine at random',
    '  diff <before> <after>       compares two versions and prints the changed moves as Markdown',
    '',
    '  --machine <id>              only this machine',
    '  --json                      a survey as JSON',
    '  --configurations <n>        the maximum number of configurations (3000)',
    '  --actors <n>                the maximum number of actors in one configuration (20)',
    '  --seconds <n>               the maximum time of an exploration (300)',
    '  --megabytes <n>             the maximum size of the heap (2000)',
    '  --pauses <n>                how many times a person also moves between two timers (0)',
    '  --longest <n>               a path with this many moves is not continued (any)',
    '  --strict                    lint and unknown findings fail too',
    '  --walks <n>, --seed <n>     the number of random walks (100), and their seed (1)',
    '  --off <rule>                turns a rule off; can be repeated',
    '  --help                      prints this text',
    '',
    'The exit code is 1 if there is a problem, and 2 if the command could not run.',
  ].join('\n')

  test.each([['--help'], ['-h'], ['survey', '--help'], ['fly', '-h']])(
    'is printed on request: %s %s',
    async (...line) => {
      expect(await runLine(line)).toEqual({ code: 0, output: usage, errors: '' })
    },
  )

  test('is the error of a command line without a command', async () => {
    expect(await runLine([])).toEqual({ code: 2, output: '', errors: usage })
  })

  test.each(['fly', 'toString'])('follows the error of an unknown command: %s', async (name) => {
    const errors = `There is no command '${name}'.\n\n${usage}`
    expect(await runLine([name, 'lamp.js'])).toEqual({ code: 2, output: '', errors })
  })

  test.each([
    ['survey', 0],
    ['survey', 2],
    ['replay', 1],
    ['replay', 3],
    ['diff', 1],
    ['diff', 3],
  ])('follows the error of a wrong number of files: %s with %d', async (name, count) => {
    const errors = `'${name}' does not take ${count} files.\n\n${usage}`
    const files = Array.from({ length: count }, () => 'lamp.js')
    expect(await runLine([name, ...files])).toEqual({ code: 2, output: '', errors })
  })
})

describe('a command that cannot run says why', () => {
  const switches = [
    ...['no actor fails unhandled', 'context is plain JSON', 'every promise has onError'],
    ...['every choice has an unguarded branch', 'no deadlock', 'no livelock'],
    ...['every transition can be taken', 'every timer has an effect', 'no actor leak'],
  ]

  test.each([
    ['an unknown option', ['lamp.js', '--fast'], /^Unknown option '--fast'/],
    [
      'an unknown rule',
      ['lamp.js', '--off', 'no livelock', '--off', 'x'],
      `No rule 'x'; there are: ${switches.join(', ')}.`,
    ],
    [
      'an unknown machine',
      ['both.js', '--machine', 'x'],
      "both.js has no machine 'x'; there are: lamp, pit.",
    ],
    ...['0', '-1', '1.5', '1e3', 'many', ' 5', '5x'].map((max): [string, string[], string] => [
      `a limit of '${max}'`,
      ['lamp.js', `--actors=${max}`],
      `--actors is a positive whole number, not '${max}'.`,
    ]),
    ['a missing file', ['gone.js'], 'There is no gone.js.'],
    ...[
      ['a file without a machine', 'empty.js'],
      ['a file with parts of models', 'parts.js'],
    ].map(([what = '', file = '']): [string, string[], string] => [
      what,
      [file],
      `${file} exports no machine and no model. If it does, check with 'npm ls xstate' that there is only one xstate.`,
    ]),
  ])('for %s', async (_, line, message) => {
    const { code, output, errors } = await runLine(['survey', ...line])
    if (typeof message === 'string') expect(errors).toBe(message)
    else expect(errors).toMatch(message)
    expect({ code, output }).toEqual({ code: 2, output: '' })
  })
})
