import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { from, reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, leaf, motion, radius, space } = vars

export const grid = componentStyle({
  display: 'grid',
  /* Two columns, or one with a very large font size. */
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, ${rem(128)}), 40%), 1fr))`,
  gap: space[3],
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[4] },
    [from.lg]: { columnGap: space[6] },
  },
})

export const note = componentStyle({
  gridColumn: '1 / -1',
  minBlockSize: '1lh',
  /* Closer to the tiles than to the next section, which is not far away without a note. */
  marginBlock: `${space[2]} ${rem(-16)}`,
  color: color.text.secondary,
})

export const tile = componentStyle({
  display: 'block',
  minInlineSize: 0,
  minBlockSize: rem(112),
  padding: rem(19),
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  backgroundColor: color.bg.raised,
  color: color.text.primary,
  overflowWrap: 'break-word',
  textDecoration: 'none',
  breakInside: 'avoid',
  selectors: {
    '&[data-link]': { ...leafCorners(leaf.lg), borderColor: color.border.selected },
    /* The third of three has a row of its own on a phone. */
    '&:nth-child(3)': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'baseline',
      gap: space[3],
      minBlockSize: 0,
    },
  },
  '@media': {
    [from.md]: {
      padding: `${rem(22)} ${rem(28)}`,
      selectors: { '&:nth-child(3)': { gridColumn: 'auto', display: 'block' } },
    },
    [reader.canHover]: {
      selectors: {
        '&[data-link]': {
          transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
        },
        '&[data-link]:hover': { backgroundColor: color.bg.hover },
      },
    },
  },
})

export const value = componentStyle({
  ...typeStyle('stat'),
  display: 'block',
  flexShrink: 0,
  marginBlockEnd: rem(6),
  overflowWrap: 'anywhere',
})

export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: 550,
  color: color.text.secondary,
  selectors: { '[data-link] &': { color: color.text.link } },
})
