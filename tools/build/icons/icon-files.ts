import { readFileSync } from 'node:fs'
import { interestGlyphs } from './interest-glyphs.ts'
import { alongTheLine, uiGlyphs } from './ui-glyphs.ts'

const assets = new URL('../../../node_modules/@phosphor-icons/core/assets/', import.meta.url)
const header = '// Written by `npm run icons` from @phosphor-icons/core (MIT).'

/**
 * The generated files of `src/design/icon`: file name to text. Each icon is a file of its own, so that a page only loads the
 * icons it shows. Throws if a glyph does not exist.
 */
export function iconFiles(): Record<string, string> {
  const files = Object.entries(uiGlyphs).map(([name, source]) => [
    fileOf(name),
    uiIcon(name, source),
  ])
  return {
    ...Object.fromEntries(files),
    'every-ui-icon.gen.ts': everyUiIcon(),
    'interest-icons.gen.ts': interestIcons(),
  }
}

const fileOf = (name: string): string =>
  `ui/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.gen.ts`

function uiIcon(name: string, source: string): string {
  const [glyph = '', weight = 'regular'] = source.split('/')
  const along = alongTheLine.has(name) ? ', mirrors: true' : ''
  return [
    header,
    `export const ${name}Icon = { path: '${pathOf(glyph, weight)}'${along} }`,
    '',
  ].join('\n')
}

/** All icons, for the component gallery. A page of the site imports single icons. */
function everyUiIcon(): string {
  const names = Object.keys(uiGlyphs)
  const imports = names.map((name) => `import { ${name}Icon } from './${fileOf(name)}'`)
  const lines = names.map((name) => `  ${name}: ${name}Icon,`)
  return [header, ...imports, '', 'export const everyUiIcon = {', ...lines, '}', ''].join('\n')
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
  return toTenths(path)
}

/** A tenth of the glyph's 256 units is far less than a pixel of any icon. '1.55.98' is two numbers. */
const toTenths = (path: string): string =>
  path.replace(/(?<=(\d?))\d*\.\d+/g, (number, before: string) => {
    const rounded = String(Number(Number(number).toFixed(1))).replace(/^0\./, '.')
    return number.startsWith('.') && before !== '' ? ` ${rounded}` : rounded
  })
