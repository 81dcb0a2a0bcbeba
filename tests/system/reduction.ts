import type { Graph } from 'statewalk'
import type { Edge } from 'statewalk/internal'

/*
 * Compares what a page and its reduction do, as other actors observe it: in each step the message that the page
 * receives, those that it sends, what it blocks, and its end.
 */

/** The other actors that pages send to, besides their parent. */
export const addressees = ['app', 'session', 'onboarding', 'navigationBlocker', 'signIns']

/** What others observe of a step; empty if they observe nothing. */
type Label = string

const incoming: readonly string[] = [
  'leave requested',
  'back pressed',
  'session opened',
  'session not opened',
  'deletion resumed',
  'member changed',
  'page left',
]

/* Notices and the offer of a sign-in change no other actor that the systems explore. */
const hidden: ReadonlySet<string> = new Set([
  'notice',
  'notices withdrawn',
  'sign-in offered',
  // Sent by the service of a sign-in.
  'sign-in started',
  'sign-in ended',
])

/** Whether another actor of the system receives the message. */
export const isOutgoing = ({ to, event }: { to: string; event: { type: string } }): boolean =>
  [...addressees, 'parent'].includes(to) && !hidden.has(event.type)

const sentIn = ({ step }: Pick<Edge, 'step'>): readonly string[] =>
  step.messages.filter(isOutgoing).map(({ to, event }) => {
    if (event.type === 'navigate') return `${to}: navigate ${event.to}`
    if (event.type === 'step completed') return `${to}: completed ${event.step}`
    if (event.type !== 'blocking changed') return `${to}: ${event.type}`
    const { navigation, dialog } = event.blocks
    return `blocks ${navigation ? 'navigation' : ''} ${dialog ? 'dialog' : ''}`.trim()
  })

/** Where a page is, and what it has last reported to block: to report it again changes nothing. */
type Place = { at: number; blocks: string }

const isBlocks = (message: string): boolean => message.startsWith('blocks')

const observe = (sent: readonly string[], received: string, before: string) => {
  const news: string[] = []
  let blocks = before
  for (const [index, message] of sent.entries()) {
    // Nothing happens between two reports in a row.
    if (isBlocks(message) && isBlocks(sent[index + 1] ?? '')) continue
    if (message !== blocks) news.push(message)
    if (isBlocks(message)) blocks = message
  }
  return { blocks, label: [received, ...news].filter(Boolean).join(' → ') }
}

/** The message from another actor that starts the step. */
const receivedIn = ({ move }: Edge): string | null =>
  move.kind === 'send' && move.to === null && incoming.includes(move.event) ? move.event : null

const stepOf = (graph: Graph, edge: Edge, blocks: string) => {
  const type = receivedIn(edge)
  const ends = graph.configurations[edge.to]?.status === 'done' ? ['ends'] : []
  const sent = [...sentIn(edge), ...ends]
  const { label, blocks: after } = observe(sent, type === null ? '' : onlyReceived(type), blocks)
  return { label, to: { at: edge.to, blocks: after } }
}

const onlyReceived = (type: string): Label => `on ${type}`

/* A page that has ended receives nothing. What a page does beyond the bounds of its model is not known. */
const ignores = (graph: Graph, { at }: Place, type: string): boolean =>
  graph.configurations[at]?.status === 'active' &&
  !graph.configurations[at]?.isCut &&
  !(graph.leaving[at] ?? []).some((edge) => receivedIn(edge) === type)

/** The steps from a place. A message that the page does not handle is a step without effect. */
const stepsFrom = (graph: Graph, place: Place) => [
  ...(graph.leaving[place.at] ?? []).map((edge) => ({
    name: edge.move.name,
    ...stepOf(graph, edge, place.blocks),
  })),
  ...incoming
    .filter((type) => ignores(graph, place, type))
    .map((type) => ({ name: type, label: onlyReceived(type), to: place })),
]

const startsOf = (graph: Graph): readonly Place[] =>
  graph.starts.map((start) => ({ at: start.to, blocks: observe(sentIn(start), '', '').blocks }))

const keyOf = ({ at, blocks }: Place): string => `${at} ${blocks}`

/** All places that are reached with this label, and with silent steps before and after it. */
const reached = (graph: Graph, from: readonly Place[], label: Label): readonly Place[] =>
  closed(
    graph,
    closed(graph, from).flatMap((place) =>
      stepsFrom(graph, place)
        .filter((step) => step.label === label)
        .map(({ to }) => to),
    ),
  )

const closed = (graph: Graph, from: readonly Place[]): readonly Place[] => {
  const found = new Map(from.map((place) => [keyOf(place), place]))
  for (const place of found.values())
    for (const { label, to } of stepsFrom(graph, place)) if (label === '') found.set(keyOf(to), to)
  return [...found.values()]
}

/** The shortest paths of the page to a step that its reduction cannot make; the first ones are enough. */
export function notAdmitted(page: Graph, reduced: Graph): readonly string[] {
  const next = remembered((by: readonly Place[], label: Label) => reached(reduced, by, label))
  const open = startsOf(page).map((place) => ({ place, by: closed(reduced, startsOf(reduced)) }))
  const known = new Set<string>()
  const broken: string[] = []
  for (const { place, by } of open) {
    const key = `${keyOf(place)} | ${setKey(by)}`
    if (known.has(key) || broken.length > 2) continue
    known.add(key)
    for (const { name, label, to } of stepsFrom(page, place)) {
      const after = label === '' ? by : next(by, label)
      if (after.length > 0) open.push({ place: to, by: after })
      else {
        const { input = '', moves = [] } = page.configurations[place.at] ?? {}
        broken.push([input, ...moves.map((move) => move.name), name, label].join(' → '))
      }
    }
  }
  return broken
}

const setKey = (places: readonly Place[]): string => places.map(keyOf).sort().join()

const remembered = (follow: (by: readonly Place[], label: Label) => readonly Place[]) => {
  const known = new Map<string, readonly Place[]>()
  return (by: readonly Place[], label: Label): readonly Place[] => {
    const key = `${label} | ${setKey(by)}`
    const before = known.get(key)
    if (before) return before
    const after = follow(by, label)
    known.set(key, after)
    return after
  }
}

/** Everything that the graph does that others observe. */
export function labelsOf(graph: Graph): readonly Label[] {
  const labels = new Set<Label>()
  const places = new Map(startsOf(graph).map((place) => [keyOf(place), place]))
  for (const place of places.values())
    for (const { label, to } of stepsFrom(graph, place)) {
      if (!label.startsWith('on ') && label !== '') labels.add(label)
      places.set(keyOf(to), to)
    }
  return [...labels]
}
