import type { StyleRule } from '@vanilla-extract/css'
import { components, screens } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** Puts a style of `src/design` into its cascade layer: `style(inComponents({ … }))`. */
export function inComponents(rule: LayeredRule): StyleRule {
  return { '@layer': { [components]: rule } }
}

/** Puts a style of `src/screens` into its cascade layer, which beats that of the components. */
export function inScreens(rule: LayeredRule): StyleRule {
  return { '@layer': { [screens]: rule } }
}
