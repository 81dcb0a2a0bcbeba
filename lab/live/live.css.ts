import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const head = style(
  inComponents({ display: 'grid', gap: space[3], padding: `${space[3]} ${space[4]} 0` }),
)

export const page = style(inComponents({ display: 'grid', gap: space[2] }))

export const heading = style(inComponents({ margin: 0, fontSize: 13, fontWeight: 650 }))

export const actors = style(
  inComponents({
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
    maxBlockSize: 190,
    overflow: 'auto',
  }),
)

export const actor = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    inlineSize: '100%',
    minBlockSize: 64,
    padding: `${space[2]} ${space[3]}`,
    border: `1px solid ${color.border.control}`,
    borderRadius: '14px 4px 14px 4px',
    backgroundColor: color.bg.raised,
    color: color.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.bg.hover },
      '&[aria-pressed="true"]': {
        borderColor: color.lab.visited,
        backgroundColor: color.lab.visitedBg,
        boxShadow: `inset 4px 0 0 ${color.lab.visited}`,
      },
      '&[data-ended]': { borderStyle: 'dashed', color: color.text.secondary },
    },
  }),
)

export const name = style(inComponents({ font: labFonts.state }))

export const state = style(
  inComponents({ fontSize: 13, lineHeight: 1.35, overflowWrap: 'anywhere' }),
)

export const since = style(inComponents({ fontSize: 12, color: color.text.secondary }))

export const entries = style(inComponents({ display: 'grid', maxBlockSize: 320, overflow: 'auto' }))

export const entry = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) minmax(0, 1fr)',
    gap: space[2],
    paddingBlock: space[1],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    fontSize: 13,
    overflowWrap: 'anywhere',
  }),
)

export const note = style(
  inComponents({
    margin: space[4],
    padding: space[3],
    border: `1px solid ${color.border.control}`,
    borderRadius: 12,
    fontSize: 13,
    lineHeight: 1.45,
    selectors: {
      '&[data-unconverted]': {
        borderColor: color.warning.border,
        backgroundColor: color.warning.bg,
        color: color.warning.text,
      },
    },
  }),
)
