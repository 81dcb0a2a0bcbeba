import displayLatin from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'
import textLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import { globalFontFace } from '@vanilla-extract/css'
import { face } from './font-stack.ts'
import displayCommon from './fonts/familjen-grotesk-common.woff2'
import textCommon from './fonts/instrument-sans-common.woff2'

/*
 * Latin only. The common characters are in files of their own (fonts/README.md), and no character is in two of them, so a
 * page with common ones never loads the complete files. Prerendered pages load the faces after their first paint
 * (tools/build/prerender). The swap does not shift the layout, because the fallback faces have the same metrics:
 * `sizeAdjust` is the ratio of the widths of the site's own sentences, measured against Arial.
 */
const swapped = { fontWeight: '400 700', fontDisplay: 'swap' } as const

globalFontFace(face.display, [
  {
    src: `url('${displayLatin}') format('woff2')`,
    unicodeRange:
      'U+0-1F, U+22-25, U+28-2B, U+2F, U+3B-3E, U+40, U+5B-60, U+7B-9F, U+A1-E0, U+E2-E7, U+E9-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2014-2018, U+201A-201B, U+201E-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    ...swapped,
  },
  {
    src: `url('${displayCommon}') format('woff2')`,
    unicodeRange:
      'U+20, U+21, U+26, U+27, U+2C-2E, U+30-3A, U+3F, U+41-5A, U+61-7A, U+A0, U+E1, U+E8, U+2013, U+2019, U+201C, U+201D',
    ...swapped,
  },
])

globalFontFace(face.text, [
  {
    src: `url('${textLatin}') format('woff2')`,
    unicodeRange:
      'U+0-1F, U+23-24, U+3C-3E, U+5B-5E, U+60, U+7B-9F, U+A1-A8, U+AA-B6, U+B8-E0, U+E2-E7, U+E9-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    ...swapped,
  },
  {
    src: `url('${textCommon}') format('woff2')`,
    unicodeRange:
      'U+20-22, U+25-2F, U+30-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A9, U+B7, U+E1, U+E8, U+2013, U+2014, U+2018, U+2019, U+201C, U+201D, U+2026',
    ...swapped,
  },
])

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
