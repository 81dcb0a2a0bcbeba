import type { PathStore } from './path-store.ts'

/**
 * Calls `found` at once. If the fragment names a path that has not been generated yet, generates paths first: the tour,
 * then pairs.
 */
export const findLater = (paths: PathStore, fragment: string, found: () => void): void => {
  const [, machine, id] = /^#\/([^/?]+)\/path\/([^/?]+)/.exec(fragment) ?? []
  if (machine === undefined || id === undefined || paths.find(machine, id)) {
    found()
    return
  }
  const stop = paths.subscribe(() => {
    if (paths.find(machine, id)) {
      stop()
      found()
    } else if (paths.get(machine, 'tour')?.explored === null) paths.want(machine, 'pairs')
  })
  paths.want(machine, 'tour')
}
