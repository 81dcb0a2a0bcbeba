import { expect, test } from 'vitest'
import { pagesAfter, treeOf } from '../../lab/site/site-recording.ts'
import type { RecordedActor, RecordedEvent } from '../../machines/live/live.ts'

const actor = (id: number, name: string, parent: RecordedActor | null = null): RecordedActor => ({
  ...{ id, name, parent },
})

const recorded = (
  ...sent: readonly (readonly [RecordedActor | null, RecordedActor, string])[]
): readonly RecordedEvent[] =>
  sent.map(([from, to, type], index) => ({
    ...{ index: index + 1, at: 0, from, to, type, value: type, failure: null },
  }))

const app = actor(1, 'app')
const login = actor(2, 'login', app)
const answers = [3, 4].map((id) => actor(id, 'sign in', login))
const theme = actor(5, 'theme', app)

const events = recorded(
  [null, app, 'xstate.init'],
  [app, login, 'xstate.init'],
  [null, login, 'submitted'],
  ...answers.map((from) => [from, login, 'xstate.error.actor.sign in'] as const),
  [app, theme, 'xstate.init'],
)

test('the tree shows each actor below the one that started it, and services of a name once', () => {
  const shown = (items: ReturnType<typeof treeOf>): unknown =>
    items.map(({ actor: { name }, times, last, isEnded, children }) => [
      ...[name, times, last?.value ?? null, isEnded],
      shown(children),
    ])
  expect(shown(treeOf({ cause: null, events, ended: [2] }))).toEqual([
    [
      ...['app', 1, 'xstate.init', false],
      [
        ['login', 1, 'xstate.error.actor.sign in', true, [['sign in', 2, null, false, []]]],
        ['theme', 1, 'xstate.init', false, []],
      ],
    ],
  ])
})

test('the first life of an actor that strict mode restarts is dropped with all that it started', () => {
  const child = actor(3, 'social', login)
  const [page] = pagesAfter([], {
    ...{ type: 'events recorded', page: 'one', since: 0, ended: [] },
    events: recorded(
      [app, theme, 'xstate.init'],
      [null, login, 'xstate.init'],
      [login, child, 'xstate.init'],
      [null, login, 'xstate.init'],
    ),
  })
  expect(page?.events.map(({ index }) => index)).toEqual([1, 4])
})

test('the lab stores the last events of a page once', () => {
  const all = Array.from({ length: 1_100 }, () => [null, app, 'moved'] as const)
  const events = recorded(...all)
  const message = (some: readonly RecordedEvent[]) =>
    ({ type: 'events recorded', page: 'one', since: 0, ended: [], events: some }) as const
  const pages = pagesAfter(
    pagesAfter([], message(events.slice(0, 1_099))),
    message(events.slice(1_095)),
  )
  const indexes = pages[0]?.events.map(({ index }) => index) ?? []
  expect(indexes.slice(-6)).toEqual([1_095, 1_096, 1_097, 1_098, 1_099, 1_100])
  expect(new Set(indexes).size).toBe(indexes.length)
})
