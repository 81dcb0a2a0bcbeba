import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'

export const note = componentStyle({
  ...typeStyle('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.danger.text,
  fontWeight: 500,
  overflowWrap: 'anywhere',
})

export const icon = componentStyle({ display: 'grid', flexShrink: 0, paddingBlockStart: '1px' })
