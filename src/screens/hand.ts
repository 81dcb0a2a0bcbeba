import type { EventOf, SnapshotOf } from './snapshot.ts'

/** A control, as assistive technology finds it; a password has no role, so its field is found by the label. */
export type Control =
  | { role: string; name: string | RegExp; within?: { role: string; name: string | RegExp } }
  | { label: string }

/** What a person does to send an event, as data: tests, journeys and the machine lab do it. */
export type Hand =
  /**
   * `through`: controls that are pressed before, such as a menu's; `or`: others that do the
   * same; `lasting`: it is there even while a press comes to nothing, such as a link to where one is.
   */
  | {
      does: 'press'
      on: Control
      through?: readonly Control[]
      or?: readonly Control[]
      lasting?: boolean
    }
  /** The whole text is put in, over whatever stands there. */
  | { does: 'type'; into: Control; text: string }
  | { does: 'press a key'; on: Control; key: string }
  /** The press opens the browser's window for files. */
  | { does: 'choose a file'; by: Control }
  /** No person sends it. */
  | {
      by: 'the browser' | 'another tab' | 'another machine' | 'the machine itself' | 'the services'
    }
  /** The machine would take it, but the page keeps people from sending it: by this control. */
  | { by: 'nobody'; held: Control }

/** What is done for every event of a machine; where it depends on payload or state, by a function of both. */
export type Hands<Machine extends Talkative> = {
  readonly [Type in EventOf<Machine>['type']]:
    | Hand
    | ((event: Extract<EventOf<Machine>, { type: Type }>, snapshot: SnapshotOf<Machine>) => Hand)
}

type Talkative = {
  getInitialSnapshot(...args: never[]): unknown
  transition(snapshot: never, event: never, ...rest: never[]): unknown
}
