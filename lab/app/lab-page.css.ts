import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inScreens, screenStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from './fonts.ts'

const { color, space } = vars
const wide = '(min-width: 1180px)'
const line = `1px solid ${color.border.subtle}`

/* Beside a list of 184 px and a side of 436 px, a window of 1280 px leaves the chart 660 px. */
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
      gridTemplateColumns: '184px minmax(0, 1fr) clamp(436px, 33vw, 600px)',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"head head head" "intro intro intro" "list middle side" "steps steps clock"',
      overflow: 'hidden',
      selectors: {
        '&[data-alone]': {
          gridTemplateAreas:
            '"head head head" "intro intro intro" "list middle middle" "list middle middle"',
        },
      },
    },
  },
})

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minBlockSize: 52,
  padding: `${space[1]} ${space[4]}`,
  borderBlockEnd: line,
  '@media': { [wide]: { gridArea: 'head', flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
})

export const title = screenStyle({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 20,
  fontWeight: 650,
})

export const machine = screenStyle({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: line,
  font: labFonts.state,
  fontSize: 15,
})

/* The tools after it are at the end of the head. */
export const totals = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  marginBlock: 0,
  marginInline: 'auto',
  overflow: 'hidden',
  fontSize: 13,
  color: color.text.secondary,
})

export const totalsText = screenStyle({ overflow: 'hidden', textOverflow: 'ellipsis' })

export const totalsBar = screenStyle({ inlineSize: 96, flexShrink: 0 })

export const inputs = screenStyle({ minInlineSize: 90, maxInlineSize: 180 })

export const introduction = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[1]} ${space[4]}`,
  borderBlockEnd: line,
  backgroundColor: color.lab.visitedBg,
  fontSize: 13,
  lineHeight: 1.4,
  '@media': { [wide]: { gridArea: 'intro' } },
})

export const introductionText = screenStyle({ margin: 0, maxInlineSize: '130ch' })

export const middle = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderBlock: line,
  overflow: 'auto',
  selectors: { '[data-full] > &': { position: 'fixed', inset: 0, border: 0 } },
  '@media': { [wide]: { gridArea: 'middle', borderBlock: 0, borderInline: line } },
})

globalStyle(`${page}[data-full] > :not(${middle}, [role="status"])`, inScreens({ display: 'none' }))

/* The screen, and beside it what a tester does with it. */
export const side = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [wide]: { gridArea: 'side' },
    '(max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' },
  },
})

export const tabs = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: space[2],
  minBlockSize: 0,
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
})

export const tabPanel = screenStyle({ position: 'relative', minBlockSize: 0, overflow: 'auto' })

globalStyle(`${tabPanel} > section`, inScreens({ paddingInline: 0, paddingBlock: space[2] }))
globalStyle(`${tabPanel} button`, inScreens({ fontSize: 12.5, paddingInline: space[2] }))

export const steps = screenStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  minInlineSize: 0,
  borderBlockStart: line,
  backgroundColor: color.bg.surface,
  '@media': { [wide]: { gridArea: 'steps', position: 'static', borderInlineEnd: line } },
})

export const clock = screenStyle({
  borderBlockStart: line,
  '@media': { [wide]: { gridArea: 'clock' } },
})

/* Over the lower part of the chart: at the right it would cover the site's toasts and the tabs. */
export const message = screenStyle({
  position: 'fixed',
  insetBlockEnd: 160,
  insetInlineStart: 'min(200px, 16vw)',
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
