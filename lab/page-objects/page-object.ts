import type { Model } from 'statewalk'
import type { AnyStateMachine } from 'xstate'
import type { SessionAnswer } from '../../machines/session/session-events.ts'
import { writtenWithoutEvent } from '../../machines/typed-samples.ts'
import type { TypedValue } from '../../machines/typed-value.ts'
import type { EventOf, SnapshotOf } from '../../src/screens/snapshot.ts'

/**
 * The expected content of the screen in one state of a machine: one line per element, located by role and accessible
 * name. The name of a status, an alert or a paragraph is its text. `absent` elements must not exist. `disabled` includes
 * aria-disabled.
 */
export type Expectation = readonly {
  role: string
  name: string | RegExp
  absent?: boolean
  disabled?: boolean
}[]

/** The expectations of a screen, by the state path of its machine (`a.b.c`). */
export type Expectations = Readonly<Record<string, Expectation>>

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

/** What a person can do with a machine and sees of it: the screen's interactions and its content in each state. */
export type PageObject<Machine extends AnyStateMachine> = {
  model: Model<Machine>
  interactions: Interactions<Machine>
  expectations: Expectations
}

/** Declares a page object. Its types are checked against the model's machine. */
export const pageObject = <Machine extends AnyStateMachine>(
  page: PageObject<Machine>,
): PageObject<Machine> => page

/** The interaction that enters a value into a field. */
export const typing = (into: Control, { value, unreadable = false }: TypedValue): Interaction => ({
  does: 'type',
  into,
  text: value,
  ...(unreadable && { how: 'unreadable' }),
  ...(value === writtenWithoutEvent && { how: 'without an event' }),
})

/** The interaction that presses a button, if necessary that of a dialog. */
export const press = (name: string, dialog?: string | RegExp): Interaction => ({
  does: 'press',
  on: { role: 'button', name, ...(dialog && { within: { role: 'dialog', name: dialog } }) },
})

/** The events of this sender, which no person sends. */
export const by = <Type extends string>(
  sender: Extract<Interaction, { by: string }>['by'],
  ...events: readonly Type[]
): Readonly<Record<Type, Interaction>> =>
  Object.fromEntries(events.map((event) => [event, { by: sender }])) as Record<Type, Interaction>

/** The same expectation in each of these states. */
export const inEach = <State extends string>(
  expectation: Expectation,
  ...states: readonly State[]
): Readonly<Record<State, Expectation>> =>
  Object.fromEntries(states.map((state) => [state, expectation])) as Record<State, Expectation>

const answers: readonly SessionAnswer['type'][] = [
  'session opened',
  'session not opened',
  'deletion resumed',
]

/** The answers of the session to the pages that sign in. */
export const sessionAnswers = by('another machine', ...answers)
