import type { Instant } from '../member.ts'

/** An actor of a page: a machine, or a service that a machine runs. */
export type LiveNode = {
  id: string
  /** The actor that started it; null for a root. */
  parent: string | null
  /** The id of its machine, or the name of the service in its parent's `setup`. */
  name: string
  kind: 'machine' | 'service'
  startedAt: Instant
  endedAt: Instant | null
}

/** An event that is sent to an actor. It has no data, so it has no secrets. */
export type LiveMessage = {
  at: Instant
  /** The actor that sent it; null for the page itself: a person, the router, the browser. */
  from: string | null
  to: string
  /** Its type; `xstate.init` starts the actor. */
  event: string
}

/** All actors of a page, in the order of their start, and the last messages between them. */
export type LiveSystem = { nodes: readonly LiveNode[]; messages: readonly LiveMessage[] }

/** A change of a page's system of actors. */
export type SystemChange =
  | { type: 'started'; node: LiveNode }
  | { type: 'ended'; id: string; at: Instant }
  | { type: 'sent'; message: LiveMessage }

/** The system of a page before its first actor starts. */
export const emptySystem: LiveSystem = { nodes: [], messages: [] }

/** The system after a change. Ended actors are dropped with their last message. */
export const systemAfter = (system: LiveSystem, change: SystemChange): LiveSystem => {
  const { nodes, messages } = system
  switch (change.type) {
    case 'started': {
      const rest = withoutActor(system, change.node.id)
      return { ...rest, nodes: [...rest.nodes, change.node] }
    }
    case 'ended':
      return {
        messages,
        nodes: nodes.map((node) =>
          node.id === change.id && node.endedAt === null ? { ...node, endedAt: change.at } : node,
        ),
      }
    case 'sent':
      return pruned({ nodes, messages: [...messages, change.message] })
  }
}

/* React's strict mode stops an actor and starts it again. Its first life is dropped with everything it started. */
const withoutActor = ({ nodes, messages }: LiveSystem, id: string): LiveSystem => {
  if (nodes.every((node) => node.id !== id)) return { nodes, messages }
  const dropped = new Set([id])
  for (const node of nodes)
    if (node.parent !== null && dropped.has(node.parent)) dropped.add(node.id)
  return {
    nodes: nodes.filter((node) => !dropped.has(node.id)),
    messages: messages.filter(({ from, to }) => !dropped.has(to) && !dropped.has(from ?? '')),
  }
}

const pruned = ({ nodes, messages }: LiveSystem): LiveSystem => {
  if (messages.length <= maxMessages) return { nodes, messages }
  const last = messages.slice(-maxMessages)
  const needed = new Set(last.flatMap(({ from, to }) => [from, to]))
  for (const { id, parent, endedAt } of nodes.toReversed())
    if (endedAt === null || needed.has(id)) needed.add(id).add(parent)
  return { nodes: nodes.filter(({ id }) => needed.has(id)), messages: last }
}

/** The number of messages that a page stores. */
export const maxMessages = 1_000
