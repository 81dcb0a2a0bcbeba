import { type AnyStateMachine, type AnyStateNode, fromPromise, StateMachine } from 'xstate'
import { allNodes, stateId } from './transitions.ts'

/** A place in a machine where a service is invoked. */
export type Invocation = {
  /** Its name in `setup`. */
  service: string
  /** Id of the state that invokes it. */
  state: string
  node: AnyStateNode
  kind: 'promise' | 'subscription' | 'machine' | 'unknown'
  handles: { success: boolean; failure: boolean }
}

/** Every invocation of a machine, in the order of the file. */
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

/* xstate marks the logic of promises in no way but by how it behaves, and that is written in its source. */
const promiseTransition = String(fromPromise(() => Promise.resolve()).transition)
