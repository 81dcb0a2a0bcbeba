import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { below, from, onePanel, ordinaryLg } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'
import { lattice } from './lattice.ts'

const { color, page, space } = vars

const whole = lattice.column * 3
const rung = `${(lattice.rung / whole) * 100}cqi`
const inset = `${(lattice.inset / whole) * 100}cqi`

/* A leaf is about 20 px high, so it does not touch the text even in the lowest windows. */
const beforeStairs = `clamp(${rem(30)}, min(28svh - ${rem(154)}, 44svh - ${rem(270)}), ${rem(112)})`

export const container = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: page.margin,
  paddingBlock: `${space[4]} clamp(0px, 6svh - ${rem(30)}, ${space[5]})`,
  /* Slats and vines end under the top bar. */
  overflow: 'clip',
  '@media': {
    [from.lg]: {
      /* The side navigation is at the end. */
      maxInlineSize: rem(1440),
      marginInline: 'auto',
      paddingInline: `calc(${page.margin} - ${rem(26)}) ${rem(196)}`,
      paddingBlock: `clamp(${space[2]}, min(6svh, 48svh - ${rem(300)}), ${space[10]}) clamp(${space[2]}, 25svh - ${rem(152)}, ${space[5]})`,
    },
    [ordinaryLg]: { paddingBlockEnd: space[8] },
  },
})

export const field = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  paddingInlineStart: rem(32),
  '@media': { [from.lg]: { paddingInlineStart: 0 } },
})

export const head = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[4],
  '@media': {
    [from.lg]: {
      inlineSize: '33.3cqi',
      paddingInline: inset,
      paddingBlockStart: 0,
    },
  },
})

export const heading = componentStyle({
  ...typeStyle('display'),
  color: color.text.primary,
  '@media': { [from.lg]: { fontSize: `min(${rem(64)}, 5.4cqi)`, lineHeight: 1.02 } },
})

export const lead = componentStyle({
  ...typeStyle('lead'),
  color: color.text.secondary,
  textWrap: 'balance',
  '@media': { [from.lg]: { fontSize: rem(18), lineHeight: 1.45 } },
})

/* On phones a slat with a vine precedes the list; in wide windows the vine climbs over the columns. */
export const stake = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space[4]})`,
  insetInlineStart: '-14px',
  inlineSize: '28px',
  overflow: 'visible',
  blockSize: rem(1600),
  '@media': { [from.lg]: { display: 'none' } },
})

export const stairs = componentStyle({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'block',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: '100%',
      marginBlockStart: beforeStairs,
      maxInlineSize: 'none',
      blockSize: 'auto',
      overflow: 'visible',
      pointerEvents: 'none',
      selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    },
  },
})

export const list = componentStyle({
  position: 'relative',
  display: 'grid',
  paddingBlockStart: space[4],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      /* The first rung is between the heading and the cards. */
      paddingBlockStart: `calc(${beforeStairs} + ${inset})`,
    },
  },
})

export const feature = componentStyle({
  display: 'grid',
  gridTemplateColumns: `clamp(${rem(72)}, 80vw - ${rem(204)}, ${rem(108)}) minmax(0, 1fr)`,
  alignItems: 'center',
  gap: rem(18),
  paddingBlock: 'min(1.375rem, 2.4svh)',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  '@media': {
    [onePanel]: { paddingBlock: 'min(1.375rem, 2.4svh, 6svh - 1.875rem)' },
    [below.xxs]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.md]: { gridTemplateColumns: `${rem(144)} minmax(0, 1fr)`, gap: space[7] },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 0,
      paddingInline: inset,
      paddingBlock: 0,
      selectors: {
        '& + &': { borderBlockStart: 0 },
        '&:nth-child(2)': { marginBlockStart: `calc(-1 * ${rung})` },
        '&:nth-child(3)': { marginBlockStart: `calc(-2 * ${rung})` },
      },
    },
  },
})

export const texts = componentStyle({
  display: 'grid',
  gap: space[1],
  '@media': { [from.lg]: { gap: space[2], paddingBlockStart: 'min(2rem, 3svh)' } },
})

export const title = componentStyle({
  ...typeStyle('subheading'),
  color: color.text.primary,
  '@media': { [from.md]: typeStyle('heading') },
})

export const description = componentStyle({
  color: color.text.secondary,
  textWrap: 'balance',
  maxInlineSize: rem(320),
})

export const wideArt = componentStyle({
  display: 'none',
  '@media': {
    [from.lg]: { display: 'block', inlineSize: 'min(100%, 45svh)', blockSize: 'auto' },
  },
})

export const plate = componentStyle({
  ...leafCorners(vars.leaf.md),
  overflow: 'hidden',
  inlineSize: '100%',
  maxInlineSize: rem(144),
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.bg.plate,
  '@media': {
    [onePanel]: { maxBlockSize: `calc(27svh - ${rem(96)})` },
    [from.lg]: { display: 'none' },
  },
})
