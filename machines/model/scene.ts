import { type AnyActorRef, createActor } from 'xstate'
import { type AnyModel, inputsOf } from './model.ts'
import { type Audience, type Stage, stageOf } from './stage.ts'
import { atTheMoment } from './steered-actor.ts'
import { createStepClock, type StepClock } from './step-clock.ts'
import type { Witness } from './witness.ts'

/** A machine that is playing: its stage, its clock, its root actor and who listens. */
export type Scene = {
  stage: Stage
  clock: StepClock
  root: AnyActorRef
  audience: Audience
}

/** Starts a model's machine on its stage, before the eyes of the witness. */
export const openScene = (model: AnyModel, input: string, witness: Witness): Scene => {
  const stage = stageOf(model)
  const clock = createStepClock({ nameOf: () => delayName() })
  const audience: Audience = { now: clock.now, guardAsked: witness.guardAsked }
  const root = stage.perform(audience, () =>
    createActor(stage.machine, {
      input: atTheMoment(inputsOf(model)[input], clock.now()),
      clock,
      inspect: witness.inspect,
    }),
  )
  const delayName = delayNames(root, stage)
  root.subscribe({ error: () => {} })
  root.on('*', witness.emitted)
  stage.perform(audience, () => root.start())
  return { stage, clock, root, audience }
}

/* The clock is not told which timer it keeps; it is the one that the system has just begun to schedule. */
const delayNames = (root: AnyActorRef, { delayNames }: Stage) => {
  const scheduled = new WeakSet<object>()
  return (): string => {
    const all = Object.values(root.system.getSnapshot()._scheduledEvents)
    const added = all.find((timer) => !scheduled.has(timer))
    if (!added) return 'an unnamed timer'
    scheduled.add(added)
    return delayNames.get(added.event.type) ?? added.event.type
  }
}
