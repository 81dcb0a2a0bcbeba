import type { AnyMachineSnapshot } from 'xstate'
import { labelOf, runningMachines, runningServices } from './actor-tree.ts'
import { type ConfigurationKeys, configurationOf } from './configuration.ts'
import { count, emptyTally, sum, sumOf } from './counting.ts'
import { type Harness, startHarness } from './harness.ts'
import { instrument } from './instrumented-machine.ts'
import {
  type AnyModel,
  type Counts,
  type InvariantInput,
  inputsOf,
  type LastMove,
} from './model.ts'
import { type Move, makeMove, type OnRead, possibleMoves } from './moves.ts'
import { addTo, createRecorder, messageOf, type OpenStep, type Step } from './recorder.ts'
import { reportingTo } from './reporting-reads.ts'
import { restore, type SavedState, saved } from './saved-state.ts'
import type { Timer } from './step-clock.ts'
import { serviceName } from './xstate-internals.ts'

/** One walk of a model's machine on a step clock, from one of its inputs. */
export type Run = {
  now(): number
  timers(): readonly Timer[]
  snapshot(): AnyMachineSnapshot
  history(): History
  lastStep(): Step
  /** The possible moves, the refused events, and the guard results behind them. */
  possibleMoves(): Possibilities
  /** The running services, as `check verified (polling)`. */
  services(): readonly string[]
  /** The number of running child machines and services. */
  actors(): number
  /** Makes a move of `possibleMoves()`. Throws if it is not possible now. */
  make(move: Move): Step
  /** Lets `ms` pass and fires the timers that are due. */
  advance(ms: number): Step
  /** The input of the invariants. */
  observe(): InvariantInput<AnyModel['machine']>
  /** The key of this configuration. */
  configuration(): string
  keys(): ConfigurationKeys
  /** The error of a failed actor: a throw in an action or guard, an unhandled rejection, an endless loop. */
  actorError(): string | null
  /** Properties that were read from events without payload, as `resend requested: at`. */
  misread: ReadonlySet<string>
  /** Names that invariants have looked up in the counts and that have not occurred, as `started: save`. */
  askedFor: ReadonlySet<string>
  /** The name of a service that runs although no machine lists it as its child any more, or null. */
  orphan(): string | null
  /** The events that the machine has sent to itself, by their types. */
  sentToItself: ReadonlySet<string>
  /** Its state, to which it can return; null if its data could change unnoticed until then. */
  saved(): SavedState | null
  /** Returns to a saved state of this run, with the history of a path to it. */
  restore(state: SavedState, history: History): void
  /** Makes moves that lead to a known configuration, without recording them, and copies its history. */
  follow(moves: readonly Move[], history: History): void
}

/** The input of a run, and its steps; the first step is the start itself. */
export type History = { input: string; steps: readonly Step[] }

/** The path that a run has walked. */
export const pathOfRun = (run: Run): { input: string; moves: readonly string[] } => {
  const { input, steps } = run.history()
  return { input, moves: steps.flatMap(({ move }) => (move ? [move.name] : [])) }
}

/** What a configuration allows; `refused` holds names of user events. */
export type Possibilities = {
  moves: readonly Move[]
  refused: readonly string[]
  guards: ReadonlySet<string>
}

/** Starts a run. Throws if the model has no such input. */
export const startRun = (model: AnyModel, input: string): Run => {
  const inputs = inputsOf(model)
  if (!Object.hasOwn(inputs, input))
    throw new Error(`No input '${input}'; there are: ${Object.keys(inputs).join(', ')}.`)
  const recorder = createRecorder(instrument(model))
  const misread = new Set<string>()
  const asked = new Set<string>()
  const onRead: OnRead = (event, property) => misread.add(`${event}: ${property}`)
  const reporting = reportingCounts(asked)
  const start = recorder.begin(null)
  let history: History = { input, steps: [start] }
  let past: History | null = null
  let before: AnyMachineSnapshot | null = null
  let childrenBefore: LastMove<AnyModel['machine']>['childrenBefore'] = {}
  const readingIn =
    (step: OpenStep): OnRead =>
    (event, property) => {
      onRead(event, property)
      addTo(step, 'misread', `${event}: ${property}`)
    }
  const harness = startHarness(model, input, recorder, readingIn(start))
  const { root, clock, perform } = harness

  const record = (move: Move | null, work: (step: OpenStep) => void): Step => {
    before = root.getSnapshot()
    childrenBefore = childrenOf(harness)
    const step = recorder.begin(move)
    past = history
    history = { input: history.input, steps: history.steps.concat(step) }
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
    askedFor: asked,
    sentToItself: recorder.sentToItself,
    orphan() {
      if (Object.keys(lastStep().counts.started).length === 0) return null
      const machines = runningMachines(harness.instrumented, root)
      const running = [...machines, ...runningServices(machines)].map(({ actor }) => actor)
      const orphan = recorder.orphanBeside(new Set(running))
      return orphan && serviceName(orphan)
    },
    possibleMoves() {
      const asked = recorder.begin(null)
      const { moves, refused } = perform(() => possibleMoves(harness, onRead))
      return { moves, refused, guards: asked.guards }
    },
    services: () => runningServices(runningMachines(harness.instrumented, root)).map(labelOf),
    actors: () => {
      const machines = runningMachines(harness.instrumented, root)
      return machines.length - 1 + runningServices(machines).length
    },
    make: (move) =>
      record(move, (step) => {
        if (move.kind === 'send') count(step.counts, 'sent', move.event)
        if (move.kind === 'settle') count(step.counts, 'ended', `${move.service}: ${move.outcome}`)
        step.payload = makeMove(move, harness, readingIn(step))
      }),
    advance: (ms) => record(null, () => clock.advance(ms)),
    observe: () => {
      const { counts, payload, messages, actions } = lastStep()
      const [here, earlier] = [history, past]
      const inAll = <Kind extends keyof Counts>(kind: Kind): Counts[Kind] =>
        earlier ? sumOf[kind](totalOf(earlier), counts) : totalOf(here)[kind]
      return Object.assign(reporting(inAll), {
        snapshot: root.getSnapshot(),
        justNow: reporting((kind) => counts[kind]),
        last: { ...payload, before, childrenBefore, messages, actions },
      })
    },
    saved: () => saved(harness, recorder),
    restore(state, known) {
      restore(harness, recorder, state)
      history = known
      past = null
    },
    follow(moves, known) {
      recorder.begin(null)
      for (const move of moves) perform(() => makeMove(move, harness, onRead))
      history = known
      past = null
    },
    configuration: () => configurationOf(harness, model).key,
    keys: () => configurationOf(harness, model),
    actorError: () => {
      const { status, error } = root.getSnapshot()
      return status === 'error' ? messageOf(error) : recorder.actorError()
    },
  }
}

/**
 * Counts that remember which names were asked for in vain, because a misspelt name counts as never. They are computed
 * when they are read: most invariants read few of them.
 */
const reportingCounts = (asked: Set<string>) => {
  const reportingAs = (kind: string) =>
    reportingTo<Counts['sent']>((name) => asked.add(`${kind}: ${name}`))
  const reported = {
    sent: reportingAs('sent'),
    started: reportingAs('started'),
    ended: reportingAs('ended'),
  }
  return (countsOf: <Kind extends keyof Counts>(kind: Kind) => Counts[Kind]): Counts => {
    const known: { -readonly [Kind in keyof Counts]?: Counts[Kind] } = {}
    const reporting = (kind: keyof typeof reported) =>
      (known[kind] ??= new Proxy(countsOf(kind), reported[kind]))
    return {
      get sent() {
        return reporting('sent')
      },
      get started() {
        return reporting('started')
      },
      get ended() {
        return reporting('ended')
      },
      get emitted() {
        return countsOf('emitted')
      },
      get sentTo() {
        return countsOf('sentTo')
      },
    }
  }
}

/** The sum of a history. */
const totalOf = (history: History): Counts => {
  const known = totals.get(history)
  if (known) return known
  const total = history.steps.map(({ counts }) => counts).reduce<Counts>(sum, emptyTally())
  totals.set(history, total)
  return total
}

/* All moves from one configuration share its history, so their total is computed once. */
const totals = new WeakMap<History, Counts>()

const childrenOf = ({ instrumented, root }: Harness) =>
  Object.fromEntries(
    runningMachines(instrumented, root)
      .slice(1)
      .map(({ under, snapshot }) => [under.join(' › '), snapshot]),
  )
