import type { Model } from 'statewalk'
import type { AnyStateMachine } from 'xstate'
import type { Expectations } from './expectation.ts'
import type { Interactions } from './interaction.ts'

/** What a person can do with a machine and sees of it: the screen's interactions and its content in each state. */
export type PageObject<
  Machine extends AnyStateMachine,
  Seen extends Expectations = Expectations,
> = {
  model: Model<Machine>
  interactions: Interactions<Machine>
  expectations: Seen
}

/** Declares a page object. Its types are checked against the model's machine. */
export const pageObject = <Machine extends AnyStateMachine, const Seen extends Expectations>(
  page: PageObject<Machine, Seen>,
): PageObject<Machine, Seen> => page
