import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { components, variants } from '../theme/layers.css.ts'
import { isShort } from '../theme/media.ts'
import { layer } from '../theme/tokens/scales.ts'

const { color, page, size, space, width } = vars

export const container = componentStyle({
  blockSize: size.bottomBar,
  '@media': { [isShort]: { blockSize: 'auto' }, print: { display: 'none' } },
})

export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  paddingInline: page.margin,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: color.bg.canvas,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  '@media': { [isShort]: { position: 'static', paddingInline: 0 } },
})

/* Focusing an element must not scroll it under the bar. */
globalStyle(`:root:has(${bar})`, {
  '@layer': { [components]: { scrollPaddingBlockEnd: `calc(${size.bottomBar} + ${space[9]})` } },
})

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
  minBlockSize: size.bottomBar,
  maxInlineSize: width.max,
  marginInline: 'auto',
  paddingBlock: space[3],
})

export const start = componentStyle({ flex: '999 1 auto', minInlineSize: 0 })

/* If both do not fit in one line, the action fills the second line. */
export const end = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [isShort]: { flexWrap: 'wrap' } },
})

globalStyle(`${end} > *`, { '@layer': { [variants]: { flexGrow: 1 } } })
