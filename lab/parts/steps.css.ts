import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'

const { color, space } = vars

export const steps = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[4],
    padding: space[4],
    overflowX: 'auto',
  }),
)

export const heading = style(inComponents({ margin: 0, marginBlockEnd: space[2], fontSize: 15 }))

export const branch = style(
  inComponents({
    margin: `0 0 ${space[2]}`,
    paddingInlineStart: space[4],
    borderInlineStart: `1px solid ${color.border.subtle}`,
    listStyle: 'none',
  }),
)

export const list = style(
  inComponents({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }),
)
