/* What the lab and the tests of the site share with the engine. It changes without notice. */
export { actionNames } from './actions.ts'
export { outcomeAt } from './controllable-actor.ts'
export {
  type Coverage,
  coverageOfPaths,
  type Dimension,
  dimensions,
  gapsOf,
  type Verdict,
} from './coverage.ts'
export type { Edge } from './graph.ts'
export { guardLabel } from './guards.ts'
export { type AnsweringService, inputsOf } from './model.ts'
export { differenceOf, observationOf } from './observation.ts'
export { pathId, pathLines } from './path-lines.ts'
export type { Criterion } from './paths.ts'
export { makePath } from './paths.ts'
export { freeMoveNamed, moveNamed, passOf, sendOf } from './replay.ts'
export { servicePlacesOf } from './services.ts'
export { clockStart, createStepClock, type StepClock } from './step-clock.ts'
export {
  activeStates,
  allNodes,
  delayNamesOf,
  eventTypesOf,
  stateId,
  transitionsOf,
} from './transitions.ts'
export { userEventsOf } from './user-events.ts'
