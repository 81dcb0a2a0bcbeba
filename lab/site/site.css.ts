import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle, inComponents } from '../../src/design/theme/in-layer.ts'
import { cell } from '../parts/parts.css.ts'

const { color, space } = vars

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
