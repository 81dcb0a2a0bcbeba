import { type AnyStateMachine, StateMachine } from 'xstate'
import { controllableActor } from './controllable-actor.ts'
import { reportingGuards } from './guards.ts'
import type { AnyModel } from './model.ts'
import { delayNamesOf } from './transitions.ts'

/** Callbacks that observe an {@link InstrumentedMachine} while it runs. */
export type Observer = {
  now(): number
  guardEvaluated(name: string, holds: boolean): void
}

/** A model's machine, instrumented for control. All runs of the model share it. */
export type InstrumentedMachine = {
  machine: AnyStateMachine
  /** Delay names by the event type that XState gives the timer, including those of child machines. */
  delayNames: ReadonlyMap<string, string>
  /** The model of a machine in this tree: the root's, or a child's own. */
  modelOf(machine: AnyStateMachine): AnyModel | undefined
  /** Runs `work` with these callbacks installed. */
  perform<Result>(observer: Observer, work: () => Result): Result
}

/**
 * Instruments a model's machine: services are stubs, guards report, wall-clock delays use the step clock, endless loops
 * stop.
 */
export const instrument = (model: AnyModel): InstrumentedMachine => {
  const known = cache.get(model)
  if (known) return known
  const instrumented = build(model)
  cache.set(model, instrumented)
  return instrumented
}

const cache = new WeakMap<AnyModel, InstrumentedMachine>()

const build = (rootModel: AnyModel): InstrumentedMachine => {
  let observer: Observer | null = null
  const delayNames = new Map<string, string>()
  const models = new Map<AnyStateMachine, AnyModel>()
  const now = () => observer?.now() ?? 0

  const put = (machine: AnyStateMachine, model: AnyModel | undefined): AnyStateMachine => {
    const isRoot = model === rootModel
    const controlled = machine.provide({
      actors: Object.fromEntries(
        Object.entries(machine.implementations.actors).map(([name, logic]) => [
          name,
          logic instanceof StateMachine && !model?.outcomes[name]
            ? put(logic, model?.children?.[name])
            : controllableActor,
        ]),
      ),
      guards: isRoot
        ? reportingGuards(machine, (name, holds) => observer?.guardEvaluated(name, holds))
        : {},
      delays: model?.delays?.(now) ?? {},
    })
    controlled.options.maxIterations = maxChain
    if (model) models.set(controlled, model)
    for (const [eventType, name] of delayNamesOf(controlled)) delayNames.set(eventType, name)
    return controlled
  }

  return {
    machine: put(rootModel.machine, rootModel),
    delayNames,
    modelOf: (machine) => models.get(machine),
    perform(next, work) {
      const before = observer
      observer = next
      try {
        return work()
      } finally {
        observer = before
      }
    },
  }
}

/** The maximum number of microsteps in one move. Without it XState follows a cycle of `always` endlessly. */
const maxChain = 100
