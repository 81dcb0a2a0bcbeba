import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { from, tablet } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'
import * as entryAnimation from './entry-animation.css.ts'

const { adaptive } = vars
const { accent, bg, border, person, text } = vars.color
const hues = { clay: person.clay, marigold: person.marigold, wisteria: person.wisteria }

const availableHeight = `calc(100svh - ${adaptive.topBar} - ${adaptive.marquee})`
const ratio = 604 / 764

/* The illustration never exceeds the available height. */
export const stage = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: rem(440),
  '@media': {
    /* The plan is above the band. */
    [tablet]: { maxInlineSize: `max(${rem(440)}, (100svh - ${rem(664)}) * 1.48)` },
    [from.lg]: { maxInlineSize: `max(${rem(320)}, calc(${availableHeight} * ${ratio}))` },
  },
})

const artBase = componentStyle({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' })

export const art = styleVariants({
  wide: [artBase, inComponents({ '@media': { [`not ${from.lg}`]: { display: 'none' } } })],
  phone: [artBase, inComponents({ '@media': { [from.lg]: { display: 'none' } } })],
})

export const lattice = entryAnimation.fade
export const blocks = entryAnimation.drops
export const plants = entryAnimation.grows
export const plan = entryAnimation.settles

export const hourLine = componentStyle({ fill: 'none', stroke: border.rail, strokeWidth: 1 })

export const hour = componentStyle({
  fill: text.muted,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'end',
})

export const slat = componentStyle({
  fill: `color-mix(in srgb, ${border.rail} 40%, ${bg.canvas})`,
  stroke: border.rail,
  strokeWidth: 1,
})

export const personName = componentStyle({ fill: text.primary, fontWeight: 600 })

export const portraitRing = componentStyle({
  fill: accent.shoot,
  stroke: accent.shoot,
  strokeLinejoin: 'round',
})

export const tint = styleVariants(hues, ({ tint: fill }) => inComponents({ fill }))
export const bar = styleVariants(hues, ({ solid }) => inComponents({ fill: solid }))
export const blockTitle = styleVariants(hues, ({ ink }) =>
  inComponents({ fill: ink, fontWeight: 600 }),
)
export const blockTime = styleVariants(hues, ({ ink }) =>
  inComponents({ fill: ink, fontVariantNumeric: 'tabular-nums' }),
)

export const card = componentStyle({ fill: accent.shoot })

export const cardShadow = componentStyle({ floodColor: 'rgb(22 35 27)', floodOpacity: 0.22 })

export const when = componentStyle({ fill: accent.onShoot, fontWeight: 500 })

export const what = componentStyle({
  fill: accent.onShoot,
  fontFamily: vars.font.display,
  fontWeight: 600,
  letterSpacing: '-0.015em',
})

export const free = componentStyle({ fill: accent.onShoot, fontWeight: 600, textAnchor: 'end' })

export const tick = componentStyle({ fill: accent.onShoot })
