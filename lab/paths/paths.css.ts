import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const view = style(
  inComponents({ display: 'grid', alignContent: 'start', padding: space[4], gap: space[6] }),
)
export const group = style(inComponents({ display: 'grid', gap: space[2], minInlineSize: 0 }))
export const heading = style(inComponents({ margin: 0, fontSize: 16 }))

export const count = style(
  inComponents({ color: color.text.secondary, fontWeight: 400, fontSize: 14 }),
)

export const more = style(
  inComponents({ paddingBlock: space[2], fontSize: 16, fontWeight: 700, cursor: 'pointer' }),
)

export const list = style(
  inComponents({ display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' }),
)

export const path = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space[3],
    paddingBlock: 4,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    selectors: { '&[aria-current]': { backgroundColor: color.lab.visitedBg } },
  }),
)

export const name = style(
  inComponents({
    fontSize: 13,
    lineHeight: 1.4,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  }),
)

export const result = style(
  inComponents({ gridColumn: 2, fontSize: 12, color: color.text.secondary }),
)

export const step = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    selectors: {
      '&[data-current]': {
        borderInlineStart: `4px solid ${color.lab.visited}`,
        backgroundColor: color.lab.visitedBg,
      },
    },
  }),
)

export const tick = style(
  inComponents({ inlineSize: 20, blockSize: 20, marginInline: 8, accentColor: color.lab.visited }),
)

export const expectations = style(
  inComponents({ gridColumn: 2, margin: 0, padding: space[2], fontSize: 13, lineHeight: 1.5 }),
)

export const line = style(
  inComponents({ margin: 0, paddingInlineStart: space[3], font: labFonts.label }),
)
