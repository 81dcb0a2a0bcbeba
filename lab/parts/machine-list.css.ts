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
  /* Hidden texts of machines below the fold do not extend the document. */
  position: 'relative',
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
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: 2,
  padding: `5px ${space[2]}`,
  borderRadius: '14px 4px 14px 4px',
  color: color.text.primary,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: color.bg.hover },
    '&[aria-current]': {
      backgroundColor: color.lab.visitedBg,
      boxShadow: `inset 4px 0 0 ${color.lab.visited}`,
    },
  },
})

export const name = componentStyle({ font: labFonts.state, fontSize: 12 })

export const search = componentStyle({ inlineSize: '100%' })

export const percent = componentStyle({ fontSize: 12, color: color.text.secondary })

export const question = componentStyle({
  gridColumn: '1 / -1',
  fontSize: 12,
  lineHeight: 1.3,
  color: color.text.secondary,
  selectors: { ':not([aria-current]) > &': { display: 'none' } },
})

export const bar = componentStyle({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: 4,
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
