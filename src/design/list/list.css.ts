import { style } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, motion, radius, space } = vars
const danger = '&[data-tone="danger"]'
const inDanger = '[data-tone="danger"] &'

export const label = style(
  inComponents({ ...typeStyle('label'), color: color.text.muted, paddingBlockEnd: space[3] }),
)

export const list = style(
  inComponents({
    overflow: 'hidden',
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.card,
    backgroundColor: color.bg.raised,
  }),
)

export const item = style(
  inComponents({
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  }),
)

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: rem(18),
    inlineSize: '100%',
    minBlockSize: rem(80),
    paddingBlock: space[3],
    paddingInline: rem(20),
    border: 0,
    backgroundColor: 'transparent',
    color: color.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
    selectors: {
      [danger]: { color: color.danger.text },
      '&[data-busy]': { cursor: 'progress' },
      /* The list clips what stands out of it. */
      '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.card },
    },
    '@media': {
      [reader.canHover]: { selectors: { '&:hover': { backgroundColor: color.bg.hover } } },
    },
  }),
)

export const plate = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(44),
    blockSize: rem(44),
    borderRadius: radius.md,
    backgroundColor: color.bg.sunken,
    color: color.text.secondary,
    selectors: { [inDanger]: { backgroundColor: color.danger.bg, color: color.danger.text } },
  }),
)

export const words = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const title = style(
  inComponents({ display: 'block', fontSize: rem(16), fontWeight: 600, lineHeight: 1.4 }),
)

export const text = style(
  inComponents({ ...typeStyle('small'), display: 'block', color: color.text.muted }),
)

export const end = style(
  inComponents({ display: 'grid', paddingInlineEnd: space[1], color: color.text.secondary }),
)
