/** The interests that were added and removed since the last save. */
export type InterestChanges = { added: readonly string[]; removed: readonly string[] }

/** The difference between the stored and the selected interests, or null if there is none. */
export const interestChangesOf = ({
  stored,
  selected,
}: {
  stored: readonly string[]
  selected: readonly string[]
}): InterestChanges | null => {
  const added = selected.filter((name) => !stored.includes(name))
  const removed = stored.filter((name) => !selected.includes(name))
  return added.length + removed.length > 0 ? { added, removed } : null
}

/** The stored interests with the changes. */
export const changedInterests = (
  stored: readonly string[],
  changes: InterestChanges | null,
): readonly string[] => {
  if (!changes) return stored
  const remaining = stored.filter((name) => !changes.removed.includes(name))
  return [...new Set([...remaining, ...changes.added])]
}
