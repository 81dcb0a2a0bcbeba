import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle, inComponents } from '../../src/design/theme/in-layer.ts'
import { compactRow } from '../parts/parts.css.ts'

const { color, space } = vars

export const pane = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(min(260px, 70vh), 1fr)',
  flex: 1,
})

export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
})

export const exports = style([compactRow, inComponents({ paddingBlockStart: space[1] })])

export const area = componentStyle({
  gridRow: 2,
  gridColumn: 1,
  containerType: 'size',
  overflow: 'auto',
  padding: space[2],
  backgroundColor: color.bg.sunken,
  backgroundImage: `radial-gradient(${color.border.rail} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  cursor: 'grab',
  userSelect: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -3 }, '&:active': { cursor: 'grabbing' } },
})

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
})

export const kind = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '::before': {
    content: '',
    inlineSize: 16,
    blockSize: 12,
    border: `1.5px dashed ${color.lab.unvisited}`,
    borderRadius: 4,
  },
  selectors: {
    '&[data-kind="visited"]::before': {
      border: `1.5px solid ${color.lab.visited}`,
      backgroundColor: color.lab.visitedBg,
    },
    '&:is([data-kind="uncovered"], [data-kind="half"])::before': {
      inlineSize: 8,
      blockSize: 8,
      border: `2px solid ${color.danger.text}`,
      borderRadius: '50%',
    },
    '&[data-kind="half"]::before': {
      backgroundImage: `linear-gradient(90deg, ${color.danger.text} 50%, transparent 50%)`,
    },
    '&[data-kind="active"]::before': {
      border: `2px solid ${color.lab.visited}`,
      borderRadius: '7px 2px 7px 2px',
      backgroundColor: color.lab.active,
    },
  },
})

export const minimap = componentStyle({
  gridRow: 2,
  gridColumn: 1,
  alignSelf: 'end',
  justifySelf: 'end',
  zIndex: 1,
  margin: space[5],
  border: `1px solid ${color.border.control}`,
  borderRadius: 8,
  backgroundColor: color.bg.raised,
  boxShadow: `0 2px 8px ${color.border.rail}`,
  cursor: 'crosshair',
  touchAction: 'none',
  selectors: {
    '&[data-side="start"]': { justifySelf: 'start' },
  },
})

export const miniState = componentStyle({
  fill: 'none',
  stroke: color.lab.unvisited,
  selectors: {
    '&[data-visited]': { stroke: color.lab.visited, fill: color.lab.visitedBg },
    '&[data-active]': { stroke: color.lab.visited, fill: color.lab.active },
  },
})

export const miniWindow = componentStyle({
  fill: 'none',
  stroke: color.text.primary,
  strokeWidth: 2,
})
