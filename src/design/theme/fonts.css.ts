import { globalFontFace } from '@vanilla-extract/css'
import { face } from './font-stack.ts'

/*
 * Latin only, one variable file each, preloaded by index.html. `swap` shows text before the font has loaded. The swap
 * does not shift the layout, because the fallback faces have the same metrics: `sizeAdjust` is the ratio of the widths
 * of the site's own sentences, measured against Arial.
 */
globalFontFace(face.display, {
  src: "url('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
})

globalFontFace(face.text, {
  src: "url('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
})

const regular = "local('Arial'), local('ArialMT'), local('Liberation Sans')"
const bold =
  "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold')"

globalFontFace(face.displayFallback, {
  src: bold,
  fontWeight: '400 700',
  sizeAdjust: '90%',
  ascentOverride: '113.9%',
  descentOverride: '25%',
  lineGapOverride: '0%',
})

globalFontFace(face.textFallback, [
  {
    src: regular,
    fontWeight: '400 520',
    sizeAdjust: '100.9%',
    ascentOverride: '96.1%',
    descentOverride: '24.8%',
    lineGapOverride: '0%',
  },
  {
    src: bold,
    fontWeight: '521 700',
    sizeAdjust: '96.6%',
    ascentOverride: '100.4%',
    descentOverride: '25.9%',
    lineGapOverride: '0%',
  },
])
