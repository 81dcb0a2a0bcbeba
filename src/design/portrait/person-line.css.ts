import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'

export const line = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
})
export const name = componentStyle({ fontWeight: 600 })
export const portrait = componentStyle({
  ...leafCorners(vars.leaf.avatar),
  flexShrink: 0,
  overflow: 'hidden',
})
