import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { rem } from '../theme/tokens/units.ts'

export const tally = style(inComponents({ fontVariantNumeric: 'proportional-nums' }))

export const value = style(
  inComponents({
    marginInlineEnd: vars.space[1],
    fontFamily: vars.font.display,
    fontSize: rem(26),
    fontWeight: 600,
    letterSpacing: '-0.015em',
  }),
)

export const texts = style(inComponents({ color: vars.color.text.secondary }))
