import { useActorRef, useSelector } from '@xstate/react'
import { themeMachine } from '../../../machines/theme/theme-machine.ts'
import { themeHandlers, toThemeProps } from '../../screens/settings/view-props.ts'
import { useApp, useEventRouting, useInspection } from './use-flow.ts'

/** The props of the theme choice on /settings. */
export const useTheme = () => {
  const { appearance } = useApp().services
  const flow = useActorRef(themeMachine, {
    ...useInspection(),
    input: { stored: appearance.theme() },
  })
  useEventRouting(flow)
  return { theme: useSelector(flow, toThemeProps), ...themeHandlers(flow.send) }
}
