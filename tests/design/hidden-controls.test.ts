import type { AtRule, Declaration } from 'postcss'
import { expect, test } from 'vitest'
import { builtStylesheet } from './support/stylesheet.ts'

/** Illustrations and ornaments. Nothing else may be missing at some width or height of the window. */
const decoration: readonly string[] = [
  '.dialog_plate',
  '.hero-stage_art_phone',
  '.hero-stage_art_wide',
  '.key-features-panel_plate',
  '.key-features-panel_stake',
  '.list_plate',
  '.side-nav_base::before',
  '.stat-tile_art[data-art]',
]

const hides: Readonly<Record<string, RegExp>> = {
  display: /^none$/,
  visibility: /^(hidden|collapse)$/,
  opacity: /^0(\.0+)?$/,
}

test('no window size hides anything but decoration', async () => {
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

/** `.chip_group__1abcd0` is the style `group` of `chip.css.ts`. */
function componentOf(selector: string): string {
  return selector.replaceAll(/__\w+/g, '')
}
