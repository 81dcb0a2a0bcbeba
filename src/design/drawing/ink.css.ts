import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'

const { accent, bg, border, person, text, vine } = vars.color

/** The fill colours of the landing page's illustrations. */
export const fill = styleVariants(
  {
    plate: bg.plate,
    sunken: bg.sunken,
    platePart: bg.platePart,
    shoot: accent.shoot,
    primary: text.primary,
    onShoot: accent.onShoot,
    rail: border.rail,
    clay: person.clay.solid,
    marigold: person.marigold.solid,
    wisteria: person.wisteria.solid,
  },
  (colour) => inComponents({ fill: colour }),
)

export const tint = styleVariants(person, (hue) => inComponents({ fill: hue.tint }))
export const inked = styleVariants(person, (hue) => inComponents({ fill: hue.ink }))

/** Hair lines. */
export const line = style(inComponents({ fill: 'none', stroke: border.rail, strokeWidth: 1 }))

/** The edge of a card, and of its parts. */
export const edge = style(inComponents({ fill: 'none', stroke: border.subtle, strokeWidth: 1 }))

/** A card on a plate, with a hair line round it. */
export const card = style(
  inComponents({ fill: bg.platePart, stroke: border.subtle, strokeWidth: 1 }),
)

/** The hour that is free for everyone. */
export const free = style(
  inComponents({
    fill: `color-mix(in srgb, ${accent.shoot} 60%, transparent)`,
    stroke: vine.tie,
    strokeWidth: 2,
  }),
)

/** The text within an illustration. */
export const letter = styleVariants({
  strong: inComponents({ fill: text.primary, fontWeight: 600 }),
  plain: inComponents({ fill: text.muted }),
  label: inComponents({ fill: text.secondary, fontWeight: 550 }),
})

export const centred = style(inComponents({ textAnchor: 'middle' }))
export const atEnd = style(inComponents({ textAnchor: 'end' }))
