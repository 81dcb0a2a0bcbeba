export { coverageOf, coverageTable } from './coverage.ts'
export { type Driver, machineDriver, walk } from './driver.ts'
export { explore } from './explore.ts'
export type { Finding } from './findings.ts'
export type { Graph } from './graph.ts'
export { diffMarkdown, diffOf, type MachineDiff } from './machine-diff.ts'
export {
  type Answer,
  type AnyModel,
  type InvariantInput,
  type Model,
  modelOf,
  type Outcome,
} from './model.ts'
export { type ModelLines, modelFrom } from './model-from.ts'
export {
  findingText,
  type ModelReport,
  modelReportText,
  problemsIn,
  reportModel,
} from './model-report.ts'
export type { Move } from './moves.ts'
export type { Observation } from './observation.ts'
export { type Path, pathsOf, pathsToStates } from './paths.ts'
export { type BrokenPath, brokenPathText, type WalkOptions, walkAtRandom } from './random-walk.ts'
export { type Fixture, replay } from './replay.ts'
export type { Rules } from './rules.ts'
export { type Run, startRun } from './run.ts'
export type { TemporalRule } from './temporal-rules.ts'
