import type { Outcome } from './model.ts'
import type { Handles } from './services.ts'
import type { LogicKind } from './xstate-internals.ts'

/**
 * How a service ends when the model does not say it. A promise resolves with `undefined`; it also rejects where the
 * machine handles that. An observable sends a value and completes, an observable of events completes, where the machine
 * handles it. A callback does nothing, because its events are the machine's own. A transition function runs for real.
 */
export const defaultOutcomes = (
  kind: LogicKind,
  { success, failure, snapshots }: Handles,
): Readonly<Record<string, Outcome>> => {
  const canEnd = kind === 'observable' || kind === 'event observable' || kind === 'machine'
  return {
    ...(snapshots && kind !== 'transition' ? { 'sends a value': { next: undefined } } : {}),
    ...(kind === 'promise' || kind === 'unknown' || (canEnd && success)
      ? { [canEnd ? 'completes' : 'resolves']: { resolves: undefined } }
      : {}),
    ...(failure && kind !== 'transition'
      ? { [canEnd ? 'fails' : 'rejects']: { rejects: assumedFailure } }
      : {}),
  }
}

/** The error with which services reject by default. */
export const assumedFailure = new Error('a failure that the model does not describe')
