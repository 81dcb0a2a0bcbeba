import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle, inComponents } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const timeline = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: `${space[2]} ${space[4]}`,
})

export const oneLine = componentStyle({
  flex: 1,
  margin: 0,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/* The thumb of the slider is 16 px wide, so its middle is never within 8 px of an end. */
export const track = componentStyle({
  position: 'relative',
  blockSize: 66,
  marginInline: 8,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 15,
    blockSize: 3,
    borderRadius: 2,
    backgroundColor: color.border.rail,
  },
})

export const walked = componentStyle({
  position: 'absolute',
  insetBlockStart: 15,
  blockSize: 3,
  borderRadius: 2,
  backgroundColor: color.lab.visited,
})

export const slider = componentStyle({
  position: 'absolute',
  insetBlockStart: 4,
  insetInline: -8,
  inlineSize: 'calc(100% + 16px)',
  blockSize: 24,
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      inlineSize: 16,
      blockSize: 16,
      border: `3px solid ${color.text.primary}`,
      borderRadius: '50%',
      backgroundColor: color.bg.surface,
    },
    '&::-moz-range-thumb': {
      boxSizing: 'border-box',
      inlineSize: 16,
      blockSize: 16,
      border: `3px solid ${color.text.primary}`,
      borderRadius: '50%',
      backgroundColor: color.bg.surface,
    },
  },
})

export const marks = componentStyle({ margin: 0, padding: 0, listStyle: 'none' })

const leaf = {
  content: '',
  inlineSize: 12,
  blockSize: 12,
  borderRadius: '8px 2px 8px 2px',
  backgroundColor: color.person.wisteria.solid,
} as const

const shapes = {
  '&[data-kind="time"]::before': { backgroundColor: color.person.marigold.solid },
  '&[data-kind="service"]::before': {
    borderRadius: '2px 8px 2px 8px',
    backgroundColor: color.lab.visited,
  },
} as const

export const legend = componentStyle({
  display: 'flex',
  gap: space[3],
  margin: 0,
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

/* Outcomes of services are below the line, everything else is above it. */
export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: 2,
  translate: '-50%',
  '::before': { ...leaf, display: 'block' },
  selectors: {
    ...shapes,
    '&[data-kind="service"]': { insetBlockStart: 19 },
    '&[data-undone]::before': {
      boxSizing: 'border-box',
      border: `2px solid ${color.lab.unvisited}`,
      borderRadius: '50%',
      backgroundColor: color.bg.surface,
    },
  },
})

export const tick = componentStyle({
  position: 'absolute',
  insetBlockStart: 24,
  translate: '-50%',
  paddingBlockStart: 5,
  font: labFonts.label,
  fontSize: 11,
  color: color.text.secondary,
  selectors: { '&:first-of-type': { translate: 0 } },
})

/* From the last shared move down and along. */
export const fork = componentStyle({
  position: 'absolute',
  minInlineSize: 34,
  blockSize: 16,
  padding: '0 0 0 12px',
  border: `solid ${color.lab.unvisited}`,
  borderWidth: '0 0 2px 2px',
  borderEndStartRadius: 10,
  backgroundColor: 'transparent',
  color: color.text.secondary,
  font: labFonts.label,
  fontSize: 11,
  lineHeight: 1,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.lab.visited, backgroundColor: color.bg.hover } },
})

export const clockFace = componentStyle({
  margin: 0,
  font: labFonts.state,
  fontSize: 28,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})

export const clockPane = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
})

/* It opens upwards, because it is at the lower edge of the page. */
export const clockMenu = componentStyle({ position: 'relative' })

globalStyle(
  `${clockMenu} > div`,
  inComponents({
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    zIndex: 3,
    display: 'grid',
    gap: space[2],
    padding: space[2],
    border: `1px solid ${color.border.control}`,
    borderRadius: 12,
    backgroundColor: color.bg.raised,
    whiteSpace: 'nowrap',
  }),
)
