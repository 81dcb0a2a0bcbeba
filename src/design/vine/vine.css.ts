import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { from } from '../theme/media.ts'
import { em, rem } from '../theme/tokens/units.ts'

const { border, text, vine } = vars.color

/** The colours of a vine. A dark panel overrides them. */
export const ink = { stem: createVar(), leaf: createVar(), light: createVar(), tie: createVar() }

export const stem = style(
  inComponents({
    fill: 'none',
    stroke: fallbackVar(ink.stem, vine.stem),
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)

export const leaf = styleVariants({
  dark: inComponents({ fill: fallbackVar(ink.leaf, vine.leaf) }),
  light: inComponents({ fill: fallbackVar(ink.light, vine.leafLight) }),
})

export const tie = style(
  inComponents({
    fill: 'none',
    stroke: fallbackVar(ink.tie, vine.tie),
    strokeWidth: 2.2,
    strokeLinecap: 'round',
  }),
)

export const slats = style(inComponents({ fill: 'none', stroke: border.rail }))

/** Line illustrations on paper: envelope, lock. */
export const thing = style(
  inComponents({
    fill: vars.color.bg.raised,
    stroke: text.primary,
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)

/* A whole /verify-email fits a window of 1440 × 900 px. */
export const envelope = style(
  inComponents({
    '@media': {
      [`${from.md} and (max-height: ${em(960)})`]: { inlineSize: rem(88), blockSize: 'auto' },
    },
  }),
)

export const line = style(inComponents({ fill: 'none' }))
export const dot = style(inComponents({ fill: text.primary }))

export const spark = style(
  inComponents({
    fill: 'none',
    stroke: vars.color.danger.border,
    strokeWidth: 3,
    strokeLinecap: 'round',
  }),
)

export const wide = style(
  inComponents({
    inlineSize: '100%',
    blockSize: 'auto',
    maxInlineSize: 'none',
    overflow: 'visible',
  }),
)
