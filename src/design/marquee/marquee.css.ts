import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { below, breakpoint, from, reader } from '../theme/media.ts'
import { loop } from '../theme/tokens/motion.ts'
import { fluid, rem } from '../theme/tokens/units.ts'

const { adaptive, color, font, page } = vars

export const band = componentStyle({
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  backgroundColor: color.bg.feature,
  color: color.text.onFeature,
  '@media': { [reader.prefersReducedMotion]: { justifyContent: 'center' } },
})

/* The list moves by its own width, so its copy replaces it without a jump. */
const pass = keyframes({ to: { transform: 'translateX(-100%)' } })
const passRightToLeft = keyframes({ to: { transform: 'translateX(100%)' } })

/* As wide as the list alone. The copies move with it, so a copy can be added at any time. */
export const track = componentStyle({
  position: 'relative',
  flexShrink: 0,
  '@media': {
    [reader.allowsMotion]: {
      animation: `${pass} ${loop.marquee}ms linear infinite`,
      selectors: {
        '&:dir(rtl)': { animationName: passRightToLeft },
        ':is(:hover, :focus-within, [data-paused]) > &': { animationPlayState: 'paused' },
      },
    },
    [reader.prefersReducedMotion]: { flexShrink: 1 },
  },
})

const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: adaptive.marquee,
})

export const list = style([
  row,
  inComponents({
    '@media': {
      [reader.prefersReducedMotion]: {
        flexWrap: 'wrap',
        justifyContent: 'center',
        paddingBlock: rem(8),
        paddingInline: page.margin,
      },
    },
  }),
])

export const copies = style([
  row,
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '100%',
    '@media': { [reader.prefersReducedMotion]: { display: 'none' } },
  }),
])

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  fontFamily: font.display,
  fontSize: rem(16),
  fontWeight: 560,
  letterSpacing: '0.03em',
  whiteSpace: 'nowrap',
  '::after': {
    content: '',
    inlineSize: '0.68em',
    blockSize: '0.68em',
    marginInline: rem(20),
    borderStartStartRadius: '62%',
    borderEndEndRadius: '62%',
    backgroundColor: color.accent.shoot,
  },
  '@media': {
    [from.md]: {
      fontSize: rem(21),
      '::after': { marginInline: rem(30) },
    },
    [reader.prefersReducedMotion]: {
      textAlign: 'center',
      whiteSpace: 'normal',
      selectors: { '&:last-child::after': { display: 'none' } },
    },
    /* Two lines on a phone, so that the hero fits in the window. */
    [`${below.md} and ${reader.prefersReducedMotion}`]: {
      fontSize: rem(14),
      '::after': { marginInline: rem(10) },
    },
    /* One line in every window with the wide hero, whose height leaves no space for a second one. */
    [`${from.lg} and ${reader.prefersReducedMotion}`]: {
      fontSize: fluid(16, 21, breakpoint.lg, breakpoint.xl),
      '::after': { marginInline: '1.4em' },
    },
  },
})

export const pause = componentStyle({
  position: 'absolute',
  inset: 0,
  selectors: {
    '&:focus-visible': { outlineColor: color.accent.shoot, outlineOffset: '-4px' },
  },
  '@media': { [reader.prefersReducedMotion]: { display: 'none' } },
})
