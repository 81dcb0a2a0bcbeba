import { type AnyMachineSnapshot, createActor } from 'xstate'
import type { Instant } from '../member.ts'
import { configurationOf } from './configuration.ts'
import { count, type Tally, total } from './counting.ts'
import type { AnyModel, Observation } from './model.ts'
import { type Move, perform, possibleMoves } from './moves.ts'
import { stageOf } from './stage.ts'
import { atTheMoment } from './steered-actor.ts'
import { createStepClock, type Timer } from './step-clock.ts'
import { createWitness, messageOf, type Step } from './witness.ts'

/** One walk of a model's machine under a stepped clock, from one of its inputs. */
export type Run = {
  input: string
  now(): Instant
  timers(): readonly Timer[]
  snapshot(): AnyMachineSnapshot
  /** Every step so far; the first is the start. */
  steps: readonly Step[]
  /** What can happen now, what the active states speak of but refuse, and the guards that said so. */
  possible(): Possibilities
  /** Makes a move of `possible()`. Throws when what it speaks of is not there. */
  make(move: Move): Step
  /** Lets `ms` pass; timers that fall due fire. */
  advance(ms: number): Step
  /** What invariants look at. */
  observe(): Observation<AnyModel['machine']>
  /** A text that tells this configuration from others. */
  configuration(): string
  /** What went wrong in an actor: a throw in an action or guard, an unhandled failure, an endless loop. */
  trouble(): string | null
  /** Properties that were read from events without payload, as `resend requested: at`. */
  misread: ReadonlySet<string>
}

/** What a configuration allows; `refused` are names of user events. */
export type Possibilities = {
  moves: readonly Move[]
  refused: readonly string[]
  guards: ReadonlySet<string>
}

/** Starts a run. Throws when the model has no such input. */
export const startRun = (model: AnyModel, input: string): Run => {
  if (!Object.hasOwn(model.inputs, input))
    throw new Error(`No input '${input}'; there are: ${Object.keys(model.inputs).join(', ')}.`)
  const stage = stageOf(model)
  const witness = createWitness(stage)
  const scheduled = new WeakSet<object>()
  const clock = createStepClock({
    nameOf: () => {
      const all = Object.values(root.system.getSnapshot()._scheduledEvents)
      const added = all.find((timer) => !scheduled.has(timer))
      if (!added) return 'timer'
      scheduled.add(added)
      return stage.delayNames.get(added.event.type) ?? added.event.type
    },
  })
  const audience = { now: clock.now, guardAsked: witness.guardAsked }
  const steps: Step[] = []
  const misread = new Set<string>()
  const onRead = (event: string, property: string) => misread.add(`${event}: ${property}`)

  const record = (move: Move | null, work: (counts: Tally) => void): Step => {
    const step = witness.begin(move)
    steps.push(step)
    stage.perform(audience, () => work(step.counts))
    return step
  }
  const start = witness.begin(null)
  steps.push(start)
  const root = stage.perform(audience, () =>
    createActor(stage.machine, {
      input: atTheMoment(model.inputs[input], clock.now()),
      clock,
      inspect: witness.inspect,
    }),
  )
  root.subscribe({ error: () => {} })
  root.on('*', witness.emitted)
  stage.perform(audience, () => root.start())
  const scene = { stage, clock, root }

  return {
    input,
    now: clock.now,
    timers: clock.timers,
    snapshot: () => root.getSnapshot(),
    steps,
    misread,
    possible() {
      const asked = witness.begin(null)
      const { moves, refused } = stage.perform(audience, () => possibleMoves(scene, onRead))
      return { moves, refused, guards: asked.guards }
    },
    make: (move) =>
      record(move, (counts) => {
        if (move.kind === 'send') count(counts.sent, move.event)
        if (move.kind === 'settle') count(counts.ended, `${move.service}: ${move.outcome}`)
        perform(move, scene, onRead)
      }),
    advance: (ms) => record(null, () => clock.advance(ms)),
    observe: () => ({
      snapshot: root.getSnapshot(),
      ...total(steps.map(({ counts }) => counts)),
      justNow: steps.at(-1)?.counts ?? total([]),
    }),
    configuration: () => configurationOf(scene, model),
    trouble: () => {
      const { status, error } = root.getSnapshot()
      return status === 'error' ? messageOf(error) : witness.trouble()
    },
  }
}
