import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'

const { color, space } = vars

export const detail = style(
  inComponents({
    paddingBlock: 3,
    paddingInlineStart: space[2],
    borderInlineStart: '3px solid transparent',
    fontSize: 13,
    selectors: { '&[data-changed]': { borderInlineStartColor: color.lab.active } },
  }),
)

export const leaf = style(inComponents({ margin: 0 }))

export const mark = style(inComponents({ fontSize: 12, color: color.text.secondary }))

export const tree = style(
  inComponents({ margin: 0, paddingInlineStart: space[2], listStyle: 'none' }),
)
