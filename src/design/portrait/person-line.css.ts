import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'

export const line = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 }),
)
export const name = style(inComponents({ fontWeight: 600 }))
export const portrait = style(
  inComponents({ ...leafCorners(vars.leaf.avatar), flexShrink: 0, overflow: 'hidden' }),
)
