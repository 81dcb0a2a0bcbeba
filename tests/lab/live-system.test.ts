import { describe, expect, test } from 'vitest'
import { treeOf } from '../../lab/live/actor-tree.ts'
import { liveSequence } from '../../lab/live/live-sequence.ts'
import type { LiveNode } from '../../machines/live/live-system.ts'

const machine = (id: string, name: string, parent: string | null = null): LiveNode => ({
  id,
  parent,
  name,
  kind: 'machine',
  startedAt: 0,
  endedAt: null,
})
const service = (id: string, name: string, parent: string, endedAt: number | null): LiveNode => ({
  ...machine(id, name, parent),
  kind: 'service',
  endedAt,
})

describe('the tree of the actors', () => {
  test('shows each actor below the one that started it, and ended services of a name once', () => {
    const nodes = [
      machine('1', 'app'),
      machine('2', 'verifyEmail', '1'),
      service('3', 'check verified', '2', 10),
      service('4', 'check verified', '2', 20),
      service('5', 'check verified', '2', null),
      machine('6', 'theme', '1'),
    ]
    const shown = (items: ReturnType<typeof treeOf>): unknown =>
      items.map(({ node, times, children }) => [node.id, times, shown(children)])
    expect(shown(treeOf(nodes))).toEqual([
      [
        '1',
        1,
        [
          [
            '2',
            1,
            [
              ['4', 2, []],
              ['5', 1, []],
            ],
          ],
          ['6', 1, []],
        ],
      ],
    ])
  })

  test('shows an actor whose parent is unknown at the top', () => {
    expect(treeOf([machine('2', 'login', '1')]).map(({ node }) => node.name)).toEqual(['login'])
  })
})

describe('the sequence of the messages', () => {
  const texts = {
    page: 'Page',
    clock: 'Clock',
    starts: 'starts',
    ended: 'ended',
    failed: 'failed',
    timer: (name: string) => `timer ${name}`,
    of: (actor: string, parent: string) => `${actor} of ${parent}`,
  }
  const sequence = (
    nodes: readonly LiveNode[],
    sent: readonly [string | null, string, string][],
  ) => {
    const { actors, messages } = liveSequence(
      { nodes, messages: sent.map(([from, to, event]) => ({ at: 0, from, to, event })) },
      (name, event) => (name === 'login' && event === 'xstate.after.x' ? 'cooldown' : null),
      texts,
    )
    return { actors, lines: messages.map(({ from, to, text }) => `${from} → ${to}: ${text}`) }
  }

  test('names starts, results and timers, and who sent them', () => {
    const nodes = [machine('1', 'app'), machine('2', 'login', '1'), service('3', 'sign in', '2', 1)]
    expect(
      sequence(nodes, [
        [null, '1', 'xstate.init'],
        ['1', '2', 'xstate.init'],
        [null, '2', 'submitted'],
        ['2', '3', 'xstate.init'],
        ['3', '2', 'xstate.error.actor.sign in'],
        ['2', '2', 'xstate.after.x'],
        ['2', '1', 'xstate.done.actor.login'],
      ]),
    ).toEqual({
      actors: ['Page', 'app', 'login', 'sign in', 'Clock'],
      lines: [
        'Page → app: starts',
        'app → login: starts',
        'Page → login: submitted',
        'login → sign in: starts',
        'sign in → login: failed',
        'Clock → login: timer cooldown',
        'login → app: ended',
      ],
    })
  })

  test('gives actors of the same name and parent one lifeline, and others their own', () => {
    const nodes = [
      machine('1', 'login'),
      machine('2', 'social', '1'),
      machine('3', 'social', '1'),
      machine('4', 'signUp'),
      machine('5', 'social', '4'),
    ]
    const { actors } = sequence(nodes, [
      ['1', '2', 'a'],
      ['1', '3', 'b'],
      ['4', '5', 'c'],
    ])
    expect(actors).toEqual(['Page', 'login', 'social of login', 'signUp', 'social of signUp'])
  })
})
