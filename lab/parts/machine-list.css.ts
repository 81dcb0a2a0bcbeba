import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

/* One row above the chart. */
const narrow = 'not all and (min-width: 1180px)'

export const list = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[3],
  overflow: 'auto',
  gridArea: 'list',
  '@media': {
    [narrow]: {
      gridArea: 'auto',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
      alignItems: 'start',
    },
  },
})

export const items = componentStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [narrow]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 220,
      overflowX: 'auto',
      paddingBlockEnd: space[1],
    },
  },
})

export const machine = componentStyle({
  display: 'grid',
  gap: 2,
  padding: `${space[2]} ${space[3]}`,
  borderInlineStart: '4px solid transparent',
  borderRadius: '14px 4px 14px 4px',
  color: color.text.primary,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: color.bg.hover },
    '&[aria-current]': {
      backgroundColor: color.lab.visitedBg,
      borderInlineStartColor: color.lab.visited,
    },
  },
})

export const name = componentStyle({ font: labFonts.state })

export const question = componentStyle({
  fontSize: 13,
  lineHeight: 1.35,
  color: color.text.secondary,
})

export const numbers = componentStyle({
  display: 'grid',
  fontSize: 12,
  color: color.text.secondary,
})

export const bar = componentStyle({
  inlineSize: '100%',
  blockSize: 4,
  marginBlockStart: 4,
  appearance: 'none',
  border: 0,
  borderRadius: 2,
  backgroundColor: color.border.subtle,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: color.border.subtle, borderRadius: 2 },
    '&::-webkit-progress-value': { backgroundColor: color.lab.visited, borderRadius: 2 },
    '&::-moz-progress-bar': { backgroundColor: color.lab.visited },
  },
})
