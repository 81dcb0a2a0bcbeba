import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars
const forced = '(forced-colors: active)'

export const figure = style(inComponents({ margin: 0, padding: space[4] }))

export const life = style(
  inComponents({
    stroke: color.border.rail,
    strokeDasharray: '4 4',
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
)

export const actor = style(
  inComponents({
    margin: 0,
    padding: 6,
    border: `1px solid ${color.border.control}`,
    borderRadius: 10,
    backgroundColor: color.bg.raised,
    font: labFonts.state,
    fontSize: 12,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
)

export const message = style(
  inComponents({
    stroke: color.lab.visited,
    strokeWidth: 1.5,
    selectors: { '[data-current] > &': { strokeWidth: 3 } },
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
)

export const head = style(
  inComponents({ fill: color.lab.visited, '@media': { [forced]: { fill: 'CanvasText' } } }),
)

export const text = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    border: 0,
    paddingInline: 6,
    background: 'none',
    color: color.text.primary,
    font: labFonts.label,
    fontSize: 12,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '[data-current] &': { fontWeight: 700 },
      '&:hover': { textDecoration: 'underline' },
    },
  }),
)
