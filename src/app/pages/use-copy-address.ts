import { useActorRef, useSelector } from '@xstate/react'
import { brand } from '../../copy/brand.ts'
import { contactHandlers, toContactProps } from '../../screens/settings/view-props.ts'
import { copyAddressFlow } from '../flows/copy-address.ts'
import { useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of Contact Us on /settings. */
export const useCopyAddress = () => {
  const inspection = useInspection()
  const flow = useActorRef(useProvided(copyAddressFlow), {
    ...inspection,
    input: { address: brand.supportEmail },
  })
  useEventRouting(flow)
  return { contact: useSelector(flow, toContactProps), ...contactHandlers(flow.send) }
}
