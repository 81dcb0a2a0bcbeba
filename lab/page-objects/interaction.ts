import type { EventOf, SnapshotOf } from '../../src/screens/snapshot.ts'

/** A locator of a control: by role and name, or by label, because a password field has no role. */
export type Control =
  | { role: string; name: string | RegExp; within?: { role: string; name: string | RegExp } }
  | { label: string }

/** The user interaction that sends an event, as data. Tests, journeys and the machine lab perform it. */
export type Interaction =
  /**
   * `through`: controls to press first, such as a menu button. `or`: other controls with the same effect. `lasting`: it
   * is also shown when a press has no effect, such as a link to the current page.
   */
  | {
      does: 'press'
      on: Control
      through?: readonly Control[]
      or?: readonly Control[]
      lasting?: boolean
    }
  /**
   * Replaces the value of the field. A program can write it without an event, and the browser can find it unreadable:
   * the form then finds it when it reads its fields again, for example because the focus moves.
   */
  | { does: 'type'; into: Control; text: string; how?: 'without an event' | 'unreadable' }
  | { does: 'press a key'; on: Control; key: string }
  /** The press opens the browser's file dialog. */
  | { does: 'choose a file'; by: Control }
  /** The event is not sent by a user. */
  | {
      by: 'the browser' | 'another tab' | 'another machine' | 'the machine itself' | 'the services'
    }
  /** The machine accepts the event, but this disabled control prevents users from sending it. */
  | { disabled: Control }

/** The interaction for every event of a machine, or a function of event and snapshot. */
export type Interactions<Machine extends AnyMachine> = {
  readonly [Type in EventOf<Machine>['type']]:
    | Interaction
    | ((
        event: Extract<EventOf<Machine>, { type: Type }>,
        snapshot: SnapshotOf<Machine>,
      ) => Interaction)
}

type AnyMachine = {
  getInitialSnapshot(...args: never[]): unknown
  transition(snapshot: never, event: never, ...rest: never[]): unknown
}
