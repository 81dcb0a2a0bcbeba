import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { rem } from '../theme/tokens/units.ts'

export const tally = componentStyle({ fontVariantNumeric: 'proportional-nums' })

export const value = componentStyle({
  marginInlineEnd: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: rem(26),
  fontWeight: 600,
  letterSpacing: '-0.015em',
})

export const texts = componentStyle({ color: vars.color.text.secondary })
