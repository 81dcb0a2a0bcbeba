import { posix } from 'node:path'
import type { AtRule, Declaration } from 'postcss'
import { expect, test } from 'vitest'
import { builtStylesheet } from './support/stylesheet.ts'

/** Illustrations, ornaments, and links that the bar has too. Nothing else may be missing at some size of the window. */
const decoration: readonly string[] = [
  '.dialog_plate',
  '.hero-layout_action a + a',
  '.hero-stage_art_phone',
  '.hero-stage_art_wide',
  '.key-features-panel_plate',
  '.key-features-panel_stake',
  '.list_plate',
  '.side-nav::before',
  '[data-band] .own-trellis_middleTie',
]

const modules = import.meta.glob<object>('../../src/**/*.css.ts', { eager: true })

/** The name of each exported style by its class. */
const names = new Map(
  Object.entries(modules).flatMap(([path, module]) =>
    namesIn(posix.basename(path, '.css.ts'), { ...module }),
  ),
)

const hides: Readonly<Record<string, RegExp>> = {
  display: /^none$/,
  visibility: /^(hidden|collapse)$/,
  opacity: /^0(\.0+)?$/,
}

test('no window size hides anything but decoration and links of the bar', async () => {
  const sheet = await builtStylesheet()
  const hidden = new Set<string>()
  sheet.walkDecls((declaration) => {
    if (!hides[declaration.prop]?.test(declaration.value) || !dependsOnSize(declaration)) return
    const rule = declaration.parent
    if (rule && 'selector' in rule) hidden.add(componentOf(String(rule.selector)))
  })
  expect([...hidden].sort()).toEqual(decoration)
})

function dependsOnSize(declaration: Declaration): boolean {
  for (let node = declaration.parent?.parent; node; node = node.parent as typeof node) {
    const { type, name, params } = node as AtRule
    if (type === 'atrule' && /^(media|container)$/.test(name) && /width|height/.test(params))
      return true
  }
  return false
}

/** The selector with the names of styles: `.chip__1abcd0`, the style `group` of `chip.css.ts`, becomes `.chip_group`. */
function componentOf(selector: string): string {
  return selector.replaceAll(
    /\.([\w-]+)/g,
    (_, name: string) => `.${names.get(name) ?? name.replace(/__\w+/, '')}`,
  )
}

function namesIn(style: string, value: unknown): (readonly [string, string])[] {
  // The classes of the styles that it is composed of follow its own.
  if (typeof value === 'string') return [[value.replace(/ .*/, ''), style]]
  return Object.entries(Object(value)).flatMap(([key, part]) => namesIn(`${style}_${key}`, part))
}
