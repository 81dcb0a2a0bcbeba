import { type AnyModel, replay } from 'statewalk'
import { type Coverage, coverageOfPaths } from 'statewalk/internal'

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
