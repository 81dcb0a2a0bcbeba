import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const pane = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  flex: '1 0 0',
  minBlockSize: 'min(340px, 80vh)',
})

/* The tools and the legend are over the chart. */
const over = { zIndex: 1, margin: space[2], fontSize: 12 } as const

export const about = componentStyle({
  ...over,
  gridArea: '1 / 1',
  justifySelf: 'start',
  alignSelf: 'center',
  minInlineSize: 0,
  padding: `2px ${space[2]}`,
  borderRadius: 8,
  backgroundColor: color.bg.surface,
  fontWeight: 600,
  '@media': { '(max-width: 600px)': { display: 'none' } },
})

export const tools = componentStyle({
  ...over,
  gridArea: '1 / 2',
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media': { '(max-width: 600px)': { gridArea: '1 / 1 / auto / -1' } },
})

export const factor = componentStyle({
  minInlineSize: 40,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const area = componentStyle({
  gridArea: '1 / 1 / -1 / -1',
  minBlockSize: 0,
  overflow: 'auto',
  padding: '48px 8px 36px',
  backgroundColor: color.bg.sunken,
  backgroundImage: `radial-gradient(${color.border.rail} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  cursor: 'grab',
  userSelect: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -3 }, '&:active': { cursor: 'grabbing' } },
})

export const legend = componentStyle({
  ...over,
  gridArea: '3 / 1 / auto / -1',
  justifySelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  padding: `2px ${space[2]}`,
  borderRadius: 8,
  backgroundColor: color.bg.surface,
  listStyle: 'none',
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
    '&[data-kind="uncovered"]::before': {
      inlineSize: 8,
      blockSize: 8,
      border: `2px solid ${color.danger.text}`,
      borderRadius: '50%',
    },
    '&[data-kind="active"]::before': {
      border: `2px solid ${color.lab.visited}`,
      borderRadius: '7px 2px 7px 2px',
      backgroundColor: color.lab.active,
    },
  },
})

export const menu = componentStyle({
  position: 'fixed',
  inset: 'auto',
  gap: space[2],
  boxSizing: 'border-box',
  inlineSize: 'min(364px, 100vw - 16px)',
  maxBlockSize: '38vh',
  margin: 0,
  padding: space[3],
  overflow: 'auto',
  border: `1px solid ${color.border.selected}`,
  borderRadius: 12,
  backgroundColor: color.bg.raised,
  color: color.text.primary,
  selectors: { '&:popover-open': { display: 'grid' } },
})

export const label = componentStyle({ margin: 0, font: labFonts.label, fontWeight: 700 })
