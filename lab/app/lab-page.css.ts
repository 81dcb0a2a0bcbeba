import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inScreens, screenStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from './fonts.ts'
import { tourParts } from './tour-parts.ts'

const { color, space } = vars
const wide = '(min-width: 1180px)'
const line = `1px solid ${color.border.subtle}`

export const page = screenStyle({
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
      gridTemplateColumns: 'var(--list-width) minmax(0, 1fr) var(--moves-width) var(--side-width)',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"head head head head" "intro intro intro intro" "list middle moves side" "foot foot foot side"',
      overflow: 'hidden',
    },
  },
})

export const head = screenStyle({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 52,
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: line,
  '@media': { [wide]: { flexWrap: 'nowrap' }, [`not all and ${wide}`]: { gridArea: 'auto' } },
})

export const headTools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  '@media': { [wide]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
})

export const title = screenStyle({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 20,
  fontWeight: 650,
})

export const what = screenStyle({
  marginInlineStart: space[3],
  paddingInlineStart: space[3],
  borderInlineStart: line,
  fontFamily: vars.font.text,
  fontSize: 15,
  fontWeight: 500,
})

export const totals = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  margin: 0,
  fontSize: 14,
  color: color.text.secondary,
})

export const input = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  fontSize: 13,
})

/* As narrow as the head requires; the open list shows whole names. */
export const inputs = screenStyle({ minInlineSize: 90 })

export const middle = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderBlock: line,
  overflow: 'auto',
  '@media': {
    [wide]: {
      gridArea: 'middle',
      borderBlock: 0,
      borderInline: line,
    },
  },
})

export const machine = screenStyle({ margin: 0, font: labFonts.state, fontSize: 16 })

export const views = screenStyle({ margin: 0, padding: 0, border: 0 })

export const moves = screenStyle({
  minBlockSize: 0,
  '@media': { [wide]: { gridArea: 'moves', overflow: 'auto', borderInlineEnd: line } },
})

export const side = screenStyle({
  minBlockSize: 0,
  '@media': {
    [wide]: { gridArea: 'side', overflow: 'auto' },
  },
})

/* A landmark around the splitters, each of which is placed by the page's grid. */
export const splitters = screenStyle({ display: 'contents' })

/* Over the border between two panes. */
export const splitter = screenStyle({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      gridRow: 'middle',
      zIndex: 2,
      inlineSize: 9,
      margin: 0,
      border: 0,
      cursor: 'col-resize',
      touchAction: 'none',
      selectors: {
        '&[data-pane="list"]': { gridColumn: 'list', justifySelf: 'end', translate: '50%' },
        '&[data-pane="moves"]': { gridColumn: 'moves', translate: '-50%' },
        '&[data-pane="side"]': { gridColumn: 'side', translate: '-50%' },
        '&:is(:hover, :focus-visible, :active)': { backgroundColor: color.lab.visited },
      },
    },
  },
})

for (const part of tourParts)
  globalStyle(
    `${page}[data-tour="${part}"] [data-part="${part}"]`,
    inScreens({ outline: `4px solid ${color.lab.visited}`, outlineOffset: -4 }),
  )

export const foot = screenStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  borderBlockStart: line,
  backgroundColor: color.bg.surface,
  '@media': { [wide]: { gridArea: 'foot', position: 'static', borderInlineEnd: line } },
})

export const message = screenStyle({
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
})

export const skipLinks = screenStyle({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 7,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: space[2],
  backgroundColor: color.bg.raised,
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)' } },
})

export const help = screenStyle({
  gap: space[4],
  boxSizing: 'border-box',
  inlineSize: 'min(560px, 100vw - 32px)',
  padding: space[5],
  border: `1px solid ${color.border.selected}`,
  borderRadius: 16,
  backgroundColor: color.bg.raised,
  color: color.text.primary,
  fontSize: 14,
  lineHeight: 1.45,
  selectors: { '&[open]': { display: 'grid' } },
})

export const keys = screenStyle({ borderSpacing: `0 ${space[1]}` })

export const key = screenStyle({
  paddingInlineEnd: space[4],
  font: labFonts.state,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
