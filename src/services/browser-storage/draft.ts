import type { Clock, DraftKey, DraftValues, MemberStorage } from '../../../machines/ports.ts'
import { isObject, isText, type Parse } from '../unknown-data.ts'
import { storageKeys } from './keys.ts'
import type { SafeStorage } from './safe-storage.ts'
import { createStoredValue, parseUid } from './stored-values.ts'

const DAY = 24 * 3_600_000

type Draft = Omit<DraftKey, 'form'> & { form: string; values: DraftValues }

/** The draft of one tab: the values of the form in which something was typed last (decision 0049). */
export const createDraft = (
  storage: SafeStorage,
  clock: Clock,
): Pick<MemberStorage, 'readDraft' | 'writeDraft' | 'holdDraft'> & {
  /**
   * Removes the draft of everyone but `uid`, and stores the held draft of this member again. Without a member, the draft
   * is held.
   */
  keepDraftOf(uid: string | null): void
} => {
  const stored = createStoredValue(storage, storageKeys.draft.key, {
    parse: parseDraft,
    maxAge: DAY,
  })
  let held: Draft | null = null
  const read = () => stored.read(clock.now())
  const remove = (of: DraftKey) => {
    if (isOf(read(), of)) stored.clear()
    if (isOf(held, of)) held = null
  }
  const keepDraftOf = (uid: string | null) => {
    const draft = read()
    if (draft && draft.uid !== uid) stored.clear()
    if (uid === null) held = draft?.uid ? draft : held
    else {
      if (held?.uid === uid) stored.write(held, clock.now())
      held = null
    }
  }

  return {
    readDraft: (of) => {
      const draft = [read(), held].find((each) => isOf(each, of))
      if (draft?.version === of.version) return draft.values
      remove(of)
      return null
    },
    writeDraft: (of, values) => {
      if (values) return stored.write({ ...of, values }, clock.now())
      remove(of)
      return true
    },
    holdDraft: () => keepDraftOf(null),
    keepDraftOf,
  }
}

const isOf = (draft: Draft | null, { form, uid }: DraftKey): boolean =>
  draft?.form === form && draft.uid === uid

const parseDraft: Parse<Draft> = (data) => {
  if (!isObject(data)) return null
  const { form, version, values } = data
  const uid = parseUid(data.uid)
  return isText(form, 100) &&
    (uid !== null || data.uid === null) &&
    (version === null || isText(version, 100)) &&
    isTexts(values)
    ? { form, uid, version, values }
    : null
}

const isTexts = (data: unknown): data is DraftValues =>
  isObject(data) && Object.values(data).every((text) => typeof text === 'string')
