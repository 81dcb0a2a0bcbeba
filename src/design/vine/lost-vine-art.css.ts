import { componentStyle } from '../theme/in-layer.ts'
import { isShort } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

/* The vine starts at the edge of the window, at every window width. */
export const clip = componentStyle({
  inlineSize: '100vw',
  marginInline: 'calc(50% - 50vw)',
  overflowX: 'clip',
  overflowY: 'visible',
})

export const art = componentStyle({
  overflow: 'visible',
  inlineSize: `min(${rem(940)}, 86vw)`,
  maxInlineSize: 'none',
  blockSize: 'auto',
  marginInline: 'auto',
  /* The text below it must stay visible. */
  '@media': { [isShort]: { inlineSize: 'min(86vw, 80svh)' } },
})
