import { createVar, fallbackVar, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { em, rem } from '../theme/tokens/units.ts'

const { border, text, vine } = vars.color

/** The colours of a vine. A dark panel overrides them. */
export const ink = { stem: createVar(), leaf: createVar(), light: createVar(), tie: createVar() }

export const stem = componentStyle({
  fill: 'none',
  stroke: fallbackVar(ink.stem, vine.stem),
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const leaf = styleVariants({
  dark: inComponents({ fill: fallbackVar(ink.leaf, vine.leaf) }),
  light: inComponents({ fill: fallbackVar(ink.light, vine.leafLight) }),
})

export const tie = componentStyle({
  fill: 'none',
  stroke: fallbackVar(ink.tie, vine.tie),
  strokeWidth: 2.2,
  strokeLinecap: 'round',
})

export const slats = componentStyle({ fill: 'none', stroke: border.rail })

/** Line illustrations on paper: envelope, lock. */
export const thing = componentStyle({
  fill: vars.color.bg.raised,
  stroke: text.primary,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/* A whole /verify-email fits a window of 1440 × 900 px, and one of 390 × 844 px. */
export const envelope = componentStyle({
  '@media': {
    [`screen and (max-height: ${em(960)})`]: { inlineSize: rem(88), blockSize: 'auto' },
  },
})

export const line = componentStyle({ fill: 'none' })
export const dot = componentStyle({ fill: text.primary })

export const spark = componentStyle({
  fill: 'none',
  stroke: vars.color.danger.border,
  strokeWidth: 3,
  strokeLinecap: 'round',
})

export const wide = componentStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  maxInlineSize: 'none',
  overflow: 'visible',
})
