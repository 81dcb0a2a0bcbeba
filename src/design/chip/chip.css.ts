import { vars } from '../theme/contract.css.ts'
import { forcedSelection } from '../theme/forced-selection.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { from, reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { adaptive, color, leaf: leafRadius, motion, radius, space } = vars
const { chip: height, chipGap: gap, chipRowGap: rowGap } = adaptive

/** One image for each row: in one repeating gradient for all of them, rounding errors hide or widen some rails. */
export const rails = {
  backgroundImage: `linear-gradient(transparent calc(${height} / 2 - 1px), ${color.border.rail} 0 calc(${height} / 2), transparent 0)`,
  backgroundSize: `100% calc(${height} + ${rowGap})`,
}

export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: gap,
  rowGap,
  ...rails,
  '@media': { [reader.forcesColors]: { backgroundImage: 'none' } },
})

const chosen = '[data-selected] > &'
const rightToLeft = ':dir(rtl) > &'

export const chip = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: height,
  maxInlineSize: '100%',
  paddingInline: `${rem(15)} ${rem(19)}`,
  paddingBlock: space[1],
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.pill,
  backgroundColor: color.bg.raised,
  fontSize: rem(15),
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-selected]': { borderColor: 'transparent', color: color.text.onSelected },
    '&[data-selected]:focus-visible': leafCorners(leafRadius.chip),
  },
  '@media': {
    [from.md]: { fontSize: rem(16) },
    [reader.forcesColors]: {
      selectors: {
        '&[data-selected]': {
          ...leafCorners(leafRadius.chip),
          ...forcedSelection,
        },
        '&[data-selected]:focus-visible': { outlineColor: 'CanvasText' },
      },
    },
    [reader.canHover]: {
      selectors: {
        '&:hover:not([data-selected])': {
          borderColor: color.border.controlHover,
          backgroundColor: color.bg.hover,
        },
      },
    },
  },
})

const stem = {
  content: '',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 1.25px)',
  inlineSize: gap,
  blockSize: '2.5px',
  backgroundColor: color.vine.stem,
  transform: 'scaleX(0)',
  transition: `transform ${motion.duration.quick} ${motion.easing.standard}`,
} as const

/*
 * The selected shape covers the pill and fades in; it and its stems do not change the size. Unselected shapes are not
 * displayed, because 53 invisible shapes make every frame of the page slow.
 */
export const grip = componentStyle({
  ...leafCorners(leafRadius.chip),
  display: 'none',
  position: 'absolute',
  inset: '-1px',
  zIndex: -1,
  border: `1.5px solid ${color.border.selected}`,
  backgroundColor: color.bg.selected,
  opacity: 0,
  transitionProperty: 'opacity, display',
  transitionDuration: motion.duration.base,
  transitionTimingFunction: motion.easing.standard,
  transitionBehavior: 'allow-discrete',
  '::before': { ...stem, insetInlineEnd: '100%', transformOrigin: 'right' },
  '::after': { ...stem, insetInlineStart: '100%', transformOrigin: 'left' },
  selectors: {
    [chosen]: { display: 'block', opacity: 1, '@starting-style': { opacity: 0 } },
    [`${chosen}::before, ${chosen}::after`]: { transform: 'none' },
    [`${rightToLeft}::before`]: { transformOrigin: 'left' },
    [`${rightToLeft}::after`]: { transformOrigin: 'right' },
  },
  '@media': {
    [reader.allowsMotion]: {
      selectors: {
        [`${chosen}::before, ${chosen}::after`]: {
          '@starting-style': { transform: 'scaleX(0)' },
        },
      },
    },
    [reader.prefersReducedMotion]: {
      '::before': { transform: 'none' },
      '::after': { transform: 'none' },
    },
    [reader.forcesColors]: { selectors: { [chosen]: { display: 'none' } } },
  },
})

export const leaf = componentStyle({
  display: 'none',
  position: 'absolute',
  insetInlineStart: 'calc(100% + 2px)',
  insetBlockEnd: '50%',
  inlineSize: '13px',
  blockSize: '13px',
  borderStartStartRadius: '62%',
  borderEndEndRadius: '62%',
  backgroundColor: color.vine.leaf,
  opacity: 0,
  transform: 'scale(0)',
  transformOrigin: '0 100%',
  transitionProperty: 'transform, opacity, display',
  transitionDuration: motion.duration.base,
  transitionTimingFunction: motion.easing.settle,
  transitionBehavior: 'allow-discrete',
  selectors: {
    [chosen]: {
      display: 'block',
      opacity: 1,
      transform: 'none',
      transitionDelay: '80ms, 80ms, 0ms',
      '@starting-style': { opacity: 0, transform: 'scale(0)' },
    },
    [rightToLeft]: { transformOrigin: '100% 100%' },
  },
  '@media': {
    [reader.prefersReducedMotion]: {
      transform: 'none',
      selectors: {
        [chosen]: { transitionDelay: '0ms', '@starting-style': { transform: 'none' } },
      },
    },
    [reader.forcesColors]: { selectors: { [chosen]: { display: 'none' } } },
  },
})

export const icon = componentStyle({
  color: color.text.secondary,
  selectors: { [chosen]: { color: color.border.selected } },
  '@media': { [reader.forcesColors]: { selectors: { [chosen]: { color: 'inherit' } } } },
})
