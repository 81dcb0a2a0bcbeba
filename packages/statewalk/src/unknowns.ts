import type { Graph } from './graph.ts'
import { ownEntry } from './own-entry.ts'
import { type Invocation, invocationsOf } from './services.ts'

/**
 * What a model does not say and the exploration had to assume: payloads and input that are read, values of services that
 * the machine may read, callbacks whose events are unknown, and where it stopped.
 */
export const unknownsOf = (
  { model, misread }: Omit<Graph, 'unknowns'>,
  limit: number | null,
): readonly string[] => [
  ...[...misread].map((read) => {
    const [from = '', property = ''] = read.split(/: (?=[^:]*$)/)
    return from === 'input'
      ? `The input is unknown, and its '${property}' is read.`
      : `'${from}' is sent without payload, and its '${property}' is read.`
  }),
  ...(model.defaults ? [...new Set(invocationsOf(model.machine).flatMap(assumedOf(model)))] : []),
  ...(limit === null
    ? []
    : [`There are more than ${limit} configurations: add 'project' or 'within'.`]),
]

const assumedOf =
  ({ outcomes }: Graph['model']) =>
  ({ service, kind, handles }: Invocation): readonly string[] => {
    const known = Object.values(ownEntry(outcomes, service) ?? {})
    if (kind === 'callback' || kind === 'event observable')
      return known.some((outcome) => 'sends' in outcome)
        ? []
        : [`'${service}' is a ${kind}: the events that it sends are unknown.`]
    const assumed = known.some((outcome) => 'resolves' in outcome && outcome.resolves === undefined)
    return assumed && handles.success
      ? [`What '${service}' resolves with is unknown: undefined is assumed.`]
      : []
  }
