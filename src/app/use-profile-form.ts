import { useActorRef, useSelector } from '@xstate/react'
import type { Member } from '../../machines/member.ts'
import type { ProfileMode } from '../../machines/profile-form/profile-form-values.ts'
import { profileFormActs } from '../screens/profile-form/acts-of.ts'
import { profileFormPropsOf } from '../screens/profile-form/props-of.ts'
import { profileFormFlow } from './flows/profile-form.ts'
import { localDay } from './local-day.ts'
import { useApp, useFollow, useProvided } from './use-flow.ts'
import { useLocationField } from './use-location-field.ts'
import { usePicture } from './use-picture.ts'

/** Both profile forms: three machines, one for the form, one for its picture, one for its location. */
export const useProfileForm = (mode: ProfileMode, member: Member) => {
  const { services } = useApp()
  const flow = useActorRef(useProvided(profileFormFlow), {
    input: { mode, member, today: localDay(services.clock.now()) },
  })
  useFollow(flow)
  const { wish, ...picture } = usePicture(member.profileImage)
  const { place, ...location } = useLocationField(member.location)
  return {
    ...picture,
    ...location,
    form: useSelector(flow, profileFormPropsOf),
    ...profileFormActs(flow.send, {
      sending: () => {
        const picture = wish()
        return picture && { picture, location: place() }
      },
      unsaved: () => wish()?.kind !== 'kept' || place() !== member.location,
    }),
  }
}
