import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars
const forced = '(forced-colors: active)'

export const area = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: `0 ${space[4]} ${space[4]}`,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
})

/* Stays visible while the messages scroll. */
export const actors = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  inlineSize: 'max-content',
  margin: 0,
  padding: `${space[3]} 0`,
  listStyle: 'none',
  backgroundColor: color.bg.surface,
})

export const life = componentStyle({
  stroke: color.border.rail,
  strokeDasharray: '4 4',
  '@media': { [forced]: { stroke: 'CanvasText' } },
})

export const actor = componentStyle({
  marginInline: 6,
  padding: 6,
  border: `1px solid ${color.border.control}`,
  borderRadius: 10,
  backgroundColor: color.bg.raised,
  font: labFonts.state,
  fontSize: 12,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-narrow]': {
      justifySelf: 'center',
      marginInline: 0,
      padding: '6px 2px',
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      fontWeight: 500,
      writingMode: 'vertical-rl',
      textAlign: 'end',
    },
  },
})

export const message = componentStyle({
  stroke: color.lab.visited,
  strokeWidth: 1.5,
  selectors: { '[data-current] > &': { strokeWidth: 3 } },
  '@media': { [forced]: { stroke: 'CanvasText' } },
})

export const head = componentStyle({
  fill: color.lab.visited,
  '@media': { [forced]: { fill: 'CanvasText' } },
})

export const text = componentStyle({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  paddingInline: 6,
  background: 'none',
  color: color.text.primary,
  font: labFonts.label,
  fontSize: 12,
  // At the sender's end, because the other one may be far away.
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-leftward]': { textAlign: 'end' },
    '[data-current] &': { fontWeight: 700 },
    '&:hover': { textDecoration: 'underline' },
  },
})
