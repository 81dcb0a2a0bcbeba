import type { AnyStateMachine } from 'xstate'
import type { Model, Outcome } from './model.ts'
import { ownEntry } from './own-entry.ts'
import { assumedFailure, defaultOutcomes, invocationsOf } from './services.ts'

/** The lines of a model that refine what the machine alone says. */
export type ModelLines<Machine extends AnyStateMachine> = Partial<Omit<Model<Machine>, 'machine'>>

/**
 * A model of a machine from the machine alone: no input, events without payload, default outcomes of its services. Each
 * line of a model refines it; outcomes that a line leaves out keep their default.
 */
export const modelFrom = <Machine extends AnyStateMachine>(
  machine: Machine,
  lines: ModelLines<Machine> = {},
): Model<Machine> => ({
  question: `What can happen to '${machine.id}'?`,
  inputs: { 'no input': undefined as never },
  ...lines,
  machine,
  // The defaults have the type of what they replace only at run time.
  outcomes: outcomesOf(machine, lines.outcomes ?? {}) as Model<Machine>['outcomes'],
  defaults: true,
})

const outcomesOf = (
  machine: AnyStateMachine,
  given: Readonly<Record<string, Readonly<Record<string, Outcome>>>>,
): Model<AnyStateMachine>['outcomes'] => {
  const outcomes = new Map(Object.entries(given))
  for (const { service, kind, handles } of invocationsOf(machine)) {
    const isSource = kind === 'callback' || kind === 'event observable'
    if (kind === 'machine' || (isSource && isSilent(ownEntry(given, service)))) continue
    const missing = Object.entries(defaultOutcomes(kind, handles)).filter(
      ([, outcome]) => !hasSameWay(outcome, ownEntry(given, service) ?? {}),
    )
    if (missing.length > 0)
      outcomes.set(service, { ...outcomes.get(service), ...Object.fromEntries(missing) })
  }
  return Object.fromEntries(outcomes)
}

/** The outcomes for the services of a child machine, of which each fails by default only where the child handles that. */
export const describedOutcomes = (
  outcomes: Model<AnyStateMachine>['outcomes'],
): Model<AnyStateMachine>['outcomes'] =>
  Object.fromEntries(
    Object.entries(outcomes).map(([service, ways]) => [
      service,
      Object.fromEntries(
        Object.entries(ways).filter(
          ([, way]) => !('rejects' in way && way.rejects === assumedFailure),
        ),
      ),
    ]),
  )

/** A source of events with an empty list of outcomes never sends any. */
const isSilent = (outcomes: object | undefined): boolean =>
  outcomes !== undefined && Object.keys(outcomes).length === 0

const hasSameWay = (outcome: Outcome, given: Readonly<Record<string, Outcome>>): boolean =>
  Object.values(given).some((other) => Object.keys(outcome).some((way) => way in other))
