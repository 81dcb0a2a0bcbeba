import { diffMarkdown, diffOf } from '../machine-diff.ts'
import type { AnyModel } from '../model.ts'
import { progressOf, type Result, type Settings } from './commands.ts'

/**
 * Compares the machines of two files by their ids, or the only machine of each. Differences are no failure, because a
 * new version is meant to differ.
 */
export const diffAll = (
  before: readonly AnyModel[],
  after: readonly AnyModel[],
  settings: Settings,
): readonly Result[] => {
  const isOnly = before.length === 1 && after.length === 1
  const idOf = ({ machine: { id } }: AnyModel) => (isOnly ? '' : id)
  const removed = before.filter((old) => !after.some((now) => idOf(now) === idOf(old)))
  return [
    ...after.map((now) => {
      const old = before.find((each) => idOf(each) === idOf(now))
      return old
        ? diffMarkdown(diffOf(old, now, { progress: progressOf(now, settings) }))
        : `## ${now.machine.id}\n\nThe machine is new.`
    }),
    ...removed.map(({ machine }) => `## ${machine.id}\n\nThe machine is removed.`),
  ].map((text) => ({ text, failed: false }))
}
