import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const cards = style(inComponents({ padding: space[4] }))

export const list = style(
  inComponents({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
)

export const card = style(
  inComponents({
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
  }),
)

export const name = style(inComponents({ margin: 0, font: labFonts.state }))

export const notes = style(inComponents({ margin: 0, fontSize: 13, color: color.text.secondary }))

export const edges = style(
  inComponents({
    display: 'grid',
    gap: 6,
    margin: 0,
    paddingInlineStart: space[4],
    fontSize: 14,
    listStyle: 'none',
  }),
)
