import { themeCopy } from '../../copy/settings.ts'
import { Choice } from '../../design/choice/choice.tsx'
import type { SettingsScreenProps } from './settings-props.ts'

const options = [
  { id: 'system', label: themeCopy.system },
  { id: 'light', label: themeCopy.light },
  { id: 'dark', label: themeCopy.dark },
] as const

export function ThemeChoice({ theme, onTheme }: Pick<SettingsScreenProps, 'theme' | 'onTheme'>) {
  return <Choice label={themeCopy.label} options={options} chosen={theme} onChoose={onTheme} />
}
