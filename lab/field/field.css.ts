import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'
import { cell } from '../parts/parts.css.ts'

const { color, space } = vars

export const view = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[4],
    padding: space[4],
  }),
)

export const result = style(
  inComponents({ display: 'grid', justifyItems: 'start', gap: space[3], minInlineSize: 0 }),
)

export const heading = style(
  inComponents({ margin: 0, padding: 0, marginBlockEnd: space[1], fontSize: 15, fontWeight: 650 }),
)

export const finding = style(
  inComponents({
    margin: 0,
    padding: space[3],
    border: `1px solid ${color.border.control}`,
    borderRadius: 12,
    fontSize: 13,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-diverges]': {
        borderColor: color.warning.border,
        backgroundColor: color.warning.bg,
        color: color.warning.text,
      },
    },
  }),
)

export const actors = style(inComponents({ margin: 0, padding: 0, border: 0, minInlineSize: 0 }))

export const events = style(inComponents({ overflowX: 'auto' }))

export const eventCell = style([
  cell,
  inComponents({
    selectors: {
      'tr[aria-current] > &:first-child': { boxShadow: `inset 4px 0 0 ${color.lab.visited}` },
      'tr[aria-current][data-verdict="agrees"] > &': { backgroundColor: color.lab.visitedBg },
      'thead &:first-child': { inlineSize: 64 },
    },
  }),
])

export const file = style(inComponents({ paddingBlock: space[1] }))

export const event = style(
  inComponents({
    selectors: {
      '&:is([data-verdict="diverges"], [data-verdict="unexplained"], [data-verdict="crashes"])': {
        backgroundColor: color.warning.bg,
        color: color.warning.text,
      },
      '&[data-verdict="not compared"]': { color: color.text.secondary },
    },
  }),
)

export const instead = style(inComponents({ display: 'block' }))

export const move = style(
  inComponents({ display: 'block', fontSize: 12, color: color.text.secondary }),
)
