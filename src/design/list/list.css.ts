import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, motion, radius, space } = vars
const inDanger = '[data-tone="danger"] &'

export const label = componentStyle({
  ...typeStyle('label'),
  color: color.text.muted,
  paddingBlockEnd: space[3],
})

export const list = componentStyle({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  backgroundColor: color.bg.raised,
})

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: rem(18),
  minBlockSize: rem(80),
  paddingBlock: space[3],
  paddingInline: rem(20),
  color: color.text.primary,
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&[data-tone="danger"]': { color: color.danger.text },
    '&[data-unavailable]': { color: color.text.muted },
  },
  '@container': { [`(max-width: ${rem(256)})`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  '@media': {
    [reader.canHover]: {
      selectors: {
        '&:hover:not([data-unavailable], [data-static])': { backgroundColor: color.bg.hover },
      },
    },
  },
})

const titleType = { display: 'block', fontSize: rem(16), fontWeight: 600, lineHeight: 1.4 } as const

export const title = componentStyle(titleType)

export const control = componentStyle({
  ...titleType,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '[data-busy] &': { cursor: 'progress' },
    '[data-unavailable] &': { cursor: 'not-allowed' },
    '&:focus-visible': { outline: 'none' },
    /* The whole row is the hit area. The ring is inset because the list clips anything outside. */
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `2px solid ${color.border.focus}`,
      outlineOffset: '-4px',
      borderRadius: radius.card,
    },
  },
})

export const plate = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(44),
  blockSize: rem(44),
  borderRadius: radius.md,
  backgroundColor: color.bg.sunken,
  color: color.text.secondary,
  selectors: { [inDanger]: { backgroundColor: color.danger.bg, color: color.danger.text } },
  /* With very large text in a narrow window, the text needs its space. */
  '@container': { [`(max-width: ${rem(256)})`]: { display: 'none' } },
})

export const texts = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const text = componentStyle({
  ...typeStyle('small'),
  display: 'block',
  color: color.text.muted,
})

export const end = componentStyle({
  display: 'grid',
  paddingInlineEnd: space[1],
  color: color.text.muted,
})
