import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { light } from '../theme/tokens/light.ts'

const { accent, bg, border, text, vine } = light.color

/** The app's own colours. The phone shows a picture of the app, so the dark theme does not change them. */
export const fill = styleVariants(
  {
    rim: '#0D1712',
    screen: bg.canvas,
    raised: bg.raised,
    ivy: accent.default,
    shoot: accent.shoot,
    ink: text.primary,
  },
  (fillOf) => inComponents({ fill: fillOf }),
)

export const card = style(inComponents({ fill: bg.raised, stroke: border.subtle }))

export const command = style(
  inComponents({ fill: bg.canvas, stroke: border.control, strokeDasharray: '3 3' }),
)

export const letter = styleVariants({
  strong: inComponents({ fill: text.primary, fontWeight: 600 }),
  title: inComponents({
    fill: text.primary,
    fontFamily: vars.font.display,
    fontWeight: 600,
    letterSpacing: '-0.015em',
  }),
  plain: inComponents({ fill: text.secondary }),
  label: inComponents({ fill: text.secondary, fontWeight: 550 }),
  onIvy: inComponents({ fill: text.onAccent, fontWeight: 600 }),
})

export const rail = style(inComponents({ fill: 'none', stroke: border.rail, strokeWidth: 2 }))
export const stem = style(inComponents({ fill: 'none', stroke: vine.stem, strokeWidth: 2.5 }))
export const leaf = style(inComponents({ fill: vine.leaf }))
export const ring = style(inComponents({ fill: bg.canvas, stroke: vine.stem, strokeWidth: 2.5 }))
export const restRing = style(
  inComponents({ fill: bg.canvas, stroke: border.control, strokeWidth: 2 }),
)
