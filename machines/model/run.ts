import type { AnyMachineSnapshot } from 'xstate'
import type { Instant } from '../member.ts'
import { labelOf, runningMachines, runningServices } from './actor-tree.ts'
import { configurationOf } from './configuration.ts'
import { count, total } from './counting.ts'
import { type AnyModel, inputsOf, type Observation } from './model.ts'
import { type Move, makeMove, possibleMoves } from './moves.ts'
import { openScene } from './scene.ts'
import { stageOf } from './stage.ts'
import type { Timer } from './step-clock.ts'
import { createWitness, messageOf, type OpenStep, type Step } from './witness.ts'

/** One walk of a model's machine under a stepped clock, from one of its inputs. */
export type Run = {
  now(): Instant
  timers(): readonly Timer[]
  snapshot(): AnyMachineSnapshot
  history(): History
  lastStep(): Step
  /** What can happen now, what the active states speak of but refuse, and the guards that said so. */
  possible(): Possibilities
  /** The running services, as `check verified (polling)`. */
  services(): readonly string[]
  /** Makes a move of `possible()`. Throws when what it speaks of is not there. */
  make(move: Move): Step
  /** Lets `ms` pass; timers that fall due fire. */
  advance(ms: number): Step
  /** What invariants look at. */
  observe(): Observation<AnyModel['machine']>
  /** A text that tells this configuration from others; the whole one holds what `project` leaves out too. */
  configuration(options?: { whole?: boolean }): string
  /** What went wrong in an actor: a throw in an action or guard, an unhandled failure, an endless loop. */
  trouble(): string | null
  /** Properties that were read from events without payload, as `resend requested: at`. */
  misread: ReadonlySet<string>
  /** Takes over the history of another run that stands in the same configuration. */
  adopt(history: History): void
}

/** Where a run began, and every step since; the first is the start itself. */
export type History = { input: string; steps: readonly Step[] }

/** What a configuration allows; `refused` are names of user events. */
export type Possibilities = {
  moves: readonly Move[]
  refused: readonly string[]
  guards: ReadonlySet<string>
}

/** Starts a run. Throws when the model has no such input. */
export const startRun = (model: AnyModel, input: string): Run => {
  const inputs = inputsOf(model)
  if (!Object.hasOwn(inputs, input))
    throw new Error(`No input '${input}'; there are: ${Object.keys(inputs).join(', ')}.`)
  const witness = createWitness(stageOf(model))
  const misread = new Set<string>()
  const onRead = (event: string, property: string) => misread.add(`${event}: ${property}`)
  const start = witness.begin(null)
  let history: History = { input, steps: [start] }
  const scene = openScene(model, input, witness)
  const { root, clock } = scene
  const perform = <Result>(work: () => Result) => scene.stage.perform(scene.audience, work)

  const record = (move: Move | null, work: (step: OpenStep) => void): Step => {
    const step = witness.begin(move)
    history = { ...history, steps: [...history.steps, step] }
    perform(() => work(step))
    return step
  }

  const lastStep = (): Step => history.steps.at(-1) ?? start

  return {
    now: clock.now,
    timers: clock.timers,
    snapshot: () => root.getSnapshot(),
    history: () => history,
    lastStep,
    misread,
    possible() {
      const asked = witness.begin(null)
      const { moves, refused } = perform(() => possibleMoves(scene, onRead))
      return { moves, refused, guards: asked.guards }
    },
    services: () => runningServices(runningMachines(scene.stage, root)).map(labelOf),
    make: (move) =>
      record(move, (step) => {
        if (move.kind === 'send') count(step.counts.sent, move.event)
        if (move.kind === 'settle') count(step.counts.ended, `${move.service}: ${move.outcome}`)
        step.deed = makeMove(move, scene, onRead)
      }),
    advance: (ms) => record(null, () => clock.advance(ms)),
    observe: () => ({
      snapshot: root.getSnapshot(),
      ...total(history.steps.map(({ counts }) => counts)),
      justNow: lastStep().counts,
    }),
    adopt: (other) => {
      history = other
    },
    configuration: (options) => configurationOf(scene, model, options),
    trouble: () => {
      const { status, error } = root.getSnapshot()
      return status === 'error' ? messageOf(error) : witness.trouble()
    },
  }
}
