import * as v from 'valibot'
import type { DraftName, Drafts } from '../../../machines/drafts.ts'
import { placeLimits, reportLimits } from '../../../machines/member-api.gen.ts'
import type { Clock, MemberStorage } from '../../../machines/ports.ts'
import type { ProfileDraft } from '../../../machines/profile-form/profile-form-values.ts'
import { draftKeys } from './keys.ts'
import type { SafeStorage } from './safe-storage.ts'
import { createStoredValue, line, uidSchema } from './stored-values.ts'

const DAY = 24 * 3_600_000

/** The drafts of one tab. Each has a storage key and an owner, and is validated when it is read (decision 0049). */
export const createDrafts = (
  storage: SafeStorage,
  clock: Clock,
): Pick<MemberStorage, 'readDraft' | 'writeDraft' | 'removeOtherDrafts'> => {
  const storedDraft = (name: DraftName) =>
    createStoredValue(storage, draftKeys[name], { schema: ownedSchema, maxAge: DAY })

  const read = <Name extends DraftName>(name: Name, owner: string | null): Drafts[Name] | null => {
    const stored = storedDraft(name)
    const found = stored.read(clock.now())
    const schema: v.GenericSchema<unknown, Drafts[Name]> = draftSchemas[name]
    const draft = v.safeParse(schema, found?.draft)
    if (found?.owner === owner && draft.success) return draft.output
    stored.clear()
    return null
  }

  return {
    readDraft: read,
    writeDraft: (name, owner, given) => {
      const schema: v.GenericSchema<unknown, typeof given> = draftSchemas[name]
      const draft = v.safeParse(schema, given)
      if (draft.success) return storedDraft(name).write({ owner, draft: draft.output }, clock.now())
      storedDraft(name).clear()
      return given === null
    },
    removeOtherDrafts: (owner) => {
      for (const name of Object.keys(draftKeys) as DraftName[]) read(name, owner)
    },
  }
}

const ownedSchema = v.object({ owner: v.nullable(uidSchema), draft: v.unknown() })

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max))

const placeSchema = v.object({
  type: v.literal('Point'),
  coordinates: v.tuple([degrees(180), degrees(90)]),
  address: v.pipe(v.string(), v.maxLength(placeLimits.address)),
  city: line,
})

const profileSchema: v.GenericSchema<unknown, ProfileDraft> = v.object({
  fields: v.object({
    firstName: v.exactOptional(line),
    lastName: v.exactOptional(line),
    fullName: v.exactOptional(line),
    email: v.exactOptional(line),
    phone: v.exactOptional(line),
    dateOfBirth: v.exactOptional(v.pipe(v.string(), v.regex(/^(\d{4,6}-\d{2}-\d{2})?$/))),
  }),
  place: v.exactOptional(v.nullable(placeSchema)),
  picture: v.exactOptional(v.object({ kind: v.literal('removed') })),
  withoutPicture: v.exactOptional(v.literal(true)),
})

const names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100))

const draftSchemas: { [Name in DraftName]: v.GenericSchema<unknown, Drafts[Name]> } = {
  login: v.object({ identifier: line }),
  'forgot password': v.object({ email: line }),
  'profile completion': profileSchema,
  'edit profile': profileSchema,
  interests: v.object({ added: names, removed: names }),
  issue: v.object({
    description: v.pipe(v.string(), v.maxLength(reportLimits.bugDescription)),
  }),
}
