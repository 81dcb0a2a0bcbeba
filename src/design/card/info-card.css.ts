import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { from } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, leaf, space } = vars
const slat = `1px solid ${color.border.rail}`

export const grid = componentStyle({
  display: 'grid',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const card = componentStyle({
  display: 'flex',
  gap: rem(18),
  minInlineSize: 0,
  paddingBlock: rem(20),
  borderBlockStart: slat,
  '@media': {
    [from.md]: {
      flexDirection: 'column',
      paddingBlock: `${rem(26)} ${space[2]}`,
      paddingInline: rem(28),
      borderInlineStart: slat,
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:nth-child(n + 3)': { marginBlockStart: rem(26) },
      },
    },
    [from.xl]: {
      selectors: {
        '&:nth-child(n + 2)': { borderInlineStart: slat, paddingInlineStart: rem(28) },
        '&:nth-child(n + 3)': { marginBlockStart: 0 },
      },
    },
  },
})

const plateBase = componentStyle({
  ...leafCorners(leaf.plate),
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(52),
  blockSize: rem(52),
})

export const plate = styleVariants(
  {
    wisteria: color.person.wisteria,
    marigold: color.person.marigold,
    clay: color.person.clay,
    shoot: { tint: color.bg.selected, ink: color.text.onSelected },
  },
  ({ tint, ink }) => [plateBase, inComponents({ backgroundColor: tint, color: ink })],
)

export const texts = componentStyle({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  '@media': { [from.md]: { gap: rem(6) } },
})

export const text = componentStyle({
  color: color.text.secondary,
  fontSize: rem(15),
  lineHeight: 1.48,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
