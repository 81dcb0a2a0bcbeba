import { useActorRef, useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { isSamePlace, type Member, type Place } from '../../../machines/member.ts'
import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import {
  changesOf,
  type ProfileDraft,
  type ProfileMode,
} from '../../../machines/profile-form/profile-form-values.ts'
import { profileFormHandlers, toProfileFormProps } from '../../screens/profile-form/view-props.ts'
import { profileFormFlow } from '../flows/profile-form.ts'
import { localDay } from '../local-day.ts'
import { useNavigationBlocker } from '../navigation/use-navigation-blocker.ts'
import { usePersistDraft, useStoredDraft } from './use-draft.ts'
import { useApp, useEventRouting, useInspection, useProvided } from './use-flow.ts'
import { useLocationField } from './use-location-field.ts'
import { usePicture } from './use-picture.ts'
import { useRestartAfterEnd } from './use-restart.ts'

const draftNames = { completing: 'profile completion', editing: 'edit profile' } as const

/** The props of a profile form, which has three machines: form, picture and location. */
export const useProfileForm = (mode: ProfileMode, member: Member, restart: () => void) => {
  const { services } = useApp()
  const draft = useStoredDraft(draftNames[mode])
  const inspection = useInspection()
  const flow = useActorRef(useProvided(profileFormFlow), {
    ...inspection,
    input: { mode, member, today: localDay(services.clock.now()), draft },
  })
  useEventRouting(flow)
  useRestartAfterEnd(flow, restart)
  const { pictureChange, closeDialog, ...picture } = usePicture(member.profileImage)
  const { place, ...location } = useLocationField(
    draft?.place === undefined ? member.location : draft.place,
  )
  const snapshot = useSelector(flow, (current) => current)
  usePersistDraft(draftNames[mode], draftOf(snapshot, place))

  const isPictureChanged = () => pictureChange()?.kind !== 'unchanged'
  const handlers = profileFormHandlers(flow.send, {
    submission: () => {
      const picture = pictureChange()
      return picture && { picture, location: place }
    },
    isUnsaved: () => isPictureChanged() || !isSamePlace(place, member.location),
  })
  useNavigationBlocker({
    closeDialog: () => {
      const isAsking = flow.getSnapshot().hasTag('confirming')
      handlers.onStay()
      return isAsking || closeDialog()
    },
    isUnsaved: () =>
      flow.getSnapshot().matches('editing') &&
      (isPictureChanged() || draftOf(flow.getSnapshot(), place) !== null),
    ask: () => flow.send({ type: 'leave requested' }),
    isLostOnReload: () => flow.getSnapshot().status === 'active' && isPictureChanged(),
  })
  return { ...picture, ...location, form: toProfileFormProps(snapshot), ...handlers }
}

/** Null if the form is saved, discarded or unchanged (decision 0049). `place` comes from the location machine. */
const draftOf = (
  { status, context: { values, member } }: SnapshotFrom<typeof profileFormMachine>,
  place: Place | null,
): ProfileDraft | null => {
  const fields = changesOf(values, member)
  const isMoved = !isSamePlace(place, member.location)
  if (status !== 'active' || (Object.keys(fields).length === 0 && !isMoved)) return null
  return { fields, ...(isMoved && { place }) }
}
