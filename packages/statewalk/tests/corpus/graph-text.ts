import type { Graph } from '../../src/graph.ts'
import type { Step } from '../../src/recorder.ts'

/** A graph as lines: each start, each configuration with what it refuses, each move with what it does. */
export const graphText = ({ starts, configurations, leaving, limit }: Graph): readonly string[] => {
  const valueAt = (index: number) => {
    const { value, status } = configurations[index] ?? {}
    return `${index} ${JSON.stringify(value)}${status === 'active' ? '' : ` ${status}`}`
  }
  return [
    ...starts.map(({ input, to, step }) => `${input} → ${valueAt(to)}${effectsOf(step)}`),
    ...configurations.flatMap(({ index, refused, isCut }) => [
      ...(refused.length === 0 ? [] : [`${index} refuses ${refused.join(', ')}`]),
      ...(isCut ? [`${index} is cut`] : []),
      ...(leaving[index] ?? []).map(
        ({ move, to, step }) => `${index} ${move.name} → ${valueAt(to)}${effectsOf(step)}`,
      ),
    ]),
    ...(limit === null ? [] : [`more than ${limit}`]),
  ]
}

/** The parts of a step that are not empty. */
const effectsOf = ({ transitions, actions, states, guards, misread, messages, counts }: Step) => {
  const parts = {
    takes: transitions,
    passes: [...states],
    does: actions,
    asks: [...guards],
    lacks: [...misread],
    messages: messages.map(({ from, to, event }) => `${event.type} from ${from} to ${to}`),
    sends: Object.keys(counts.sent),
    starts: Object.entries(counts.started).map(([name, times]) => `${name} × ${times}`),
    ends: Object.keys(counts.ended),
    emits: counts.emitted.map(({ type }) => type),
    'sends to': Object.entries(counts.sentTo).map(
      ([to, sent]) => `${to} ${sent.map(({ type }) => type)}`,
    ),
  }
  return Object.entries(parts)
    .filter(([, all]) => all.length > 0)
    .map(([what, all]) => ` | ${what} ${all.slice(0, 9).join('; ')}`)
    .join('')
}
