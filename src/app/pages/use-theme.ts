import { useSelector } from '@xstate/react'
import { themeHandlers, toThemeProps } from '../../screens/settings/view-props.ts'
import { useApp } from './use-flow.ts'

/** The props of the theme choice on /settings. */
export const useTheme = () => {
  const { theme } = useApp()
  return { theme: useSelector(theme, toThemeProps), ...themeHandlers(theme.send) }
}
