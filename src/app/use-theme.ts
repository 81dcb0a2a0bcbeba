import { useActorRef, useSelector } from '@xstate/react'
import { themeMachine } from '../../machines/theme/theme-machine.ts'
import { themeActs } from '../screens/settings/acts-of.ts'
import { themePropsOf } from '../screens/settings/props-of.ts'
import { useApp, useFollow, useInspection } from './use-flow.ts'

/** The choice of theme on /settings: its part of the screen's props. */
export const useTheme = () => {
  const { appearance } = useApp().services
  const flow = useActorRef(themeMachine, {
    ...useInspection(),
    input: { stored: appearance.theme() },
  })
  useFollow(flow)
  return { theme: useSelector(flow, themePropsOf), ...themeActs(flow.send) }
}
