import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const tree = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[3],
  overflow: 'auto',
  '@media': { '(min-width: 1180px)': { gridArea: 'list' } },
})

export const page = componentStyle({ display: 'grid', gap: space[2] })

export const heading = componentStyle({ margin: 0, fontSize: 13, fontWeight: 650 })

export const actors = componentStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    // The line connects an actor with those that it has started.
    'li > &': {
      marginBlockStart: space[1],
      marginInlineStart: 6,
      paddingInlineStart: 8,
      borderInlineStart: `1px solid ${color.border.control}`,
    },
  },
})

export const service = componentStyle({
  margin: 0,
  paddingInline: space[2],
  fontSize: 13,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    display: 'inline-block',
    inlineSize: 8,
    blockSize: 8,
    marginInlineEnd: 6,
    border: `1.5px solid ${color.lab.visited}`,
    borderRadius: '50%',
    backgroundColor: color.lab.active,
  },
  selectors: {
    '&[data-ended]': { color: color.text.secondary },
    '&[data-ended]::before': {
      borderColor: color.lab.unvisited,
      borderStyle: 'dashed',
      backgroundColor: 'transparent',
    },
  },
})

export const actor = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  inlineSize: '100%',
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${color.border.control}`,
  borderRadius: '14px 4px 14px 4px',
  backgroundColor: color.bg.raised,
  color: color.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: color.bg.hover },
    '&:disabled': { cursor: 'default' },
    '&[aria-pressed="true"]': {
      borderColor: color.lab.visited,
      backgroundColor: color.lab.visitedBg,
      boxShadow: `inset 4px 0 0 ${color.lab.visited}`,
    },
    '&[data-ended]': { borderStyle: 'dashed', color: color.text.secondary },
  },
})

export const name = componentStyle({ font: labFonts.state, overflowWrap: 'anywhere' })

export const state = componentStyle({ fontSize: 13, lineHeight: 1.35, overflowWrap: 'anywhere' })

export const entries = componentStyle({ display: 'grid', maxBlockSize: 320, overflow: 'auto' })

export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  fontSize: 13,
  overflowWrap: 'anywhere',
})

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: 13,
})
