import { useActorRef, useSelector } from '@xstate/react'
import { isSamePlace, type Member } from '../../machines/member.ts'
import type { ProfileMode } from '../../machines/profile-form/profile-form-values.ts'
import { profileFormActs } from '../screens/profile-form/acts-of.ts'
import { profileFormPropsOf } from '../screens/profile-form/props-of.ts'
import { profileFormFlow } from './flows/profile-form.ts'
import { localDay } from './local-day.ts'
import { profileDraftOf } from './profile-draft-of.ts'
import { useKeepDraft, useKeptDraft } from './use-draft.ts'
import { useApp, useFollow, useInspection, useProvided } from './use-flow.ts'
import { useHold } from './use-hold.ts'
import { useLocationField } from './use-location-field.ts'
import { usePicture } from './use-picture.ts'
import { useAgain } from './use-rounds.ts'

const draftNames = { completing: 'profile completion', editing: 'edit profile' } as const

/** Both profile forms: three machines, one for the form, one for its picture, one for its location. */
export const useProfileForm = (mode: ProfileMode, member: Member, again: () => void) => {
  const { services } = useApp()
  const draft = useKeptDraft(draftNames[mode])
  const inspection = useInspection()
  const flow = useActorRef(useProvided(profileFormFlow), {
    ...inspection,
    input: { mode, member, today: localDay(services.clock.now()), draft },
  })
  useFollow(flow)
  useAgain(flow, again)
  const { wish, closeDialog, ...picture } = usePicture(member.profileImage)
  const { place, ...location } = useLocationField(
    draft?.place === undefined ? member.location : draft.place,
  )
  const snapshot = useSelector(flow, (current) => current)
  useKeepDraft(draftNames[mode], profileDraftOf(snapshot, place))

  const isPictureChanged = () => wish()?.kind !== 'kept'
  const acts = profileFormActs(flow.send, {
    sending: () => {
      const picture = wish()
      return picture && { picture, location: place }
    },
    unsaved: () => isPictureChanged() || !isSamePlace(place, member.location),
  })
  useHold({
    closeDialog: () => {
      const asks = flow.getSnapshot().hasTag('asking')
      acts.onStay()
      return asks || closeDialog()
    },
    isUnsaved: () =>
      flow.getSnapshot().matches('editing') &&
      (isPictureChanged() || profileDraftOf(flow.getSnapshot(), place) !== null),
    ask: () => flow.send({ type: 'leave requested' }),
    isLostOnReload: () => flow.getSnapshot().status === 'active' && isPictureChanged(),
  })
  return { ...picture, ...location, form: profileFormPropsOf(snapshot), ...acts }
}
