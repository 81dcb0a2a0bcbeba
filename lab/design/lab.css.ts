import { style } from '@vanilla-extract/css'
import { typeStyle } from '../../src/design/text/type-style.ts'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inScreens } from '../../src/design/theme/in-layer.ts'
import { from, reader } from '../../src/design/theme/media.ts'
import { rem } from '../../src/design/theme/tokens/units.ts'

const { color, page, radius, space } = vars

/* Frames for wide windows need the full width, without page margins. */
export const container = style(
  inScreens({ vars: { [page.margin]: rem(20), [vars.width.max]: 'none' } }),
)

export const columns = style(
  inScreens({
    display: 'grid',
    gap: space[8],
    paddingInline: page.margin,
    paddingBlock: space[7],
    '@media': { [from.lg]: { gridTemplateColumns: `${rem(232)} minmax(0, 1fr)` } },
  }),
)

export const contents = style(
  inScreens({
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
  }),
)

export const places = style(inScreens({ display: 'grid' }))

export const place = style(
  inScreens({
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
  }),
)

export const content = style(inScreens({ minInlineSize: 0 }))

export const states = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: space[1] }))

export const frames = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: space[6] }))

export const framed = style(inScreens({ display: 'grid', gap: space[2], alignContent: 'start' }))

export const frame = style(
  inScreens({
    display: 'block',
    border: 0,
    borderRadius: radius.md,
    boxShadow: `0 0 0 1px ${color.border.rail}`,
    backgroundColor: color.bg.canvas,
  }),
)

export const sheet = style(inScreens({ padding: `${space[6]} ${page.margin}` }))

export const state = style(inScreens({ display: 'grid', gap: space[3], minInlineSize: 0 }))
