import { type AnyStateNode, type InspectionEvent, isMachineSnapshot } from 'xstate'
import { actionsBetween, actionsOnEntry, firstStates } from './actions.ts'
import { count, emptyTally, type Tally } from './counting.ts'
import { guardSide } from './guards.ts'
import type { Counts } from './model.ts'
import type { Deed, Move } from './moves.ts'
import type { Stage } from './stage.ts'
import { activeStates, stateId, statesAround, transitionsOf } from './transitions.ts'

/** What one move, or the start, has done. */
export type Step = {
  /** Null for the start, and for time that passed without a move. */
  move: Move | null
  /** The data that went with the move. */
  deed: Deed
  /** Ids of the transitions taken, in order, `always` included. */
  transitions: readonly string[]
  /** Names of the root machine's actions, in order: of states left, of transitions, of states entered. */
  actions: readonly string[]
  /** Ids of the states that were active at some moment of the step, passing ones included. */
  states: ReadonlySet<string>
  /** Sides of the guards that were asked. */
  guards: ReadonlySet<string>
  counts: Counts
}

/** Watches the root machine and writes down what happens, step by step. */
export type Witness = {
  inspect(event: InspectionEvent): void
  guardAsked(name: string, holds: boolean): void
  emitted(event: { type: string }): void
  /** Begins a step, which is written to until the next begins. */
  begin(move: Move | null): OpenStep
  /** What went wrong in a child machine, or null. */
  trouble(): string | null
}

/** A witness for one run on a stage. */
export const createWitness = (stage: Stage): Witness => {
  const ids = transitionsOf(stage.machine)
  let step = emptyStep(null)
  let trouble: string | null = null
  let active: readonly AnyStateNode[] = []

  return {
    begin: (move) => {
      step = emptyStep(move)
      return step
    },
    guardAsked: (name, holds) => step.guards.add(guardSide(name, holds)),
    emitted: (event) => step.counts.emitted.push(event),
    trouble: () => trouble,
    inspect(seen) {
      // The entering of the first states is no microstep to xstate.
      if (seen.type === '@xstate.actor' && seen.actorRef.sessionId === seen.rootId) {
        active = firstStates(stage.machine.root)
        for (const node of active) if (node.parent) step.states.add(stateId(node))
        step.actions.push(...actionsOnEntry(active))
      }
      if (seen.type === '@xstate.microstep' && seen.actorRef.sessionId === seen.rootId) {
        for (const transition of seen._transitions) {
          const id = ids.get(transition)
          if (id) step.transitions.push(id)
          for (const state of statesAround(transition)) step.states.add(state)
        }
        if (isMachineSnapshot(seen.snapshot)) {
          for (const state of activeStates(seen.snapshot)) step.states.add(state)
          step.actions.push(...actionsBetween(active, seen._transitions, seen.snapshot._nodes))
          active = seen.snapshot._nodes
        }
      }
      if (seen.type !== '@xstate.event') return
      if (seen.event.type === 'xstate.init') {
        const { actorRef } = seen
        if ('src' in actorRef && typeof actorRef.src === 'string')
          count(step.counts.started, actorRef.src)
      }
      if (seen.event.type.startsWith('xstate.error.actor.')) {
        const source: unknown = seen.sourceRef?.getSnapshot()
        if (isMachineSnapshot(source)) trouble ??= messageOf(source.error)
      }
    },
  }
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** A step that is still being written. */
export type OpenStep = {
  move: Move | null
  deed: Deed
  transitions: string[]
  actions: string[]
  states: Set<string>
  guards: Set<string>
  counts: Tally
}

const emptyStep = (move: Move | null): OpenStep => ({
  move,
  deed: { event: null, outcome: null },
  transitions: [],
  actions: [],
  states: new Set(),
  guards: new Set(),
  counts: emptyTally(),
})
