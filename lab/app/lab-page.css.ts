import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inScreens } from '../../src/design/theme/in-layer.ts'
import { labFonts } from './fonts.ts'

const { color, space } = vars
const wide = '(min-width: 1180px)'
const line = `1px solid ${color.border.subtle}`

export const page = style(
  inScreens({
    display: 'grid',
    minBlockSize: '100vh',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    color: color.text.primary,
    backgroundColor: color.bg.surface,
    '@media': {
      [wide]: {
        blockSize: '100vh',
        alignContent: 'stretch',
        gridTemplateColumns: '232px minmax(0, 1fr) 452px',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"head head head" "list middle side" "foot foot side"',
        overflow: 'hidden',
      },
    },
  }),
)

export const head = style(
  inScreens({
    gridArea: 'head',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minBlockSize: 52,
    padding: `${space[2]} ${space[4]}`,
    borderBlockEnd: line,
    '@media': { [`not all and ${wide}`]: { gridArea: 'auto' } },
  }),
)

export const title = style(
  inScreens({ margin: 0, fontFamily: vars.font.display, fontSize: 20, fontWeight: 650 }),
)

export const what = style(
  inScreens({
    marginInlineStart: space[3],
    paddingInlineStart: space[3],
    borderInlineStart: line,
    fontFamily: vars.font.text,
    fontSize: 15,
    fontWeight: 500,
  }),
)

export const totals = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    margin: 0,
    fontSize: 14,
    color: color.text.secondary,
  }),
)

export const input = style(
  inScreens({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: 13 }),
)

export const middle = style(
  inScreens({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    borderBlock: line,
    overflow: 'auto',
    '@media': { [wide]: { gridArea: 'middle', borderBlock: 0, borderInline: line } },
  }),
)

export const bar = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    padding: `${space[3]} ${space[4]} 0`,
  }),
)

export const machine = style(inScreens({ margin: 0, font: labFonts.state, fontSize: 18 }))

export const views = style(inScreens({ margin: 0, padding: 0, border: 0 }))

export const legend = style(
  inScreens({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
)

export const side = style(
  inScreens({ minBlockSize: 0, '@media': { [wide]: { gridArea: 'side', overflow: 'auto' } } }),
)

export const foot = style(
  inScreens({
    position: 'sticky',
    insetBlockEnd: 0,
    borderBlockStart: line,
    backgroundColor: color.bg.surface,
    '@media': { [wide]: { gridArea: 'foot', position: 'static', borderInlineEnd: line } },
  }),
)

export const failure = style(
  inScreens({
    margin: space[4],
    padding: space[3],
    border: `1px solid ${color.danger.border}`,
    borderRadius: 12,
    backgroundColor: color.danger.bg,
    color: color.danger.text,
    fontSize: 13,
    whiteSpace: 'pre-wrap',
  }),
)

export const message = style(
  inScreens({
    position: 'fixed',
    insetBlockStart: 60,
    insetInlineEnd: space[4],
    zIndex: 5,
    margin: 0,
    maxInlineSize: 360,
    padding: space[3],
    border: `1px solid ${color.border.selected}`,
    borderRadius: 12,
    backgroundColor: color.bg.raised,
    fontSize: 14,
    selectors: { '&[data-empty]': { display: 'none' } },
  }),
)
