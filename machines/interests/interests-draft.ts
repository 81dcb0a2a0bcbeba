import type { InterestsDraft } from '../drafts.ts'

/** What differs between the stored interests and the chosen ones, in any order; null where nothing does. */
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

/** The choice as the member finds it: what is stored now, and over it what the draft took up and gave up. */
export const restoredInterests = (
  stored: readonly string[],
  draft: InterestsDraft | null,
): readonly string[] => {
  if (!draft) return stored
  const kept = stored.filter((name) => !draft.removed.includes(name))
  return [...new Set([...kept, ...draft.added])]
}
