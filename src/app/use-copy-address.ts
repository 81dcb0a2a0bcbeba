import { useActorRef, useSelector } from '@xstate/react'
import { brand } from '../copy/brand.ts'
import { contactActs } from '../screens/settings/acts-of.ts'
import { contactPropsOf } from '../screens/settings/props-of.ts'
import { copyAddressFlow } from './flows/copy-address.ts'
import { useFollow, useInspection, useProvided } from './use-flow.ts'

/** Contact Us on /settings: its part of the screen's props. */
export const useCopyAddress = () => {
  const inspection = useInspection()
  const flow = useActorRef(useProvided(copyAddressFlow), {
    ...inspection,
    input: { address: brand.supportEmail },
  })
  useFollow(flow)
  return { contact: useSelector(flow, contactPropsOf), ...contactActs(flow.send) }
}
