import { type Graph, replay } from 'statewalk'
import { checkInvariants, type Edge, violationLine } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { pagePaths } from '../../machines/paths.ts'
import { systemMessages } from './system-messages.ts'
import { systems } from './systems.ts'

/*
 * The whole site of one tab: the real root with the real session, onboarding, page host and navigation blocker, and
 * reductions of the pages (system-reductions.test.ts). Each system is explored completely, once, in its first test: a
 * site that breaks a rule, or whose configurations do not end, fails that test.
 */
type Model = (typeof systems)[keyof typeof systems]

const known = new Map<Model, ReturnType<typeof checkInvariants>>()

const explored = (model: Model) => {
  const before = known.get(model)
  if (before) return before
  const checked = checkInvariants(model)
  known.set(model, checked)
  return checked
}

describe.each(Object.entries(systems))('%s', (_name, model) => {
  test('breaks no rule in any configuration', () => {
    const { graph, violations } = explored(model)
    expect(violations.map(violationLine)).toEqual([])
    expect(graph.unfaithful).toBeNull()
  })

  test('no configuration is without a way to a page that is open', () => {
    expect(stuckIn(explored(model).graph)).toEqual([])
  })
})

test('every page is opened in a system', () => {
  const opened = Object.values(systems).flatMap((model) =>
    explored(model).graph.edges.flatMap(({ step }) =>
      step.messages
        .filter(({ to, event }) => to === 'pageHost' && event.type === 'page requested')
        .map(({ event }) => event.page),
    ),
  )
  expect(pagePaths.filter((page) => !opened.includes(page))).toEqual([])
})

const messagesIn = ({ step }: Pick<Edge, 'step'>): readonly string[] =>
  step.messages
    .filter(({ to }) => !outside.has(to))
    .map(({ from, to, event }) => `${from} → ${to}: ${event.type}`)

/* Services, and the identity library of the browser. */
const outside: ReadonlySet<string> = new Set(['storage', 'channel', 'tab'])

test('the actors send each other exactly the messages of the system', () => {
  const sent = Object.values(systems).flatMap((model) => {
    const { graph } = explored(model)
    return [...graph.starts, ...graph.edges].flatMap(messagesIn)
  })
  expect([...new Set(sent)].sort()).toEqual([...systemMessages].sort())
})

test.each(systemMessages)('a generated path covers %s', (message) => {
  for (const model of Object.values(systems)) {
    const { graph } = explored(model)
    const edge = graph.edges.find((each) => messagesIn(each).includes(message))
    const before = edge && graph.configurations[edge.from]
    if (!before) continue
    const moves = [...before.moves, edge.move].map(({ name }) => name)
    const run = replay(model, { input: before.input, moves })
    expect(messagesIn({ step: run.lastStep() })).toContain(message)
    return
  }
  expect.fail('no system sends it')
})

/** Paths to configurations from which no page opens any more. */
function stuckIn(graph: Graph): readonly string[] {
  const arriving = graph.configurations.map((): number[] => [])
  for (const { from, to } of graph.edges) arriving[to]?.push(from)
  const free = new Set(
    graph.configurations
      .filter(({ states, isCut }) => isCut || states.includes('open.idle'))
      .map(({ index }) => index),
  )
  for (const index of free) for (const before of arriving[index] ?? []) free.add(before)
  return graph.configurations
    .filter(({ index }) => !free.has(index))
    .map(({ input, moves }) => [input, ...moves.map(({ name }) => name)].join(' → '))
}
