import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { components } from '../theme/layers.css.ts'
import { below, from, onePanelBelow, ordinaryLg, tablet } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { page, space, type, width } = vars

/* The first line of the headline, 6.18 em, must not break: with four lines the panel would not fit a low window. */
const firstLine = `calc(6.2 * ${type.hero.size})`

/* White space that has its full height in windows of 700 px and more, and shrinks in lower ones. */
const yielding = (least: number, most: number): string =>
  `clamp(${rem(least)}, 24svh - ${rem(168 - most)}, ${rem(most)})`

export const hero = componentStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minInlineSize: 0,
})

export const row = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: `calc(${width.max} + 2 * ${page.margin})`,
  marginInline: 'auto',
  paddingInline: page.margin,
  overflowY: 'clip',
  '@media': {
    [from.md]: { gap: space[8] },
    [from.lg]: {
      gridTemplateRows: '1fr',
      /* A scrollbar takes its space from the illustration: `vw` and media queries include it. */
      gridTemplateColumns: `minmax(${firstLine}, 1fr) minmax(0, min(${rem(604)}, calc(46vw - ${rem(58)})))`,
      gap: 0,
      /* The side navigation is here. */
      paddingInlineEnd: rem(164),
    },
    [from.xl]: { paddingInlineEnd: `calc(${page.margin} + ${rem(92)})` },
  },
})

export const copy = componentStyle({
  alignSelf: 'center',
  minInlineSize: 0,
  paddingBlockStart: space[3],
  '@media': {
    /* A toast of three lines ends above the headline. */
    [tablet]: { paddingBlockStart: rem(52) },
    /* Slightly above the middle. */
    [from.lg]: { paddingBlock: `${space[4]} clamp(0px, 40svh - ${rem(248)}, ${space[8]})` },
    [ordinaryLg]: { paddingBlockEnd: space[6] },
  },
})

export const headline = componentStyle({
  paddingBlock: `${space[2]} ${space[3]}`,
  '@media': {
    /* Where these windows are low, they have an ordinary page. */
    [from.md]: { paddingBlock: `${space[6]} ${space[5]}` },
    [from.lg]: { paddingBlock: `${yielding(12, 24)} ${yielding(8, 20)}` },
  },
})

export const action = componentStyle({
  display: 'flex',
  paddingBlockStart: space[5],
  '@media': {
    [from.md]: { paddingBlockStart: yielding(20, 36) },
  },
})

/* The illustration touches the band and stays in the upper start corner. */
export const stage = componentStyle({
  alignSelf: 'start',
  position: 'relative',
  inlineSize: '100%',
  '@media': {
    /* In narrow windows the illustration takes exactly the remaining space. */
    [onePanelBelow.lg]: {
      minBlockSize: rem(90),
      blockSize: '100%',
      contain: 'size',
    },
  },
})

/* A phone has space for one button. The bars have the other one. */
globalStyle(`${action} a + a`, {
  '@layer': { [components]: { '@media': { [below.md]: { display: 'none' } } } },
})

globalStyle(`${copy} p`, {
  '@layer': {
    [components]: {
      maxInlineSize: rem(480),
      '@media': {
        /* The hours of the illustration are next to the text. */
        [from.lg]: { maxInlineSize: `min(${rem(480)}, 100% - ${space[6]})` },
      },
    },
  },
})
