import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Member } from '../../../machines/member.ts'
import { isSmall } from '../../../machines/picture/crop.ts'
import type { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { ProfileMode } from '../../../machines/profile-form/profile-form-values.ts'
import { locationHandlers, toLocationProps } from '../../screens/location/view-props.ts'
import { pictureHandlers, toPictureProps } from '../../screens/picture/view-props.ts'
import { profileFormHandlers, toProfileFormProps } from '../../screens/profile-form/view-props.ts'
import { profileDraftNames, profileFormFlow } from '../flows/profile-form.ts'
import { localDay } from '../local-day.ts'
import { useNavigationBlocker } from '../navigation/use-navigation-blocker.ts'
import { useStoredDraft } from './use-draft.ts'
import { useApp, useEventRouting, useInspection, useProvided } from './use-flow.ts'
import { useReadablePhone } from './use-readable-phone.ts'
import { useRestartAfterEnd } from './use-restart.ts'

/** The props of a profile form, with its picture and its location. */
export const useProfileForm = (mode: ProfileMode, member: Member, restart: () => void) => {
  const { clock, position, pictureFiles } = useApp().services
  const draft = useStoredDraft(profileDraftNames[mode])
  const inspection = useInspection()
  const flow = useActorRef(useProvided(profileFormFlow), {
    ...inspection,
    input: {
      mode,
      member,
      today: localDay(clock.now()),
      draft,
      hasGeolocation: position.isSupported(),
    },
  })
  // The refs of the start: a finished form has stopped its children, and its page still shows their last snapshots.
  const [{ picture, location }] = useState(() => childrenOf(flow.getSnapshot()))
  useEventRouting(flow)
  useEventRouting(location)
  useRestartAfterEnd(flow, restart)
  const snapshot = useSelector(flow, (current) => current)
  const objectUrlOf = (id: string) => pictureFiles.objectUrlOf(id)
  const handlers = profileFormHandlers(flow.send)
  const form = toProfileFormProps(snapshot)
  const phone = useReadablePhone(snapshot.context)

  useNavigationBlocker({
    closeDialog: () => {
      // A finished form has stopped the picture, whose dialog would block every Back.
      if (flow.getSnapshot().status !== 'active') return false
      const isOpen =
        flow.getSnapshot().hasTag('confirming') || picture.getSnapshot().hasTag('cropping')
      handlers.onStay()
      picture.send({ type: 'crop cancelled' })
      return isOpen
    },
    isUnsaved: () => flow.getSnapshot().hasTag('unsaved'),
    ask: () => flow.send({ type: 'leave requested' }),
    isLostOnReload: () => isLostOnReload(flow.getSnapshot()),
  })
  return {
    ...handlers,
    form: { ...form, values: { ...form.values, phone } },
    picture: toPictureProps(
      useSelector(picture, (current) => current),
      { stored: snapshot.context.profileImage, isSmall, objectUrlOf },
    ),
    onPicture: pictureHandlers(picture.send, (file) =>
      acceptsFile(picture.getSnapshot()) ? pictureFiles.add(file) : null,
    ),
    location: useSelector(location, toLocationProps),
    onLocation: locationHandlers(location.send),
  }
}

type Snapshot = SnapshotFrom<typeof profileFormMachine>

const childrenOf = ({ children: { picture, location } }: Snapshot) => {
  if (!picture || !location) throw new Error('The profile form has not started its children')
  return { picture, location }
}

/** A file that the picture would ignore is never held, because nobody would release it. */
const acceptsFile = (picture: SnapshotFrom<typeof pictureMachine>): boolean =>
  picture.status === 'active' && picture.can({ type: 'file chosen', id: '' })

/** A draft stores everything except a picture. */
const isLostOnReload = ({ status, context: { picture, isDraftLost } }: Snapshot): boolean =>
  status === 'active' && (picture?.kind !== 'unchanged' || isDraftLost)
