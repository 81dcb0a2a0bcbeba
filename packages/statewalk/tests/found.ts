import type { AnyModel } from '../src/model.ts'
import { type ReportOptions, reportModel } from '../src/model-report.ts'

/** The findings of a model without their paths and evidence. */
export const found = (model: AnyModel, options: ReportOptions = {}) =>
  reportModel(model, options).findings.map(({ about, verdict, name, note, follows }) => ({
    ...{ about, verdict, name, note, follows },
  }))

/** A broken finding as {@link found} returns it. */
export const proven = (
  about: 'model' | 'rule' | 'coverage',
  name: string,
  follows: string[] = [],
) => ({
  ...{ about, verdict: 'broken', name, note: null, follows },
})
