import { type AnyStateMachine, type AnyStateNode, fromPromise, StateMachine } from 'xstate'
import { allNodes, stateId } from './transitions.ts'

/** An invocation of a service in a machine. */
export type Invocation = {
  /** Its name in `setup`. */
  service: string
  /** Id of the state that invokes it. */
  state: string
  node: AnyStateNode
  kind: 'promise' | 'subscription' | 'machine' | 'unknown'
  handles: { success: boolean; failure: boolean }
}

/** Every invocation of a machine, in file order. */
export const invocationsOf = (machine: AnyStateMachine): readonly Invocation[] =>
  allNodes(machine).flatMap((node) =>
    node.invoke.map(({ id, src }) => ({
      service: String(src),
      state: stateId(node),
      node,
      kind: kindOf(machine.implementations.actors[String(src)]),
      handles: {
        success: node.transitions.has(`xstate.done.actor.${id}`),
        failure: node.transitions.has(`xstate.error.actor.${id}`),
      },
    })),
  )

const kindOf = (logic: unknown): Invocation['kind'] => {
  if (logic instanceof StateMachine) return 'machine'
  if (!hasTransition(logic)) return 'unknown'
  return String(logic.transition) === promiseTransition ? 'promise' : 'subscription'
}

const hasTransition = (logic: unknown): logic is { transition: unknown } =>
  typeof logic === 'object' && logic !== null && 'transition' in logic

/* XState does not mark promise logic, so it is recognised by its source text. */
const promiseTransition = String(fromPromise(() => Promise.resolve()).transition)
