import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const card = componentStyle({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: 14,
  backgroundColor: color.bg.raised,
  selectors: {
    '&[data-active]': {
      border: `2px solid ${color.lab.visited}`,
      borderStartEndRadius: 4,
      borderEndStartRadius: 4,
      backgroundColor: color.lab.visitedBg,
    },
  },
})

export const name = componentStyle({ margin: 0, font: labFonts.state })

export const edges = componentStyle({
  display: 'grid',
  gap: 6,
  margin: 0,
  paddingInlineStart: space[4],
  fontSize: 14,
  listStyle: 'none',
})
