import { typeStyle } from '../../src/design/text/type-style.ts'
import { vars } from '../../src/design/theme/contract.css.ts'
import { screenStyle } from '../../src/design/theme/in-layer.ts'
import { from, reader } from '../../src/design/theme/media.ts'
import { rem } from '../../src/design/theme/tokens/units.ts'

const { color, page, radius, space } = vars

/* Frames for wide windows need the full width, without page margins. */
export const container = screenStyle({ vars: { [page.margin]: rem(20), [vars.width.max]: 'none' } })

export const columns = screenStyle({
  display: 'grid',
  gap: space[8],
  paddingInline: page.margin,
  paddingBlock: space[7],
  '@media': { [from.lg]: { gridTemplateColumns: `${rem(232)} minmax(0, 1fr)` } },
})

export const contents = screenStyle({
  minInlineSize: 0,
  maxBlockSize: '44svh',
  overflowY: 'auto',
  padding: rem(4),
  '@media': {
    [from.lg]: {
      position: 'sticky',
      insetBlockStart: vars.adaptive.topBar,
      alignSelf: 'start',
      maxBlockSize: `calc(100svh - ${vars.adaptive.topBar})`,
    },
  },
})

export const places = screenStyle({ display: 'grid' })

export const place = screenStyle({
  ...typeStyle('small'),
  display: 'block',
  paddingBlock: rem(5),
  paddingInline: rem(10),
  borderRadius: radius.sm,
  color: color.text.secondary,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      backgroundColor: color.bg.selected,
      color: color.text.onSelected,
      fontWeight: 600,
    },
  },
  '@media': {
    [reader.canHover]: {
      selectors: { '&:hover:not([aria-current])': { backgroundColor: color.bg.hover } },
    },
  },
})

export const content = screenStyle({ minInlineSize: 0 })

export const states = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const frames = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[6] })

export const framed = screenStyle({ display: 'grid', gap: space[2], alignContent: 'start' })

export const frame = screenStyle({
  display: 'block',
  border: 0,
  borderRadius: radius.md,
  boxShadow: `0 0 0 1px ${color.border.rail}`,
  backgroundColor: color.bg.canvas,
})

export const sheet = screenStyle({ padding: `${space[6]} ${page.margin}` })

export const state = screenStyle({ display: 'grid', gap: space[3], minInlineSize: 0 })
