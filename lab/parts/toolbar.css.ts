import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const toolbar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
})

export const now = componentStyle({
  margin: 0,
  minInlineSize: 0,
  fontSize: 14,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const slider = componentStyle({
  inlineSize: '100%',
  minBlockSize: 24,
  accentColor: color.lab.visited,
})

export const marks = componentStyle({
  display: 'flex',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
})

const leaf = {
  content: '',
  inlineSize: 12,
  blockSize: 12,
  borderRadius: '8px 2px 8px 2px',
  backgroundColor: color.person.wisteria.solid,
} as const

const shapes = {
  '&[data-kind="time"]::before': {
    borderRadius: '50%',
    backgroundColor: color.person.marigold.solid,
  },
  '&[data-kind="service"]::before': {
    borderRadius: 2,
    backgroundColor: color.lab.visited,
  },
} as const

export const legend = componentStyle({
  display: 'flex',
  gap: space[4],
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  whiteSpace: 'nowrap',
})

export const kind = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '::before': leaf,
  selectors: shapes,
})

export const mark = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  font: labFonts.label,
  fontSize: 11,
  color: color.text.secondary,
  '::before': leaf,
  selectors: {
    ...shapes,
    '&[data-current]': { fontWeight: 700, color: color.text.primary },
    '&[data-current]::before': { outline: `2px solid ${color.text.primary}`, outlineOffset: 1 },
  },
})
