import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine } from 'xstate'
import { allNodes, stateId } from '../../../machines/model/transitions.ts'

/** What is wrong with how a machine is put together: actions asked for that are not there, or there for nobody. */
export const flawsOf = (machine: AnyStateMachine): readonly string[] => {
  const asked = new Set(
    allNodes(machine)
      .flatMap((node) => [
        ...node.entry,
        ...node.exit,
        ...(node.always ?? []).flatMap(({ actions }) => actions),
        ...[...node.transitions.values()].flat().flatMap(({ actions }) => actions),
      ])
      // xstate's own, for its timers, are functions.
      .flatMap((action) => (typeof action === 'function' ? [] : [nameOf(action)])),
  )
  const there = Object.keys(machine.implementations.actions)
  return [
    ...[...asked].filter((name) => !there.includes(name)).map((name) => `'${name}' is no action`),
    ...there.filter((name) => !asked.has(name)).map((name) => `nobody asks for '${name}'`),
    ...allNodes(machine)
      .filter(({ type, config, states }) => type === 'compound' && !names(states, config.initial))
      .map((node) => `'${stateId(node)}' does not say where it begins`),
  ]
}

const nameOf = (action: string | { type: string }): string =>
  typeof action === 'string' ? action : action.type

const names = (states: object, initial: unknown): boolean =>
  typeof initial === 'string' && Object.hasOwn(states, initial)

/** What each service of a machine says where nobody has provided it, by its name; machines that run inside left out. */
export const complaintsOf = async (
  machine: AnyStateMachine,
): Promise<Readonly<Record<string, string>>> => {
  const services = Object.entries(machine.implementations.actors).filter(
    (entry): entry is [string, AnyActorLogic] =>
      'transition' in entry[1] && !(entry[1] instanceof StateMachine),
  )
  const told = services.map(async ([name, logic]) => [name, await complaintOf(logic)] as const)
  return Object.fromEntries(await Promise.all(told))
}

const complaintOf = (logic: AnyActorLogic): Promise<string> =>
  new Promise((resolve) => {
    const actor = createActor(logic, { input: undefined })
    actor.subscribe({
      complete: () => resolve('nothing'),
      error: (error) => resolve(error instanceof Error ? error.message : String(error)),
    })
    actor.start()
  })
