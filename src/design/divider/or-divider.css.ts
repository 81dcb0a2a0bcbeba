import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'

const line = {
  content: '',
  flexGrow: 1,
  borderBlockStart: `1px solid ${vars.color.border.rail}`,
} as const

export const divider = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.text.muted,
  fontSize: vars.type.small.size,
  '::before': line,
  '::after': line,
})
