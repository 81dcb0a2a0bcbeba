import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle, inComponents } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'
import { cell } from './parts.css.ts'

const { color, space } = vars

export const group = componentStyle({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const count = componentStyle({ color: color.text.secondary, fontWeight: 400, fontSize: 14 })

export const morePaths = componentStyle({
  paddingBlock: space[2],
  fontSize: 16,
  fontWeight: 700,
  cursor: 'pointer',
})

export const path = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  paddingBlock: 4,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: { '&[aria-current]': { backgroundColor: color.lab.visitedBg } },
})

export const expectations = componentStyle({
  margin: 0,
  padding: space[2],
  fontSize: 13,
  lineHeight: 1.5,
})

export const expected = componentStyle({
  margin: 0,
  paddingInlineStart: space[3],
  font: labFonts.label,
})

export const result = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  minInlineSize: 0,
})

export const events = componentStyle({ overflowX: 'auto' })

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

export const event = componentStyle({
  selectors: {
    '&:is([data-verdict="diverges"], [data-verdict="unexplained"], [data-verdict="crashes"])': {
      backgroundColor: color.warning.bg,
      color: color.warning.text,
    },
    '&[data-verdict="not compared"]': { color: color.text.secondary },
  },
})

export const line = componentStyle({ display: 'block' })
