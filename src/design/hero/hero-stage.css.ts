import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { from } from '../theme/media.ts'
import * as entryAnimation from './entry-animation.css.ts'

const { accent, bg, border, person, text } = vars.color
const hues = { clay: person.clay, marigold: person.marigold, wisteria: person.wisteria }

export const stage = style(inComponents({ inlineSize: '100%', minInlineSize: 0 }))

const artBase = style(inComponents({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' }))

export const art = styleVariants({
  wide: [artBase, inComponents({ '@media': { [`not ${from.lg}`]: { display: 'none' } } })],
  phone: [artBase, inComponents({ '@media': { [from.lg]: { display: 'none' } } })],
})

export const lattice = entryAnimation.fade
export const blocks = entryAnimation.drops
export const plants = entryAnimation.grows
export const plan = entryAnimation.settles

export const hourLine = style(inComponents({ fill: 'none', stroke: border.rail, strokeWidth: 1 }))

export const hour = style(
  inComponents({
    fill: text.muted,
    fontWeight: 550,
    fontVariantNumeric: 'tabular-nums',
    textAnchor: 'end',
  }),
)

export const slat = style(
  inComponents({
    fill: `color-mix(in srgb, ${border.rail} 40%, ${bg.canvas})`,
    stroke: border.rail,
    strokeWidth: 1,
  }),
)

export const personName = style(inComponents({ fill: text.primary, fontWeight: 600 }))

export const portraitRing = style(
  inComponents({ fill: accent.shoot, stroke: accent.shoot, strokeLinejoin: 'round' }),
)

export const tint = styleVariants(hues, ({ tint: fill }) => inComponents({ fill }))
export const bar = styleVariants(hues, ({ solid }) => inComponents({ fill: solid }))
export const blockTitle = styleVariants(hues, ({ ink }) =>
  inComponents({ fill: ink, fontWeight: 600 }),
)
export const blockTime = styleVariants(hues, ({ ink }) =>
  inComponents({ fill: ink, fontVariantNumeric: 'tabular-nums' }),
)

export const card = style(inComponents({ fill: accent.shoot }))

export const cardShadow = style(inComponents({ floodColor: 'rgb(22 35 27)', floodOpacity: 0.22 }))

export const when = style(inComponents({ fill: accent.onShoot, fontWeight: 500 }))

export const what = style(
  inComponents({
    fill: accent.onShoot,
    fontFamily: vars.font.display,
    fontWeight: 600,
    letterSpacing: '-0.015em',
  }),
)

export const free = style(
  inComponents({ fill: accent.onShoot, fontWeight: 600, textAnchor: 'end' }),
)

export const tick = style(inComponents({ fill: accent.onShoot }))
