import { describe, expect, test } from 'vitest'
import { contrastRatio } from '../../lab/design/contrast-ratio.ts'
import { dark } from '../../src/design/theme/tokens/dark.ts'
import { light, type Theme } from '../../src/design/theme/tokens/light.ts'

type Pair = readonly [foreground: string, background: string]

const papers = [
  'bg.canvas',
  'bg.surface',
  'bg.raised',
  'bg.sunken',
  'bg.hover',
  'bg.plate',
  'bg.platePart',
]
const on = (foreground: string, backgrounds: readonly string[]): Pair[] =>
  backgrounds.map((background) => [foreground, background])

/** Text colours on every background that the components put them on. */
const texts: readonly Pair[] = [
  ...on('text.primary', [
    ...papers,
    'danger.bg',
    'success.bg',
    'info.bg',
    'warning.bg',
    'bg.bloom',
    'lab.visitedBg',
  ]),
  ...on('text.secondary', [...papers, 'lab.visitedBg']),
  ...on('text.muted', papers),
  ...on('text.link', [...papers, 'bg.bloom', 'info.bg', 'success.bg', 'danger.bg']),
  ...on('text.brand', ['bg.canvas', 'bg.surface', 'bg.bloom']),
  ...on('text.onAccent', ['accent.default', 'accent.hover', 'accent.active']),
  ...on('text.onFeature', ['bg.feature', 'bg.featureRaised']),
  ...on('text.onFeatureMuted', ['bg.feature', 'bg.featureRaised']),
  ...on('text.onBloom', ['bg.bloom']),
  ...on('text.onBloomMuted', ['bg.bloom']),
  ...on('text.onSelected', ['bg.selected']),
  ...on('accent.onShoot', ['accent.shoot', 'lab.active']),
  ...on('danger.text', ['danger.bg', 'bg.canvas', 'bg.surface', 'bg.raised', 'bg.hover']),
  ...on('danger.onSolid', ['danger.solid', 'danger.solidHover']),
  ...on('success.text', ['success.bg', 'bg.canvas', 'bg.surface', 'bg.raised']),
  ...on('info.text', ['info.bg', 'bg.canvas', 'bg.surface', 'bg.raised']),
  ...on('warning.text', ['warning.bg']),
  ...on('person.clay.ink', ['person.clay.tint']),
  ...on('person.marigold.ink', ['person.marigold.tint']),
  ...on('person.wisteria.ink', ['person.wisteria.tint']),
  ...on('provider.google.text', ['provider.google.bg']),
  ...on('provider.apple.text', ['provider.apple.bg']),
  ...on('lab.visited', ['lab.visitedBg']),
]

/** Edges, marks and illustrations that carry information. */
const shapes: readonly Pair[] = [
  ...on('border.control', ['bg.canvas', 'bg.surface', 'bg.raised']),
  ...on('border.controlHover', ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.hover']),
  ...on('border.focus', [...papers, 'bg.bloom', 'info.bg', 'lab.visitedBg']),
  ...on('border.selected', ['bg.canvas', 'bg.raised', 'bg.selected']),
  ...on('border.controlOnFeature', ['bg.feature']),
  ...on('border.controlOnBloom', ['bg.bloom']),
  ...on('accent.default', ['bg.canvas', 'bg.surface', 'bg.raised']),
  ...on('accent.leaf', ['accent.default']),
  ...on('accent.shoot', ['bg.feature', 'bg.featureRaised']),
  ...on('danger.border', ['bg.canvas', 'bg.raised', 'danger.bg']),
  ...on('danger.solid', ['bg.raised']),
  ...on('success.border', ['success.bg']),
  ...on('info.border', ['info.bg']),
  ...on('warning.border', ['warning.bg']),
  ...on('vine.stem', ['bg.canvas', 'bg.surface', 'bg.raised']),
  ...on('vine.leaf', ['bg.canvas', 'bg.surface', 'bg.bloom']),
  ...on('vine.onFeatureStem', ['bg.feature']),
  ...on('vine.onBloomLight', ['bg.bloom']),
  ...on('lab.visited', ['bg.surface', 'bg.sunken', 'bg.raised', 'lab.visitedBg']),
  ...on('lab.unvisited', ['bg.surface', 'bg.sunken', 'bg.raised']),
  ...on('provider.google.border', ['bg.canvas', 'provider.google.bg']),
]

/** Shapes of what is not there yet: skeletons, that of a number on its tile, and the edges of disabled buttons. */
const faint: readonly Pair[] = [
  ...on('border.subtle', ['bg.canvas']),
  ...on('border.rail', ['bg.canvas', 'bg.raised']),
]

/** Decoration: slats, leaves next to other leaves, the sides of a square that shows its colour twice. */
const decoration: readonly string[] = [
  'bg.scrim',
  'border.onFeature',
  'vine.tie',
  'vine.leafLight',
  'vine.bud',
  'vine.onFeatureLeaf',
  'vine.onFeatureSlat',
  'vine.onBloomSlat',
  'person.clay.solid',
  'person.marigold.solid',
  'person.wisteria.solid',
  'provider.apple.border',
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, theme) => {
  test('has a contrast of at least 4.5 to 1 for every text', () => {
    expect(paleIn(theme, texts, 4.5)).toEqual([])
  })

  test('has a contrast of at least 3 to 1 for every informative shape', () => {
    expect(paleIn(theme, shapes, 3)).toEqual([])
  })

  test('has a contrast of at least 1.19 to 1 for every skeleton and disabled button', () => {
    expect(paleIn(theme, faint, 1.19)).toEqual([])
  })
})

test('every text colour is measured on a background', () => {
  const rendered = /^(border|vine)\./
  const inks = leavesOf(light.color).filter(
    (path) => /^text\.|\.(text|ink|on[A-Z]\w*)$/.test(path) && !rendered.test(path),
  )
  const measured = new Set(texts.map(([foreground]) => foreground))
  expect(inks.filter((ink) => !measured.has(ink))).toEqual([])
})

test('every colour of the theme is measured, or is decoration', () => {
  const measured = new Set([...texts, ...shapes, ...faint].flat())
  const rest = leavesOf(light.color).filter((path) => !measured.has(path))
  expect(rest.toSorted()).toEqual(decoration.toSorted())
})

test('black on white is 21 to 1, and a colour on itself is 1 to 1', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21)
  expect(contrastRatio('#3C8561', '#3C8561')).toBe(1)
})

function paleIn(theme: Theme, pairs: readonly Pair[], least: number): string[] {
  return pairs.flatMap(([foreground, background]) => {
    const ratio = contrastRatio(colourAt(theme, foreground), colourAt(theme, background))
    return ratio < least ? [`${foreground} on ${background}: ${ratio.toFixed(2)}`] : []
  })
}

function colourAt(theme: Theme, path: string): string {
  let found: unknown = theme.color
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) break
    found = Object.entries(found).find(([key]) => key === name)?.[1]
  }
  if (typeof found !== 'string') throw new Error(`The theme has no colour ${path}.`)
  return found
}

function leavesOf(node: object, path: readonly string[] = []): string[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, [...path, name])
      : [[...path, name].join('.')],
  )
}
