import { useEffect, useRef, useState } from 'react'
import type { DraftName, Drafts } from '../../../machines/drafts.ts'
import { draftOwner } from '../flows/flow-actors.ts'
import { useApp } from './use-flow.ts'

/** The draft of a form that this tab has stored for the current user, read once when the page is mounted. */
export const useStoredDraft = <Name extends DraftName>(name: Name): Drafts[Name] | null => {
  const { services, session } = useApp()
  const [draft] = useState(() =>
    services.storage.readDraft(name, draftOwner(session.getSnapshot())),
  )
  return draft
}

/** Stores the draft of a form whenever it changes; null removes it. Writes nothing after the owner has signed out. */
export const usePersistDraft = <Name extends DraftName>(
  name: Name,
  draft: Drafts[Name] | null,
): void => {
  const { services, session } = useApp()
  const [owner] = useState(() => draftOwner(session.getSnapshot()))
  const lastStored = useRef('')
  useEffect(() => {
    const text = JSON.stringify(draft)
    if (text === lastStored.current || draftOwner(session.getSnapshot()) !== owner) return
    lastStored.current = text
    services.storage.writeDraft(name, owner, draft)
  })
}
