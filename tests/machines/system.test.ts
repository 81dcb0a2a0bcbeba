import { checkInvariants, type Edge, type Graph, replay, violationLine } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { systemMessages } from '../../machines/system/system-messages.ts'
import { systems } from '../../machines/system/systems.ts'

/*
 * The whole site of one tab: the real root with the real session, onboarding, page host and navigation blocker, and
 * reductions of the pages (system-reductions.test.ts). Each system is explored completely.
 */
const explored = Object.entries(systems).map(([name, model]) => ({
  name,
  model,
  ...checkInvariants(model),
}))

describe.each(explored)('$name', ({ graph, violations }) => {
  test('breaks no rule in any configuration', () => {
    expect(violations.map(violationLine)).toEqual([])
    expect(graph.unfaithful).toBeNull()
  })

  test('no configuration is without a way to a page that is open', () => {
    expect(stuckIn(graph)).toEqual([])
  })
})

const messagesIn = ({ step }: Pick<Edge, 'step'>): readonly string[] =>
  step.messages
    .filter(({ to }) => !services.has(to))
    .map(({ from, to, event }) => `${from} → ${to}: ${event.type}`)

/* Stubs, which no actor answers for. */
const services: ReadonlySet<string> = new Set(['storage', 'channel'])

test('the actors send each other exactly the messages of the system', () => {
  const sent = explored.flatMap(({ graph }) =>
    [...graph.starts, ...graph.edges].flatMap(messagesIn),
  )
  expect([...new Set(sent)].sort()).toEqual([...systemMessages].sort())
})

test.each(systemMessages)('a generated path covers %s', (message) => {
  for (const { model, graph } of explored) {
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
