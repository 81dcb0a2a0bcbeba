import { type AnyModel, replay } from 'statewalk'
import {
  type Coverage,
  coverageOfPaths,
  type Dimension,
  dimensions,
  type Verdict,
} from 'statewalk/internal'

/** A path that a test run has walked to its end. */
export type WalkedPath = { input: string; moves: readonly string[] }

/** What walked paths cover of a model now. Paths that are no longer possible are ignored. */
export const walkedCoverage = (model: AnyModel, paths: readonly WalkedPath[]): Coverage =>
  coverageOfPaths(
    model,
    paths.filter((path) => isPossible(model, path)),
  )

const isPossible = (model: AnyModel, path: WalkedPath): boolean => {
  try {
    replay(model, path)
    return true
  } catch {
    return false
  }
}

/** The union of both coverages. What one of them knows to be unreachable stays so until it is covered. */
export const mergeCoverage = (one: Coverage, other: Coverage): Coverage =>
  coverageOf((dimension) => mergeVerdicts(one[dimension], other[dimension]))

/** The coverage with these verdicts of each kind of item. */
export const coverageOf = (verdictsOf: (dimension: Dimension) => Verdicts): Coverage =>
  Object.fromEntries(dimensions.map((dimension) => [dimension, verdictsOf(dimension)])) as Coverage

type Verdicts = Readonly<Record<string, Verdict>>

const mergeVerdicts = (one: Verdicts, other: Verdicts): Verdicts =>
  Object.fromEntries(
    Object.entries(one).map(([id, verdict]) => {
      const both = [verdict, other[id]]
      if (both.includes('covered')) return [id, 'covered']
      return [id, both.includes('unreachable') ? 'unreachable' : 'uncovered']
    }),
  )
