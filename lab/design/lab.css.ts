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

export const framed = screenStyle({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  maxInlineSize: '100%',
  overflowX: 'auto',
})

export const frame = screenStyle({
  display: 'block',
  border: 0,
  borderRadius: radius.md,
  boxShadow: `0 0 0 1px ${color.border.rail}`,
  gridArea: '2 / 1',
  backgroundColor: color.bg.canvas,
})

export const sheet = screenStyle({ padding: `${space[6]} ${page.margin}` })

export const state = screenStyle({ display: 'grid', gap: space[3], minInlineSize: 0 })

/* A spinner is over a frame until it has loaded. */
export const loading = screenStyle({ gridArea: '2 / 1', placeSelf: 'center' })

export const pictures = screenStyle({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(300)}, 100%), 1fr))`,
})

/* The content of a picture is 600 × 400 px at half its size, or a window of 1200 × 800 px at a quarter. */
export const picture = screenStyle({
  display: 'block',
  inlineSize: rem(300),
  blockSize: rem(200),
  overflow: 'hidden',
  borderRadius: radius.md,
  boxShadow: `0 0 0 1px ${color.border.rail}`,
})

export const pictured = screenStyle({
  boxSizing: 'border-box',
  inlineSize: rem(600),
  blockSize: rem(400),
  display: 'grid',
  alignContent: 'center',
  padding: space[6],
  scale: '0.5',
  transformOrigin: '0 0',
  selectors: {
    '&[data-alone]': {
      display: 'block',
      inlineSize: rem(1200),
      blockSize: rem(800),
      padding: 0,
      scale: '0.25',
    },
  },
})

export const colours = screenStyle({
  ...typeStyle('caption'),
  borderSpacing: `${space[3]} ${space[1]}`,
  fontVariantNumeric: 'tabular-nums',
})

export const colour = screenStyle({ textAlign: 'start', fontWeight: 400 })

export const swatch = screenStyle({
  display: 'inline-block',
  inlineSize: rem(28),
  blockSize: rem(20),
  marginInlineEnd: space[2],
  borderRadius: radius.xs,
  boxShadow: `0 0 0 1px ${color.border.control}`,
  verticalAlign: 'middle',
})

export const moving = screenStyle({ display: 'grid', gap: space[1] })

export const bar = screenStyle({
  display: 'block',
  inlineSize: rem(40),
  blockSize: rem(16),
  borderRadius: radius.xs,
  backgroundColor: color.accent.default,
  selectors: { [`${moving}:hover > &`]: { inlineSize: '100%' } },
})
