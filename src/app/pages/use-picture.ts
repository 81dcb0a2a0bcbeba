import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { isSmall } from '../../../machines/picture/crop.ts'
import { pictureChangeOf } from '../../../machines/picture/picture-machine.ts'
import { pictureHandlers, toPictureProps } from '../../screens/picture/view-props.ts'
import { pictureFlow } from '../flows/picture.ts'
import { useApp, useInspection, useProvided } from './use-flow.ts'

/** The props of the picture on a profile form, and the change that the form submits. */
export const usePicture = (stored: string) => {
  const { pictureFiles } = useApp().services
  const inspection = useInspection()
  const flow = useActorRef(useProvided(pictureFlow), inspection)
  const files = useHeldFiles()
  const options = { stored, isSmall, objectUrlOf: (id: string) => pictureFiles.objectUrlOf(id) }
  const snapshot = useSelector(flow, (current) => current)

  useEffect(() => {
    const subscription = flow.subscribe(({ context }) => files.add(context.preparedId))
    return () => subscription.unsubscribe()
  }, [flow, files])

  return {
    picture: toPictureProps(snapshot, options),
    onPicture: pictureHandlers(flow.send, files.hold),
    /** Closes the crop dialog. Returns false if it is not open. */
    closeDialog: () => {
      const isOpen = flow.getSnapshot().hasTag('cropping')
      flow.send({ type: 'crop cancelled' })
      return isOpen
    },
    /** The change of the picture that the form submits; null while a file is inspected, cropped or prepared. */
    pictureChange: () => {
      const now = flow.getSnapshot()
      if (!now.matches('settled')) return null
      return pictureChangeOf(now.context.preparedId, now.matches({ settled: 'removed' }))
    },
  }
}

/** Holds files for this page and releases them when the page is unmounted. */
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
    hold: (file: File) => {
      const id = pictureFiles.add(file)
      held.current.add(id)
      return id
    },
    add: (id: string | null) => {
      if (id !== null) held.current.add(id)
    },
  }).current
}
