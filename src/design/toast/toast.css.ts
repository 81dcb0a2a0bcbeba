import { keyframes, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { below, from, reader } from '../theme/media.ts'
import { layer } from '../theme/tokens/scales.ts'
import { rem } from '../theme/tokens/units.ts'

const { adaptive, color, elevation, leaf, motion, page, radius, size, space } = vars

export const area = componentStyle({
  position: 'fixed',
  insetBlockStart: `max(${space[3]}, env(safe-area-inset-top))`,
  insetInline: space[3],
  zIndex: layer.toast,
  display: 'grid',
  gap: space[3],
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    /* A control of the bar that has the focus is not under a toast. */
    [below.md]: {
      selectors: {
        'body:has(header :focus-visible) &': {
          insetBlockStart: `calc(${adaptive.topBar} + ${space[2]})`,
        },
      },
    },
    [from.md]: {
      insetBlockStart: `calc(${adaptive.topBar} + ${space[4]})`,
      insetInlineStart: 'auto',
      insetInlineEnd: page.margin,
      inlineSize: size.toast,
      selectors: {
        '&[data-place="corner"]': {
          insetBlockStart: space[8],
          insetInlineEnd: space[8],
        },
      },
    },
  },
})

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })
const appear = keyframes({ from: { opacity: 0 } })

export const toast = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: rem(62),
  /* Compact on phones and tablets: three lines end above the heading of a page. */
  padding: `${space[2]} ${rem(14)}`,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.toast,
  backgroundColor: color.bg.raised,
  boxShadow: elevation.high,
  pointerEvents: 'auto',
  animation: `${drop} ${motion.duration.base} ${motion.easing.grow}`,
  transition: `opacity ${motion.duration.quick} ${motion.easing.leave}`,
  selectors: { '&[data-leaving]': { opacity: 0, pointerEvents: 'none' } },
  '@media': {
    [reader.prefersReducedMotion]: { animationName: appear },
    [from.lg]: { paddingBlock: rem(14) },
  },
})

const badgeBase = componentStyle({
  ...leafCorners(leaf.sm),
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(32),
  blockSize: rem(32),
})

export const badge = styleVariants(
  { success: color.success, info: color.info, danger: color.danger },
  ({ text, bg }) => [badgeBase, inComponents({ backgroundColor: bg, color: text })],
)

export const text = componentStyle({
  fontSize: rem(14),
  fontWeight: 500,
  lineHeight: 1.4,
  '@media': { [from.lg]: { fontSize: rem(15), lineHeight: 1.45 } },
  overflowWrap: 'anywhere',
})

export const close = componentStyle({
  position: 'relative',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(28),
  blockSize: rem(28),
  marginBlockStart: '2px',
  borderRadius: radius.sm,
  color: color.text.secondary,
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-8px' } },
  '@media': {
    [reader.canHover]: { selectors: { '&:hover': { backgroundColor: color.bg.hover } } },
  },
})
