import type { AnyStateMachine } from 'xstate'
import type { AnyModel, Outcome } from './model.ts'
import { invocationsOf } from './services.ts'

/**
 * A model from the machine alone: no input, events without payload; a promise resolves, and rejects where the machine
 * handles that. Each line of a model refines it. Throws if a service has no name in `setup`, because it could not be controlled.
 */
export const modelFrom = (machine: AnyStateMachine, lines: Partial<AnyModel> = {}): AnyModel => {
  const outcomes: Record<string, Readonly<Record<string, Outcome>>> = {}
  for (const { service, state, kind, handles } of invocationsOf(machine)) {
    if (kind === 'unknown')
      throw new Error(`'${service}' in '${state}' has no name in setup: it cannot be controlled.`)
    if (kind === 'promise')
      outcomes[service] = {
        resolves: { resolves: undefined },
        ...(handles.failure ? { rejects: { rejects: new Error(`${service} failed`) } } : {}),
      }
  }
  return {
    machine,
    question: `What can happen to '${machine.id}'?`,
    inputs: { 'no input': undefined },
    ...lines,
    outcomes: { ...outcomes, ...lines.outcomes },
  }
}
