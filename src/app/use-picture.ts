import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { isSmall } from '../../machines/picture/crop.ts'
import { wishOf } from '../../machines/picture/picture-machine.ts'
import { pictureActs } from '../screens/picture/acts-of.ts'
import { picturePropsOf } from '../screens/picture/props-of.ts'
import { pictureFlow } from './flows/picture.ts'
import { useApp, useInspection, useProvided } from './use-flow.ts'

/** The picture on a profile form: its part of the screen's props, and what is to become of it. */
export const usePicture = (stored: string) => {
  const { pictureFiles } = useApp().services
  const inspection = useInspection()
  const flow = useActorRef(useProvided(pictureFlow), inspection)
  const hold = useHeldFiles()
  const given = { stored, isSmall, addressOf: (id: string) => pictureFiles.addressOf(id) }
  const snapshot = useSelector(flow, (current) => current)

  useEffect(() => {
    const following = flow.subscribe(({ context }) => hold.keep(context.preparedId))
    return () => following.unsubscribe()
  }, [flow, hold])

  return {
    picture: picturePropsOf(snapshot, given),
    onPicture: pictureActs(flow.send, hold.file),
    /** Closes the dialog in which a part is chosen; false where it is not open. */
    closeDialog: () => {
      const isOpen = flow.getSnapshot().hasTag('cropping')
      flow.send({ type: 'crop cancelled' })
      return isOpen
    },
    /** What the form sends; null while a file is being looked at. */
    wish: () => {
      const now = flow.getSnapshot()
      if (!now.matches('settled')) return null
      return wishOf(now.context.preparedId, now.matches({ settled: 'removed' }))
    },
  }
}

/** Forgets every file that this page has held as soon as the page goes. */
const useHeldFiles = () => {
  const { pictureFiles } = useApp().services
  const held = useRef(new Set<string>())
  useEffect(() => {
    const ids = held.current
    return () => {
      for (const id of ids) pictureFiles.release(id)
    }
  }, [pictureFiles])
  return useRef({
    file: (file: File) => {
      const id = pictureFiles.hold(file)
      held.current.add(id)
      return id
    },
    keep: (id: string | null) => {
      if (id !== null) held.current.add(id)
    },
  }).current
}
