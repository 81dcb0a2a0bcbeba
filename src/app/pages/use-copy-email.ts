import { useActorRef, useSelector } from '@xstate/react'
import { brand } from '../../copy/brand.ts'
import { contactHandlers, toContactProps } from '../../screens/settings/view-props.ts'
import { copyEmailFlow } from '../flows/copy-email.ts'
import { useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of Contact Us on /settings. */
export const useCopyEmail = () => {
  const inspection = useInspection()
  const flow = useActorRef(useProvided(copyEmailFlow), {
    ...inspection,
    input: { email: brand.supportEmail },
  })
  useEventRouting(flow)
  return { contact: useSelector(flow, toContactProps), ...contactHandlers(flow.send) }
}
