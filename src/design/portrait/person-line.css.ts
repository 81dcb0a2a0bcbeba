import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'

export const line = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 }),
)
export const name = style(inComponents({ fontWeight: 600 }))
