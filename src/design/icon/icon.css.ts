import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'

export const icon = componentStyle({
  flexShrink: 0,
  selectors: {
    '&[data-mirrors]:dir(rtl)': { transform: 'scaleX(-1)' },
    '&[data-tone="leaf"]': { color: vars.color.vine.leaf },
  },
})

export const interest = componentStyle({
  flexShrink: 0,
  inlineSize: vars.adaptive.chipIcon,
  blockSize: vars.adaptive.chipIcon,
})
