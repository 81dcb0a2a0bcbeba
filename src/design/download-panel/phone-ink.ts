import { vars } from '../theme/contract.css.ts'
import { light } from '../theme/tokens/light.ts'

const { accent, bg, border, text, vine } = light.color

/** The app's own colours. The phone shows a picture of the app, so the dark theme does not change them. */
export const fill = {
  rim: '#0D1712',
  screen: bg.canvas,
  ivy: accent.default,
  shoot: accent.shoot,
  ink: text.primary,
}

export const card = { fill: bg.raised, stroke: border.subtle }

export const command = { fill: bg.canvas, stroke: border.control, strokeDasharray: '3 3' }

export const letter = {
  strong: { fill: text.primary, fontWeight: 600 },
  title: {
    fill: text.primary,
    fontFamily: vars.font.display,
    fontWeight: 600,
    letterSpacing: '-0.015em',
  },
  plain: { fill: text.secondary },
  label: { fill: text.secondary, fontWeight: 550 },
  onIvy: { fill: text.onAccent, fontWeight: 600 },
}

export const rail = { fill: 'none', stroke: border.rail, strokeWidth: 2 }
export const stem = { fill: 'none', stroke: vine.stem, strokeWidth: 2.5 }
export const leaf = { fill: vine.leaf }
export const ring = { fill: bg.canvas, stroke: vine.stem, strokeWidth: 2.5 }
export const restRing = { fill: bg.canvas, stroke: border.control, strokeWidth: 2 }

export const portraitRing = {
  fill: vars.color.accent.shoot,
  stroke: vars.color.accent.shoot,
  strokeLinejoin: 'round',
} as const
