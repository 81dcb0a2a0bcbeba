import type { AnyModel } from '../../src/model.ts'
import { modelFrom } from '../../src/model-from.ts'
import { actors } from './actors.ts'
import { everyday } from './everyday.ts'
import { field } from './field.ts'
import { guards } from './guards.ts'
import { history } from './history.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { mistakes } from './mistakes.ts'
import { models } from './models.ts'
import { moments } from './moments.ts'
import { outcomes } from './outcomes.ts'
import { services } from './services.ts'
import type { Shape } from './shape.ts'
import { streams } from './streams.ts'
import { time } from './time.ts'

/** Every machine of the corpus. */
export const corpus: readonly Shape[] = [
  ...everyday,
  ...history,
  ...services,
  ...outcomes,
  ...actors,
  ...time,
  ...moments,
  ...mistakes,
  ...guards,
  ...models,
  ...limits,
  ...streams,
  ...messages,
  ...field,
]

/**
 * A new model of a machine. The engine remembers what it knows of a model, and Stryker attributes code to the tests that
 * run it: a test that takes the model or the report of another one would kill no mutant.
 */
export const modelOf = ({ what, machine, lines }: Shape): AnyModel =>
  lines?.defaults === false
    ? { machine, question: what, inputs: { anyone: undefined }, outcomes: {}, ...lines }
    : modelFrom(machine, { question: what, ...lines })
