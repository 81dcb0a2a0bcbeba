import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'

const { color, space } = vars

export const details = style(inComponents({ display: 'grid', margin: 0 }))

export const detail = style(
  inComponents({
    display: 'grid',
    gap: 2,
    paddingBlock: 6,
    paddingInlineStart: space[2],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    borderInlineStart: '3px solid transparent',
    fontSize: 13,
    selectors: { '&[data-changed]': { borderInlineStartColor: color.lab.active } },
  }),
)

export const mark = style(inComponents({ fontSize: 12, color: color.text.secondary }))

export const tree = style(
  inComponents({ margin: 0, paddingInlineStart: space[4], listStyle: 'none' }),
)
