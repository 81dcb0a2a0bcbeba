import { globalStyle } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { variants } from '../theme/layers.css.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { below, from, isShort, isShortAndWide, reader } from '../theme/media.ts'
import { layer } from '../theme/tokens/scales.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, elevation, motion, radius, size, space } = vars

const leaving = '120ms'

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.scrim,
  backgroundColor: color.bg.scrim,
  transition: `opacity ${motion.duration.base} ${motion.easing.standard}`,
  selectors: {
    '&:is([data-starting-style], [data-ending-style])': { opacity: 0 },
    '&[data-ending-style]': { transitionDuration: leaving },
  },
})

export const viewport = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  padding: `${space[3]} ${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [from.md]: { alignItems: 'center', padding: space[6] },
    [isShort]: { paddingBlock: space[3] },
  },
})

export const panel = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  padding: space[6],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.sheet,
  backgroundColor: color.bg.raised,
  boxShadow: elevation.high,
  overflowWrap: 'anywhere',
  transitionProperty: 'opacity, transform',
  transitionDuration: motion.duration.base,
  transitionTimingFunction: motion.easing.grow,
  selectors: {
    '&:is([data-starting-style], [data-ending-style])': {
      opacity: 0,
      transform: 'translateY(24px)',
    },
    '&[data-ending-style]': { transitionDuration: leaving },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [from.md]: {
      maxInlineSize: size.dialog,
      padding: space[7],
      selectors: {
        '&[data-size="wide"]': { maxInlineSize: size.dialogWide },
        '&:is([data-starting-style], [data-ending-style])': { transform: 'scale(.98)' },
      },
    },
    [isShort]: { padding: space[5] },
    [reader.prefersReducedMotion]: {
      selectors: { '&:is([data-starting-style], [data-ending-style])': { transform: 'none' } },
    },
  },
})

export const plate = componentStyle({
  ...leafCorners(vars.leaf.plate),
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(52),
  blockSize: rem(52),
  marginBlockEnd: space[5],
  backgroundColor: color.danger.bg,
  color: color.danger.text,
  '@media': { [isShort]: { display: 'none' } },
})

export const title = componentStyle({ ...typeStyle('heading'), textWrap: 'balance' })

export const description = componentStyle({
  marginBlockStart: space[2],
  color: color.text.secondary,
})

export const body = componentStyle({
  marginBlockStart: space[6],
  '@media': { [isShort]: { marginBlockStart: space[4] } },
})

export const actions = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: space[6],
  '@media': {
    [below.md]: { flexDirection: 'column-reverse', gap: space[4] },
    [isShort]: { marginBlockStart: space[3] },
    [isShortAndWide]: { flexDirection: 'row' },
  },
})

globalStyle(`${actions} > *`, {
  '@layer': { [variants]: { '@media': { [below.md]: { inlineSize: '100%' } } } },
})

export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: rem(17),
  insetInlineEnd: rem(12),
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.tap,
  blockSize: size.tap,
  borderRadius: radius.md,
  color: color.text.secondary,
  '@media': {
    [from.md]: { insetBlockStart: rem(27), insetInlineEnd: rem(20) },
    [isShort]: { insetBlockStart: rem(15), insetInlineEnd: rem(12) },
    [reader.canHover]: { selectors: { '&:hover': { backgroundColor: color.bg.hover } } },
  },
})
