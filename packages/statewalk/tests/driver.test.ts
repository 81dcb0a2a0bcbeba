import { beforeAll, describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { type Driver, machineDriver, walk } from '../src/driver.ts'
import { explore } from '../src/explore.ts'
import { type Path, pathsOf } from '../src/paths.ts'
import { simple } from './simple.ts'
import { type PostChange, postModel, radioModel } from './toys.ts'

const path = {
  input: 'two tries',
  moves: ['send requested', 'send: is sent', '⏱ poll interval', 'look: finds it', '⏱ redirect'],
}

/** Records its calls. */
const recordingDriver = (lines: string[]): Driver => ({
  press: (event) => {
    lines.push(`press ${JSON.stringify(event)}`)
  },
  settle: (service, outcome, data) => {
    lines.push(`settle ${service} ${outcome} ${JSON.stringify(data)}`)
  },
  wait: (ms) => {
    lines.push(`wait ${ms}`)
  },
  expectState: ({ states, emitted }) => {
    lines.push(`see ${states.at(-1)}${emitted.map(({ type }) => ` and receive ${type}`).join('')}`)
  },
})

describe('walking a path', () => {
  test('presses, settles and waits, and checks after every move and 1 ms before every timer', async () => {
    const lines: string[] = []
    await walk(postModel(), path, recordingDriver(lines))
    expect(lines).toEqual([
      'see waiting.sending.ready',
      'press {"type":"send requested"}',
      'see waiting.sending.sending',
      'settle send is sent {}',
      'see waiting.sending.cooling down and receive sent',
      'wait 9999',
      'see waiting.sending.cooling down',
      'wait 1',
      'see waiting.sending.cooling down',
      'settle look finds it {"resolves":{"arrived":true}}',
      'see arrived',
      'wait 1499',
      'see arrived',
      'wait 1',
      'see gone',
    ])
  })

  test.each([0, 1])('waits in one step between timers, and for a timer of %i ms', async (ms) => {
    const machine = setup({
      types: { events: {} as { type: 'pressed' } },
      delays: { 'at once': ms },
    }).createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { on: { pressed: { target: 'opening' } } },
        opening: { after: { 'at once': { target: 'open' } } },
        open: { type: 'final' },
      },
    })
    const lines: string[] = []
    const moves = ['⏲ 12000 ms', 'pressed', '⏱ at once']
    await walk(simple(machine), { input: 'anyone', moves }, recordingDriver(lines))
    expect(lines).toEqual([
      'see shut',
      'wait 12000',
      'see shut',
      'press {"type":"pressed"}',
      'see opening',
      `wait ${ms}`,
      'see open',
    ])
  })

  test('ends the driver, also after a failure', async () => {
    const lines: string[] = []
    const ending: Driver = {
      ...recordingDriver(lines),
      end: () => {
        lines.push('end')
      },
    }
    await walk(radioModel, { input: 'switched on', moves: ['switched'] }, ending)
    expect(lines.at(-1)).toBe('end')
    const failing = walk(radioModel, { input: 'switched on', moves: ['no such move'] }, ending)
    await expect(failing).rejects.toThrow("'no such move'")
    expect(lines.filter((line) => line === 'end')).toHaveLength(2)
  })

  test('reports the step at which the driver fails', async () => {
    const failingExpectation: Driver = {
      ...recordingDriver([]),
      expectState: ({ states }) => {
        if (states.includes('arrived')) throw new Error('no such screen')
      },
    }
    const failing = walk(postModel(), path, failingExpectation)
    await expect(failing).rejects.toThrow("At step 4, 'look: finds it': no such screen")
    const at = "At step 4, 'look: finds it': no such screen"
    await expect(failing).rejects.toHaveProperty('cause.message', at)
    await expect(failing).rejects.toHaveProperty('cause.cause.message', 'no such screen')
  })

  test('reports the whole path and the failed step', async () => {
    const named = { ...path, id: '0abc123' }
    const failingSettle: Driver = {
      ...recordingDriver([]),
      settle: () => {
        throw new Error('no such service')
      },
    }
    const failing = walk(postModel(), named, failingSettle)
    await expect(failing).rejects.toThrow(
      [
        "At step 2, 'send: is sent': no such service",
        '',
        'post, path 0abc123',
        '   0  two tries',
        '   1  send requested',
        '→  2  send: is sent',
        '   3  ⏱ poll interval',
        '   4  look: finds it',
        '   5  ⏱ redirect',
      ].join('\n'),
    )
  })

  test('reports a timer that fires early', async () => {
    const early = machineDriver(
      { ...postModel(), delays: () => ({ redirect: () => 1_499 }) },
      'two tries',
    )
    await expect(walk(postModel(), path, early)).rejects.toThrow(
      `At step 5, '⏱ redirect': At 1 ms before it is due: status should be "active" and is "done".`,
    )
  })
})

describe('the tour', () => {
  describe('on the post machine', () => {
    let paths: readonly Path[] = []
    beforeAll(() => {
      paths = pathsOf(explore(postModel()))
    })

    const mutants: readonly [string, PostChange][] = [
      ['a cooldown that is 1 ms short', { cooldown: 14_999 }],
      ['a cooldown that is 1 ms long', { cooldown: 15_001 }],
      ['a cooldown that is twice as long', { cooldown: 30_000 }],
      ['a redirect that is 1 ms short', { redirect: 1_499 }],
      ['a redirect that is 1 ms long', { redirect: 1_501 }],
      ['a transition with another target', { afterCooldown: 'sending' }],
      ['a guard that always holds', { askWhetherArrived: false }],
      ['a dropped action', { countTries: false }],
      ['another emitted event', { emits: 'lost' }],
      ['a missing tag', { tags: [] }],
    ]

    test.each(mutants)('notices %s', async (_, change) => {
      const mutant = postModel(change)
      const noticed: string[] = []
      for (const each of paths)
        await walk(postModel(), each, machineDriver(mutant, each.input)).catch((error: Error) =>
          noticed.push(error.message),
        )
      expect(noticed.length).toBeGreaterThan(0)
      expect(noticed[0]).toMatch(/^At (the start|step \d+, '.+'): /)
    })
  })
})
