import { useActorRef, useSelector } from '@xstate/react'
import type { Member } from '../../machines/member.ts'
import type { ProfileField, ProfileMode } from '../../machines/profile-form/profile-form-values.ts'
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
    props: {
      ...picture,
      ...location,
      form: useSelector(flow, profileFormPropsOf),
      onField: (field: ProfileField, value: string) =>
        flow.send({ type: 'field changed', field, value }),
      onSubmit: () => {
        const sending = wish()
        if (sending) flow.send({ type: 'submitted', picture: sending, location: place() })
      },
      onCancelUpload: () => flow.send({ type: 'upload cancelled' }),
    },
    onCancel: () =>
      flow.send({
        type: 'cancelled',
        unsaved: wish()?.kind !== 'kept' || place() !== member.location,
      }),
    onLeave: () => flow.send({ type: 'changes given up' }),
    onStay: () => flow.send({ type: 'changes kept' }),
  }
}
