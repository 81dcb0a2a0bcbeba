import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { below } from '../theme/media.ts'

export const gap = styleVariants(vars.space, (space) => inComponents({ gap: space }))

const stackBase = style(
  inComponents({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
)

export const stack = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (alignItems) => [stackBase, inComponents({ alignItems })],
)

const inlineBase = style(
  inComponents({
    display: 'flex',
    minInlineSize: 0,
    selectors: { '&[data-wraps="true"]': { flexWrap: 'wrap' } },
  }),
)

export const inline = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' },
  (alignItems) => [inlineBase, inComponents({ alignItems })],
)

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => inComponents({ justifyContent }),
)

const columnsBase = style(
  inComponents({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
)
const underEachOther = { gridAutoFlow: 'row', gridAutoColumns: 'auto' } as const

export const columns = styleVariants({
  never: [columnsBase],
  md: [columnsBase, inComponents({ '@media': { [below.md]: underEachOther } })],
  lg: [columnsBase, inComponents({ '@media': { [below.lg]: underEachOther } })],
})
