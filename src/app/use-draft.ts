import { useEffect, useRef, useState } from 'react'
import type { DraftName, Drafts } from '../../machines/drafts.ts'
import type { SessionSnapshot } from './enter-session.ts'
import { useApp } from './use-flow.ts'

/** What this tab has kept of a form for whoever is here, as it was when the page came up. */
export const useKeptDraft = <Name extends DraftName>(name: Name): Drafts[Name] | null => {
  const { services, session } = useApp()
  const [draft] = useState(() => services.storage.readDraft(name, ownerOf(session.getSnapshot())))
  return draft
}

/** Keeps what a form holds whenever it has changed; null drops it. Nothing is written for who has gone meanwhile. */
export const useKeepDraft = <Name extends DraftName>(
  name: Name,
  draft: Drafts[Name] | null,
): void => {
  const { services, session } = useApp()
  const [owner] = useState(() => ownerOf(session.getSnapshot()))
  const kept = useRef('')
  useEffect(() => {
    const text = JSON.stringify(draft)
    if (text === kept.current || ownerOf(session.getSnapshot()) !== owner) return
    kept.current = text
    services.storage.writeDraft(name, owner, draft)
  })
}

/** A member's uid; null for a visitor. */
const ownerOf = (session: SessionSnapshot): string | null =>
  session.hasTag('signed in') ? (session.context.identity?.uid ?? null) : null
