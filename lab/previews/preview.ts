import type { ReactElement } from 'react'
import type { AnyModel } from 'statewalk'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Instant } from '../../machines/member.ts'
import type { EventOf, SendTo, SnapshotOf } from '../../src/screens/snapshot.ts'
import type {
  Expectations,
  Interaction,
  Interactions,
  PageObject,
} from '../page-objects/page-object.ts'

/** The input for rendering one moment of a machine. */
export type Moment<Machine extends AnyStateMachine> = {
  snapshot: SnapshotOf<Machine>
  send: SendTo<Machine>
  /** The present moment (epoch ms), for countdowns. */
  now: Instant
  /**
   * The event that an interaction is about to send, or null. Some events carry data from outside the machine, such as
   * the picture that another machine has prepared: the page is then rendered with that data.
   */
  next: EventOf<Machine> | null
}

/** A machine with the screen that the site renders for it. The rest of the page is idle. */
export type PreviewOf<Machine extends AnyStateMachine> = PageObject<Machine> & {
  show(moment: Moment<Machine>): ReactElement
}

/** A preview of any machine, as tests and the lab use it. */
export type Preview = {
  model: AnyModel
  expectations: Expectations
  interactionFor(event: AnyEventObject, snapshot: AnyMachineSnapshot): Interaction
  show(moment: {
    snapshot: AnyMachineSnapshot
    send: (event: AnyEventObject) => void
    now: Instant
    next: AnyEventObject | null
  }): ReactElement
}

/** Declares a preview. Expectations, interactions and props are checked against the model's machine. */
export const previewOf = <Machine extends AnyStateMachine>(
  preview: PreviewOf<Machine>,
): Preview => {
  const { model, expectations, interactions, show } = preview
  return { model, expectations, show, interactionFor: interactionsFor(interactions) }
}

/** The interaction that sends an event, called with payload and state if it depends on them. */
const interactionsFor = <Machine extends AnyStateMachine>(
  interactions: Interactions<Machine>,
): Preview['interactionFor'] => {
  const byType: Partial<
    Record<string, Interaction | ((event: never, snapshot: never) => Interaction)>
  > = interactions
  return (event, snapshot) => {
    const interaction = byType[event.type]
    if (!interaction) throw new Error(`No interaction sends '${event.type}'.`)
    return typeof interaction === 'function'
      ? interaction(event as never, snapshot as never)
      : interaction
  }
}
