import type { AnyModel } from '../../src/model.ts'
import { modelFrom } from '../../src/model-from.ts'
import { type ModelReport, reportModel } from '../../src/model-report.ts'
import { actors } from './actors.ts'
import { everyday } from './everyday.ts'
import { field } from './field.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { mistakes } from './mistakes.ts'
import { models } from './models.ts'
import { services } from './services.ts'
import type { Shape } from './shape.ts'
import { streams } from './streams.ts'
import { time } from './time.ts'

const modelOf = ({ what, machine, lines }: Shape): AnyModel =>
  lines?.defaults === false
    ? { machine, question: what, inputs: { anyone: undefined }, outcomes: {}, ...lines }
    : modelFrom(machine, { question: what, ...lines })

/** Every machine of the corpus, with its model and the report of it, which the first test that reads it makes. */
export const corpus = [
  ...everyday,
  ...services,
  ...actors,
  ...time,
  ...mistakes,
  ...models,
  ...limits,
  ...streams,
  ...messages,
  ...field,
].map((shape) => {
  const model = modelOf(shape)
  let report: ModelReport | undefined
  return {
    ...shape,
    model,
    get report() {
      report ??= reportModel(model)
      return report
    },
  }
})
