import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { components } from '../theme/layers.css.ts'
import { below, isShort } from '../theme/media.ts'
import { layer } from '../theme/tokens/scales.ts'

const { adaptive, color, page, space, width } = vars

export const bar = style(
  inComponents({
    paddingInline: page.margin,
    selectors: {
      '&[data-ruled]': {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: layer.sticky,
        backgroundColor: color.bg.canvas,
        boxShadow: `0 1px 0 ${color.border.subtle}`,
      },
    },
    '@media': {
      [isShort]: { selectors: { '&[data-ruled]': { position: 'static' } } },
      print: { display: 'none' },
    },
  }),
)

/* Focusing an element must not scroll it under the bar. */
globalStyle(`:root:has(${bar}[data-ruled])`, {
  '@layer': {
    [components]: { scrollPaddingBlockStart: `calc(${adaptive.topBar} + ${space[4]})` },
  },
})

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[4],
    paddingBlock: space[1],
    minBlockSize: adaptive.topBar,
    maxInlineSize: width.max,
    marginInline: 'auto',
    '@media': { [below.xs]: { columnGap: 0 } },
  }),
)

export const group = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 }),
)

/* In a member's bar as wide as it can be, so it does not move when the link to the settings appears beside the menu. */
export const end = style([
  group,
  inComponents({
    selectors: { [`${bar}[data-ruled] &`]: { flexGrow: 1, justifyContent: 'flex-end' } },
  }),
])
