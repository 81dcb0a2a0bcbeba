import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'

const { border, vine, bg } = vars.color

export const square = componentStyle({
  fill: vine.stem,
  selectors: {
    '&[data-state="light"]': { fill: vine.leafLight },
    '&[data-state="open"]': { fill: 'none', stroke: border.rail, strokeWidth: 1.5 },
  },
})

const fourLeavesBase = componentStyle({ ...leafCorners(vars.leaf.avatar), display: 'block' })

export const fourLeaves = styleVariants(vars.color.person, ({ tint, solid }) => [
  fourLeavesBase,
  inComponents({ backgroundColor: tint, fill: solid }),
])

export const stack = componentStyle({ display: 'flex' })

export const stacked = componentStyle({
  ...leafCorners(vars.leaf.avatar),
  padding: '2.5px',
  backgroundColor: bg.raised,
  selectors: { '&:not(:first-child)': { marginInlineStart: '-14px' } },
})
