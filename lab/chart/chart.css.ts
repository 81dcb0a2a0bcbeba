import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inScreens, screenStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color } = vars

/* In forced colours, system colours replace ours. */
const forced = '(forced-colors: active)'

export const figure = screenStyle({
  display: 'grid',
  placeContent: 'safe center',
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  minBlockSize: '100%',
  margin: 0,
})

export const drawing = screenStyle({
  display: 'block',
  maxInlineSize: 'none',
  blockSize: 'auto',
  overflow: 'visible',
})

export const box = screenStyle({
  fill: color.bg.raised,
  stroke: color.lab.unvisited,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  selectors: {
    '[data-inside] > &': { fill: color.bg.surface },
    '[data-region] > &': { fill: 'transparent' },
    '[data-anywhere] > &': { stroke: color.text.secondary, strokeDasharray: '1 4' },
    '[data-visited] > &': { stroke: color.lab.visited, strokeDasharray: 'none' },
    '[data-visited]:not([data-inside]) > &': { fill: color.lab.visitedBg },
    '[data-active] > &': { stroke: color.lab.visited, strokeWidth: 2.5, strokeDasharray: 'none' },
    '[data-active]:not([data-inside]) > &': { fill: color.lab.active, stroke: color.lab.visited },
  },
  '@media': {
    [forced]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: { '[data-active] > &': { stroke: 'Highlight', strokeWidth: 4 } },
    },
  },
})

export const inner = screenStyle({
  fill: 'none',
  stroke: color.lab.unvisited,
  '@media': { [forced]: { stroke: 'CanvasText' } },
})

export const halo = screenStyle({
  fill: color.lab.active,
  fillOpacity: 0.35,
  '@media': { [forced]: { fill: 'none' } },
})

export const name = screenStyle({
  font: labFonts.state,
  fill: color.text.primary,
  selectors: { '[data-active]:not([data-inside]) > &': { fill: color.accent.onShoot } },
  '@media': { [forced]: { fill: 'CanvasText' } },
})

export const begin = screenStyle({
  fill: color.text.primary,
  '@media': { [forced]: { fill: 'CanvasText' } },
})

export const beginArrow = screenStyle({
  fill: 'none',
  stroke: color.text.primary,
  strokeWidth: 1.5,
  '@media': { [forced]: { stroke: 'CanvasText' } },
})

export const kind = screenStyle({
  fontWeight: 400,
  fill: color.text.secondary,
  selectors: { '[data-active]:not([data-inside]) &': { fill: color.accent.onShoot } },
  '@media': { [forced]: { fill: 'CanvasText' } },
})

export const line = screenStyle({
  font: labFonts.label,
  fill: color.text.secondary,
  selectors: { '[data-active]:not([data-inside]) > &': { fill: color.accent.onShoot } },
  '@media': { [forced]: { fill: 'CanvasText' } },
})

export const edge = screenStyle({
  fill: 'none',
  stroke: color.lab.unvisited,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
  selectors: {
    '&[data-line="taken"]': { stroke: color.lab.visited, strokeWidth: 2, strokeDasharray: 'none' },
    '&[data-line="last"]': { stroke: color.lab.visited, strokeWidth: 3.5, strokeDasharray: 'none' },
  },
  '@media': { [forced]: { stroke: 'CanvasText' } },
})

export const arrow = screenStyle({
  fill: color.lab.unvisited,
  selectors: { '&:is([data-line="taken"], [data-line="last"])': { fill: color.lab.visited } },
  '@media': { [forced]: { fill: 'CanvasText' } },
})

export const plate = screenStyle({
  fill: color.bg.raised,
  stroke: color.lab.unvisited,
  strokeDasharray: '3 3',
  selectors: {
    '&[data-line="taken"]': { stroke: color.lab.visited, strokeDasharray: 'none' },
    '&[data-line="last"]': {
      fill: color.lab.active,
      stroke: color.lab.visited,
      strokeWidth: 2,
      strokeDasharray: 'none',
    },
  },
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const labels = screenStyle({
  margin: 0,
  padding: '3px 0',
  listStyle: 'none',
  font: labFonts.label,
  color: color.text.primary,
  // All labels have the same background, including transitions that were not taken.
  selectors: { '&[data-line="last"]': { color: color.accent.onShoot } },
})

export const label = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 5,
  height: 22,
  whiteSpace: 'pre',
  selectors: { '&[data-line="last"]': { fontWeight: 700 } },
})

export const times = screenStyle({ fontWeight: 700 })
/* A ring before a label that no test covers. */
export const gap = screenStyle({
  display: 'inline-block',
  inlineSize: 8,
  blockSize: 8,
  marginInlineEnd: 5,
  border: `2px solid ${color.danger.text}`,
  borderRadius: '50%',
  selectors: { '[data-line="last"] &': { borderColor: 'currentColor' } },
})

/* A ring in the corner of a state that no test enters. */
export const stateGap = screenStyle({
  fill: 'none',
  stroke: color.danger.text,
  strokeWidth: 2,
  selectors: { '[data-active]:not([data-inside]) > &': { stroke: color.accent.onShoot } },
})

export const press = screenStyle({
  // Inline, it would stand on the base line of the page's larger font, lower than its box.
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  padding: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
  selectors: {
    '&[data-refused]': { textDecorationStyle: 'dotted', textDecorationThickness: 1 },
    '&:hover': { backgroundColor: color.bg.hover, color: color.text.primary },
  },
})

export const chip = style([
  press,
  inScreens({
    font: labFonts.label,
    fontWeight: 700,
    color: color.text.primary,
    textDecoration: 'none',
    selectors: { '&[data-line="last"]:not(:hover)': { color: color.accent.onShoot } },
  }),
])

export const fold = screenStyle({
  display: 'block',
  width: 26,
  height: 26,
  border: `1px solid ${color.border.control}`,
  borderRadius: 8,
  backgroundColor: color.bg.raised,
  color: color.text.primary,
  font: labFonts.label,
  cursor: 'pointer',
})

export const pressLine = style([
  press,
  inScreens({
    textAlign: 'start',
    whiteSpace: 'pre',
    font: labFonts.label,
    color: color.text.secondary,
    selectors: {
      '[data-active]:not([data-inside]) > foreignObject > &:not(:hover)': {
        color: color.accent.onShoot,
      },
    },
  }),
])
