import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'

export const avatar = componentStyle({
  ...leafCorners(vars.leaf.avatar),
  flexShrink: 0,
  objectFit: 'cover',
  maxInlineSize: 'none',
  backgroundColor: vars.color.bg.sunken,
  selectors: {
    '&[data-size="page"]': {
      inlineSize: vars.adaptive.portrait,
      blockSize: vars.adaptive.portrait,
    },
  },
})
