import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

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

export const step = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  selectors: {
    '&[data-current]': {
      borderInlineStart: `4px solid ${color.lab.visited}`,
      backgroundColor: color.lab.visitedBg,
    },
  },
})

export const expectations = componentStyle({
  margin: 0,
  padding: space[2],
  fontSize: 13,
  lineHeight: 1.5,
})

export const line = componentStyle({
  margin: 0,
  paddingInlineStart: space[3],
  font: labFonts.label,
})
