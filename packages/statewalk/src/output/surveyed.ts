import type { AnyModel } from '../model.ts'
import type { ModelReport } from '../model-report.ts'

/** A surveyed model: its report, or the error that ended its exploration. */
export type Surveyed =
  | { model: AnyModel; report: ModelReport; error: null }
  | { model: AnyModel; report: null; error: string }
