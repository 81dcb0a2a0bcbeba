import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle, inComponents } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: 34,
  paddingBlock: 4,
  paddingInline: space[3],
  border: `1px solid ${color.border.control}`,
  borderRadius: 10,
  backgroundColor: color.bg.raised,
  color: color.text.primary,
  font: labFonts.label,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: color.bg.hover },
    '&[data-tone="primary"]': {
      borderColor: 'transparent',
      backgroundColor: color.accent.default,
      color: color.text.onAccent,
    },
    '&[data-tone="primary"]:hover:not(:disabled)': { backgroundColor: color.accent.hover },
    '&[data-tone="danger"]': { borderColor: color.danger.border, color: color.danger.text },
    '&[data-tone="quiet"]': { borderColor: 'transparent', backgroundColor: 'transparent' },
    '&[aria-pressed="true"]': {
      borderColor: color.lab.visited,
      backgroundColor: color.lab.visitedBg,
      boxShadow: `inset 0 -3px 0 ${color.lab.visited}`,
    },
    '&:disabled': {
      borderColor: color.border.control,
      borderStyle: 'dashed',
      color: color.text.muted,
      cursor: 'not-allowed',
      backgroundColor: 'transparent',
    },
  },
})

export const digit = componentStyle({ font: labFonts.state, fontSize: 12, opacity: 0.75 })

export const failure = componentStyle({
  margin: space[4],
  padding: space[3],
  border: `1px solid ${color.danger.border}`,
  borderRadius: 12,
  backgroundColor: color.danger.bg,
  color: color.danger.text,
  fontSize: 13,
  whiteSpace: 'pre-wrap',
})

export const pane = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  minInlineSize: 0,
})

export const paneHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
})

export const heading = componentStyle({ margin: 0, fontSize: 15, lineHeight: 1.3, fontWeight: 650 })

export const hint = componentStyle({
  margin: 0,
  fontSize: 13,
  lineHeight: 1.45,
  color: color.text.secondary,
})

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})

/* Many small buttons, in as few rows as possible. */
export const compactRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
})

globalStyle(`${compactRow} ${button}`, inComponents({ paddingInline: 9 }))

export const segments = componentStyle({
  display: 'flex',
  flexShrink: 0,
  minInlineSize: 0,
  margin: 0,
  padding: 2,
  border: `1px solid ${color.border.control}`,
  borderRadius: 10,
  backgroundColor: color.bg.raised,
})

globalStyle(
  `${segments} > ${button}`,
  inComponents({
    flexGrow: 1,
    minBlockSize: 28,
    paddingInline: 9,
    borderColor: 'transparent',
    borderRadius: 8,
    backgroundColor: 'transparent',
  }),
)

globalStyle(
  `${segments} > ${button}[aria-pressed="true"]`,
  inComponents({
    backgroundColor: color.lab.active,
    color: color.accent.onShoot,
    boxShadow: 'none',
  }),
)

/* One item below another. */
export const stack = componentStyle({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const small = componentStyle({ fontSize: 12, color: color.text.secondary })

/* A view of the machine that is not its chart. */
export const view = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  padding: space[4],
  overflowX: 'auto',
})

export const note = componentStyle({
  margin: 0,
  padding: space[3],
  border: `1px solid ${color.border.control}`,
  borderRadius: 12,
  fontSize: 13,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-warning]': {
      borderColor: color.warning.border,
      backgroundColor: color.warning.bg,
      color: color.warning.text,
    },
  },
})

export const mono = componentStyle({
  font: labFonts.state,
  fontWeight: 500,
  overflowWrap: 'anywhere',
})

export const field = componentStyle({
  boxSizing: 'border-box',
  minBlockSize: 34,
  maxInlineSize: '100%',
  paddingInline: space[2],
  border: `1px solid ${color.border.control}`,
  borderRadius: 8,
  backgroundColor: color.bg.raised,
  color: color.text.primary,
  font: labFonts.label,
})

export const label = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  fontSize: 13,
  fontWeight: 600,
})

export const table = componentStyle({
  inlineSize: '100%',
  minInlineSize: 520,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: 1.45,
})

export const cell = componentStyle({
  padding: space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})

export const stepCell = style([
  cell,
  inComponents({
    selectors: {
      'tr[aria-current] > &': { backgroundColor: color.lab.visitedBg },
      'thead &:nth-child(1)': { inlineSize: 48 },
      'thead &:nth-child(2)': { inlineSize: '17%' },
      'thead &:nth-child(3)': { inlineSize: '39%' },
      'thead &:nth-child(4)': { inlineSize: '18%' },
    },
  }),
])

export const plainForm = componentStyle({ display: 'grid', gap: space[2], paddingBlock: space[2] })

export const detail = componentStyle({
  paddingBlock: 3,
  paddingInlineStart: space[2],
  borderInlineStart: '3px solid transparent',
  fontSize: 13,
  selectors: { '&[data-changed]': { borderInlineStartColor: color.lab.active } },
})

export const tree = componentStyle({ margin: 0, paddingInlineStart: space[2], listStyle: 'none' })

/* The screen's pane gives the frame its width, from which the scale of the page follows. */
export const screenPane = componentStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[2],
  padding: space[3],
  minBlockSize: 0,
  overflow: 'auto',
})

export const screenWindow = componentStyle({
  boxSizing: 'content-box',
  overflow: 'hidden',
  border: `6px solid ${color.bg.feature}`,
  borderRadius: 20,
  backgroundColor: color.bg.canvas,
})

export const screenPage = componentStyle({ display: 'block', border: 0, transformOrigin: '0 0' })
