import { type AnyStateMachine, StateMachine } from 'xstate'
import type { Instant } from '../member.ts'
import { reportingGuards } from './guards.ts'
import type { AnyModel } from './model.ts'
import { steeredActor } from './steered-actor.ts'
import { delayNamesOf } from './transitions.ts'

/** Who listens while a machine on a {@link Stage} moves. */
export type Audience = {
  now(): Instant
  guardAsked(name: string, holds: boolean): void
}

/** A model's machine made fit for steering; one stage serves all runs of its model. */
export type Stage = {
  machine: AnyStateMachine
  /** Delay names by the event type that xstate gives the timer, child machines included. */
  delayNames: ReadonlyMap<string, string>
  /** The model that speaks for a machine on this stage: the root's, or a child's own. */
  modelOf(machine: AnyStateMachine): AnyModel | undefined
  /** Does `work` with the audience in its seat. */
  perform<Result>(audience: Audience, work: () => Result): Result
}

/** The stage of a model: services steered, guards reporting, wall-clock delays on the step clock, loops cut. */
export const stageOf = (model: AnyModel): Stage => {
  const known = stages.get(model)
  if (known) return known
  const stage = build(model)
  stages.set(model, stage)
  return stage
}

const stages = new WeakMap<AnyModel, Stage>()

const build = (rootModel: AnyModel): Stage => {
  let audience: Audience | null = null
  const delayNames = new Map<string, string>()
  const models = new Map<AnyStateMachine, AnyModel>()
  const now = () => audience?.now() ?? 0

  const put = (machine: AnyStateMachine, model: AnyModel | undefined): AnyStateMachine => {
    const isRoot = model === rootModel
    const steered = machine.provide({
      actors: Object.fromEntries(
        Object.entries(machine.implementations.actors).map(([name, logic]) => [
          name,
          logic instanceof StateMachine && !model?.outcomes[name]
            ? put(logic, model?.children?.[name])
            : steeredActor,
        ]),
      ),
      guards: isRoot
        ? reportingGuards(machine, (name, holds) => audience?.guardAsked(name, holds))
        : {},
      delays: model?.delays?.(now) ?? {},
    })
    steered.options.maxIterations = longestChain
    if (model) models.set(steered, model)
    for (const [eventType, name] of delayNamesOf(steered)) delayNames.set(eventType, name)
    return steered
  }

  return {
    machine: put(rootModel.machine, rootModel),
    delayNames,
    modelOf: (machine) => models.get(machine),
    perform(next, work) {
      const before = audience
      audience = next
      try {
        return work()
      } finally {
        audience = before
      }
    },
  }
}

/** Microsteps in one move; without an end xstate follows a cycle of `always` for ever. */
const longestChain = 100
