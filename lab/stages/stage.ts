import type { ReactElement } from 'react'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Instant } from '../../machines/member.ts'
import type { AnyModel, Model } from '../../machines/model/model.ts'
import type { Hand, Hands } from '../../src/screens/hand.ts'
import type { Looks } from '../../src/screens/look.ts'
import type { EventOf, SendTo, SnapshotOf } from '../../src/screens/snapshot.ts'

/** What a stage is given to show one moment of its machine. */
export type Moment<Machine extends AnyStateMachine> = {
  snapshot: SnapshotOf<Machine>
  /** Takes what a person does on the page to the machine. */
  send: SendTo<Machine>
  /** The present moment (epoch ms), for countdowns. */
  now: Instant
  /**
   * The event that a hand is about to send, or null. Some events carry what stands beside the machine on the
   * page, such as the picture that another machine has prepared: the stage then shows a page where it stands.
   */
  next: EventOf<Machine> | null
}

/** A machine on the very screen that the site renders for it, with the rest of the page at rest. */
export type StageOf<Machine extends AnyStateMachine> = {
  model: Model<Machine>
  /** What a person sees in each state. */
  looks: Looks
  /** What is done to send each event. */
  hands: Hands<Machine>
  show(moment: Moment<Machine>): ReactElement
}

/** A stage of whichever machine: what tests and lab work with. */
export type Stage = {
  model: AnyModel
  looks: Looks
  handFor(event: AnyEventObject, snapshot: AnyMachineSnapshot): Hand
  show(moment: {
    snapshot: AnyMachineSnapshot
    send: (event: AnyEventObject) => void
    now: Instant
    next: AnyEventObject | null
  }): ReactElement
}

/** Declares a stage: looks, hands and props are checked against the model's machine. */
export const stageOf = <Machine extends AnyStateMachine>(stage: StageOf<Machine>): Stage => {
  const { model, looks, hands, show } = stage
  return { model, looks, show, handFor: handsFor(hands) }
}

/** What is done to send an event: the hand of its type, asked with payload and state where it depends on them. */
export const handsFor = <Machine extends AnyStateMachine>(
  hands: Hands<Machine>,
): Stage['handFor'] => {
  const byType: Partial<Record<string, Hand | ((event: never, snapshot: never) => Hand)>> = hands
  return (event, snapshot) => {
    const hand = byType[event.type]
    if (!hand) throw new Error(`Nothing is said of how '${event.type}' is sent.`)
    return typeof hand === 'function' ? hand(event as never, snapshot as never) : hand
  }
}
