import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { components, variants } from '../theme/layers.css.ts'
import { below, from, isShort } from '../theme/media.ts'
import { layer } from '../theme/tokens/scales.ts'

const { color, page, size, space } = vars

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[6],
  '@media': {
    [from.md]: { paddingBlockStart: space[4] },
    [below.md]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: layer.sticky,
      marginInline: `calc(-1 * ${page.margin})`,
      marginBlockEnd: `calc(-1 * ${space[9]})`,
      paddingInline: page.margin,
      paddingBlock: `${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
      backgroundColor: color.bg.canvas,
      boxShadow: `0 -1px 0 ${color.border.subtle}`,
    },
    [isShort]: { position: 'static', marginBlockEnd: 0, boxShadow: 'none' },
  },
})

export const buttons = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[3],
})

export const notes = componentStyle({
  flex: 1,
  minInlineSize: 0,
  '@media': { [below.md]: { selectors: { '&:has(p)': { paddingBlockEnd: space[3] } } } },
})

/* Focusing a field must not scroll it under the buttons. */
globalStyle(`:root:has(${actions})`, {
  '@layer': {
    [components]: {
      '@media': { [below.md]: { scrollPaddingBlockEnd: `calc(${size.bottomBar} + ${space[9]})` } },
    },
  },
})

globalStyle(`${buttons} > *`, {
  '@layer': {
    [variants]: {
      '@media': { [below.md]: { flex: '1 1 0', paddingInline: space[2] } },
    },
  },
})
