import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { components } from '../theme/layers.css.ts'
import { below, isShort } from '../theme/media.ts'
import { layer } from '../theme/tokens/scales.ts'

const { adaptive, color, page, space, width } = vars

export const bar = componentStyle({
  paddingInline: page.margin,
  '@media': { print: { display: 'none' } },
})

/* A class, because the prerendered landing page contains no rules of classes that it doesn't have. */
export const ruled = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  backgroundColor: color.bg.canvas,
  boxShadow: `0 1px 0 ${color.border.subtle}`,
  '@media': { [isShort]: { position: 'static' } },
})

/* Focusing an element must not scroll it under the bar. */
globalStyle(`:root:has(${ruled})`, {
  '@layer': {
    [components]: { scrollPaddingBlockStart: `calc(${adaptive.topBar} + ${space[4]})` },
  },
})

export const row = componentStyle({
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
})

export const group = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
})

/* As wide as it can be, so it does not move when the link to the settings appears beside the member's menu. */
export const wideGroup = style([group, inComponents({ flexGrow: 1, justifyContent: 'flex-end' })])
