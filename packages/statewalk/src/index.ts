export type { Chart, ChartEdge, ChartLabel, ChartState } from './chart/chart.ts'
export { chartOf } from './chart/chart-of.ts'
export { mermaidOf } from './chart/mermaid.ts'
export { outcomeAt } from './controllable-actor.ts'
export {
  type Coverage,
  coverageOf,
  coverageOfPaths,
  coverageTable,
  gapsOf,
  type Verdict,
} from './coverage.ts'
export { type CoverageItem, type Dimension, dimensions } from './coverage-items.ts'
export { type Driver, walk } from './driver.ts'
export { differenceFrom, differenceText, type MachineDifference } from './equivalence.ts'
export { type ExploreOptions, explore } from './explore.ts'
export type { Finding, FindingVerdict } from './findings.ts'
export { freeMoveNamed, passOf, sendOf } from './free-moves.ts'
export type { Criterion } from './goals.ts'
export type { Configuration, Edge, Graph } from './graph.ts'
export { guardLabel } from './guards.ts'
export {
  type CheckOptions,
  checkConfiguration,
  checkInvariants,
  type Violation,
  violationLine,
} from './invariants.ts'
export {
  diffMarkdown,
  diffOf,
  isChanged,
  type MachineDiff,
  type MoveDiff,
} from './machine-diff.ts'
export { machineDriver } from './machine-driver.ts'
export {
  type Answer,
  type AnsweringService,
  type AnyModel,
  type AtTheMoment,
  type Counts,
  type InvariantInput,
  inputsOf,
  type LastMove,
  type Message,
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
  problemsOf,
  type ReportOptions,
  reportModel,
} from './model-report.ts'
export type { Move } from './moves.ts'
export { type Means, narrowed } from './narrowing.ts'
export { differenceOf, type Observation, observationOf } from './observation.ts'
export { jsonOf } from './output/json.ts'
export { junitOf } from './output/junit.ts'
export type { Surveyed } from './output/surveyed.ts'
export { pairsCovered } from './pairs.ts'
export { pathLines } from './path-lines.ts'
export { pathId, pathName } from './path-name.ts'
export { makePath, type Path, pathsOf, pathsToStates, pathTo } from './paths.ts'
export type { Step } from './recorder.ts'
export { type Fixture, findPath, fixtureOf, moveNamed, replay } from './replay.ts'
export { defaultRules, type Rules } from './rules.ts'
export { type Run, startRun } from './run.ts'
export { servicePlacesOf } from './service-places.ts'
export { clockStart, createStepClock, type StepClock, type Timer } from './step-clock.ts'
export { followTemporalRules } from './temporal-check.ts'
export type { Occurrence, Span, TemporalRule, TemporalRules } from './temporal-rules.ts'
export { checkDelay } from './timers.ts'
export {
  activeStates,
  allNodes,
  delayNamesOf,
  eventTypesOf,
  stateId,
  transitionsOf,
} from './transitions.ts'
export { type UserEvent, userEventsOf } from './user-events.ts'
