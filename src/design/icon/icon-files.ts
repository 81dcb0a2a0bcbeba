import { readFileSync } from 'node:fs'
import { interestGlyphs } from './interest-glyphs.ts'
import { uiGlyphs } from './ui-glyphs.ts'

const assets = new URL('../../../node_modules/@phosphor-icons/core/assets/', import.meta.url)
const header = '// Written by `npm run icons` from @phosphor-icons/core (MIT).'

/** The generated files of this folder: file name to text. Throws when a glyph does not exist. */
export function iconFiles(): Record<string, string> {
  return { 'ui-icons.gen.ts': uiIcons(), 'interest-icons.gen.ts': interestIcons() }
}

function uiIcons(): string {
  const lines = Object.entries(uiGlyphs).map(([name, source]) => {
    const [glyph = '', weight = 'regular'] = source.split('/')
    return `  ${name}: '${pathOf(glyph, weight)}',`
  })
  return [header, 'export const uiIcons = {', ...lines, '}', ''].join('\n')
}

function interestIcons(): string {
  const lines = Object.entries(interestGlyphs).flatMap(([name, { glyph, selected }]) => [
    `  '${name}': {`,
    `    regular: '${pathOf(glyph, 'regular')}',`,
    `    selected: '${pathOf(glyph, selected)}',`,
    '  },',
  ])
  return [header, 'export const interestIcons = {', ...lines, '}', ''].join('\n')
}

function pathOf(glyph: string, weight: string): string {
  const file = weight === 'regular' ? glyph : `${glyph}-${weight}`
  const svg = readFileSync(new URL(`${weight}/${file}.svg`, assets), 'utf8')
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1])
  const [path] = paths
  if (path === undefined || paths.length !== 1) throw new Error(`${file}.svg is not a single path`)
  return path
}
