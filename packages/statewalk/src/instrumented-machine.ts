import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'
import { controllableActor, isBystander } from './controllable-actor.ts'
import { guardNames, reportingGuards, reportingInline } from './guards.ts'
import type { AnyModel } from './model.ts'
import { describedOutcomes, modelFrom } from './model-from.ts'
import { ownEntry } from './own-entry.ts'
import { invocationsOf } from './services.ts'
import { maxDelay } from './step-clock.ts'
import { delayNamesOf, missingDelays, transitionsOf } from './transitions.ts'
import {
  isMachine,
  type LogicKind,
  logicKindOf,
  logicOf,
  parentOf,
  replaceGuard,
  replaceLogic,
  serviceName,
  withholdActions,
} from './xstate-internals.ts'

/** Callbacks that observe an {@link InstrumentedMachine} while it runs. */
export type Observer = {
  now(): number
  guardEvaluated(name: string, holds: boolean): void
}

/** A model's machine, instrumented for control. All runs of the model share it. */
export type InstrumentedMachine = {
  machine: AnyStateMachine
  /** The model of the root. */
  rootModel: AnyModel
  /** Delay names by the event type that XState gives the timer, including those of child machines. */
  delayNames: ReadonlyMap<string, string>
  /** The model of a machine in this tree: the root's, or a child's own. */
  modelOf(machine: AnyStateMachine): AnyModel | undefined
  /** The kind of the logic that a stub replaces. */
  kindOf(stub: AnyActorRef): LogicKind
  /** Takes control of every actor that is created, and stops endless loops. Every inspection event passes here first. */
  inspect(event: InspectionEvent): void
  /** Runs `work` with these callbacks installed. */
  perform<Result>(observer: Observer, work: () => Result): Result
}

/**
 * Instruments a model's machine. Every actor that the machine starts is controlled when XState creates it: child
 * machines run as instrumented copies, transition functions as they are, all other logic is replaced by a stub, and
 * custom actions are withheld. Guards
 * report, wall-clock delays use the step clock, endless loops stop. Throws if a guard is not implemented.
 * Expressions of `assign`, `enqueueActions`, guards, delays, events and input must run, because they compute what
 * follows: an effect inside of them is real.
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
  let messages = 0
  const lastMessages = new Set<string>()
  const delayNames = new Map<string, string>()
  const models = new Map<unknown, AnyModel | undefined>()
  const copies = new Map<AnyStateMachine, Map<AnyModel | undefined, AnyStateMachine>>()
  const kinds = new WeakMap<AnyActorRef, LogicKind>()
  const microsteps = new Map<object, number>()
  const now = () => observer?.now() ?? 0
  const report = (name: string, holds: boolean) => observer?.guardEvaluated(name, holds)

  const copyOf = (machine: AnyStateMachine, model: AnyModel | undefined): AnyStateMachine => {
    const isRoot = model === rootModel
    const copy = machine.provide({
      guards: isRoot ? reportingGuards(machine, report) : {},
      delays: { ...assumedDelays(machine), ...model?.delays?.(now) },
      actors: standIns(machine),
    })
    if (isRoot) {
      for (const [transition, id] of transitionsOf(copy))
        replaceGuard(transition, (guard) => reportingInline(guard, id, report))
    }
    models.set(copy, model)
    for (const [eventType, name] of delayNamesOf(copy)) delayNames.set(eventType, name)
    return copy
  }

  const childCopy = (machine: AnyStateMachine, model: AnyModel | undefined): AnyStateMachine => {
    const byModel = copies.get(machine) ?? new Map<AnyModel | undefined, AnyStateMachine>()
    copies.set(machine, byModel)
    const derived = () =>
      rootModel.defaults
        ? modelFrom(machine, { outcomes: describedOutcomes(rootModel.outcomes) })
        : undefined
    const copy = byModel.get(model) ?? copyOf(machine, model ?? derived())
    byModel.set(model, copy)
    return copy
  }

  const takeControl = (actor: AnyActorRef): void => {
    const logic = logicOf(actor)
    if (isBystander(actor)) return
    withholdActions(actor, (name) => rootModel.runs?.includes(name) ?? false)
    if (logic === machine) return
    const parent = parentOf(actor)
    const name = serviceName(actor)
    const model = parent && models.get(logicOf(parent))
    if (isMachine(logic) && !ownEntry(model?.outcomes, name)) {
      replaceLogic(actor, childCopy(logic, ownEntry(model?.children, name)))
    } else {
      const kind = logicKindOf(logic)
      kinds.set(actor, kind)
      if (kind !== 'transition' || ownEntry(model?.outcomes, name))
        replaceLogic(actor, controllableActor)
    }
  }

  const countMessage = ({ actorRef, event }: InspectionEvent & { type: '@xstate.event' }): void => {
    microsteps.delete(actorRef)
    messages += 1
    if (messages > maxMessages - namedMessages)
      lastMessages.add(`'${nameOf(actorRef as AnyActorRef)}' receives '${event.type}'`)
    // The error of the failed actor passes to its parent, or else it would be thrown at the caller.
    if (messages <= maxMessages || event.type.startsWith('xstate.error.')) return
    throw new Error([tooManyMessages, ...lastMessages].join('\n'))
  }

  const countMicrostep = (actor: object): void => {
    const count = (microsteps.get(actor) ?? 0) + 1
    if (count > maxChain) throw new Error(tooManyMicrosteps)
    microsteps.set(actor, count)
  }

  const machine = copyOf(rootModel.machine, rootModel)
  refuse(machine)
  return {
    machine,
    rootModel,
    delayNames,
    modelOf: (machine) => models.get(machine),
    kindOf: (stub) => kinds.get(stub) ?? 'unknown',
    inspect(event) {
      if (event.type === '@xstate.actor') takeControl(event.actorRef as AnyActorRef)
      if (event.type === '@xstate.event') countMessage(event)
      if (event.type === '@xstate.microstep') countMicrostep(event.actorRef)
    },
    perform(next, work) {
      messages = 0
      // The end of an actor is no event, and a run that returns to a state ends it again and again.
      microsteps.clear()
      lastMessages.clear()
      observer = next
      try {
        return work()
      } finally {
        observer = null
      }
    },
  }
}

const nameOf = (actor: AnyActorRef): string => {
  const logic = logicOf(actor)
  return isMachine(logic) ? logic.id : actor.id
}

/** XState would ignore a delay without an implementation. The longest one leaves time for everything else. */
const assumedDelays = (machine: AnyStateMachine): Readonly<Record<string, number>> =>
  Object.fromEntries(missingDelays(machine).map((delay) => [delay, maxDelay]))

/** Stubs for the actors that a machine names but does not implement. */
const standIns = (machine: AnyStateMachine): AnyStateMachine['implementations']['actors'] =>
  Object.fromEntries(
    invocationsOf(machine)
      .filter(({ logic }) => logic === undefined)
      .map(({ service }) => [service, controllableActor]),
  )

/** The maximum number of microsteps in one move. Without it XState follows a cycle of `always` endlessly. */
const maxChain = 100
/** The maximum number of events in one move. Without it two actors that answer each other never end. */
const maxMessages = 10_000
/* The events that the error names: more than any plausible cycle has. */
const namedMessages = 10
const tooManyMessages = `Infinite loop: more than ${maxMessages} events follow one move. The last ones:`
const tooManyMicrosteps = `Infinite loop: more than ${maxChain} microsteps follow one event.`

/**
 * Throws before anything starts if a machine, or a machine that it invokes, names a guard without an implementation.
 * XState would stop with an error. The message names every place.
 */
export const refuse = (machine: AnyStateMachine): void => {
  const reasons = [...new Set(refusalsOf(machine, new Set()))]
  if (reasons.length > 0) throw new Error(reasons.join('\n'))
}

const refusalsOf = (machine: AnyStateMachine, seen: Set<AnyStateMachine>): readonly string[] => {
  if (seen.has(machine)) return []
  seen.add(machine)
  return [
    ...missingGuards(machine),
    ...invocationsOf(machine).flatMap(({ logic }) =>
      isMachine(logic) ? refusalsOf(logic, seen) : [],
    ),
  ]
}

const missingGuards = (machine: AnyStateMachine): readonly string[] =>
  [...transitionsOf(machine)].flatMap(([transition, id]) =>
    guardNames(transition.guard)
      .filter((name) => ownEntry(machine.implementations.guards, name) === undefined)
      .map((name) => missing(machine, name, id)),
  )

const missing = (machine: AnyStateMachine, name: string, place: string): string =>
  `'${machine.id}' cannot be explored: the guard '${name}' has no implementation (${place}). Add it to setup or with provide.`
