import type { InterestsDraft } from '../drafts.ts'

/** The difference between the stored and the selected interests, or null if there is none. */
export const interestsDraftOf = ({
  stored,
  selected,
}: {
  stored: readonly string[]
  selected: readonly string[]
}): InterestsDraft | null => {
  const added = selected.filter((name) => !stored.includes(name))
  const removed = stored.filter((name) => !selected.includes(name))
  return added.length + removed.length > 0 ? { added, removed } : null
}

/** The stored interests with the changes of the draft. */
export const restoredInterests = (
  stored: readonly string[],
  draft: InterestsDraft | null,
): readonly string[] => {
  if (!draft) return stored
  const remaining = stored.filter((name) => !draft.removed.includes(name))
  return [...new Set([...remaining, ...draft.added])]
}
