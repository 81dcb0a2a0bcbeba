import { allNodes, stateId } from 'statewalk/internal'
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine } from 'xstate'

/** Problems of a machine's definition: undefined or unused actions, and missing initial states. */
export const problemsOfMachine = (machine: AnyStateMachine): readonly string[] => {
  const referenced = new Set(
    allNodes(machine)
      .flatMap((node) => [
        ...node.entry,
        ...node.exit,
        ...(node.always ?? []).flatMap(({ actions }) => actions),
        ...[...node.transitions.values()].flat().flatMap(({ actions }) => actions),
      ])
      // XState's own actions for timers are functions.
      .flatMap((action) => (typeof action === 'function' ? [] : [nameOf(action)])),
  )
  const defined = Object.keys(machine.implementations.actions)
  return [
    ...[...referenced]
      .filter((name) => !defined.includes(name))
      .map((name) => `action '${name}' is not defined`),
    ...defined
      .filter((name) => !referenced.has(name))
      .map((name) => `action '${name}' is never used`),
    ...allNodes(machine)
      .filter(({ type, config, states }) => type === 'compound' && !names(states, config.initial))
      .map((node) => `'${stateId(node)}' has no initial state`),
  ]
}

const nameOf = (action: string | { type: string }): string =>
  typeof action === 'string' ? action : action.type

const names = (states: object, initial: unknown): boolean =>
  typeof initial === 'string' && Object.hasOwn(states, initial)

/** The error of each service that was not provided, by service name. Nested machines are left out. */
export const errorsOfMissingServices = async (
  machine: AnyStateMachine,
): Promise<Readonly<Record<string, string>>> => {
  const services = Object.entries(machine.implementations.actors).filter(
    (entry): entry is [string, AnyActorLogic] =>
      'transition' in entry[1] && !(entry[1] instanceof StateMachine),
  )
  const errors = services.map(async ([name, logic]) => [name, await errorOf(logic)] as const)
  return Object.fromEntries(await Promise.all(errors))
}

const errorOf = (logic: AnyActorLogic): Promise<string> =>
  new Promise((resolve) => {
    const actor = createActor(logic, { input: undefined })
    actor.subscribe({
      complete: () => resolve('nothing'),
      error: (error) => resolve(error instanceof Error ? error.message : String(error)),
    })
    actor.start()
  })
