import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { from } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

export const gap = styleVariants({ ...vars.space, section: vars.adaptive.section }, (space) =>
  inComponents({ gap: space }),
)

/* Declared after `gap`, because it overrides the row gap. */
export const lines = styleVariants(vars.space, (rowGap) => inComponents({ rowGap }))

const stackBase = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const stack = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (alignItems) => [stackBase, inComponents({ alignItems })],
)

/* Toasts are at the end of the first line of a page. */
export const clearOfToasts = componentStyle({
  '@media': {
    [from.md]: {
      maxInlineSize: `calc(100% - ${vars.size.toast} - ${vars.space[4]})`,
      minInlineSize: 'min-content',
    },
  },
})

/* A long word of the heading makes this place wider instead of breaking. */
globalStyle(`${clearOfToasts} > h1`, inComponents({ overflowWrap: 'break-word' }))

const inlineBase = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  selectors: { '&[data-wraps="true"]': { flexWrap: 'wrap' } },
})

export const inline = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' },
  (alignItems) => [inlineBase, inComponents({ alignItems })],
)

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => inComponents({ justifyContent }),
)

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.md]: { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr))` },
  },
})
