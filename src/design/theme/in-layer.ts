import { type StyleRule, style } from '@vanilla-extract/css'
import { components, screens, variants } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** Puts a style of `src/design` into its cascade layer. */
export function inComponents(rule: LayeredRule): StyleRule {
  return { '@layer': { [components]: rule } }
}

/**
 * Puts a style that changes an element of another component, such as a search field's input, into the layer after the
 * components. Within a layer the file that loads last would win.
 */
export function inVariants(rule: LayeredRule): StyleRule {
  return { '@layer': { [variants]: rule } }
}

/** Puts a style of `src/screens` into its cascade layer, which beats that of the components. */
export function inScreens(rule: LayeredRule): StyleRule {
  return { '@layer': { [screens]: rule } }
}

/** Creates a class in the layer of the components. */
export const componentStyle = (rule: LayeredRule): string => style(inComponents(rule))

/** Creates a class in the layer that changes components ({@link inVariants}). */
export const variantStyle = (rule: LayeredRule): string => style(inVariants(rule))

/** Creates a class in the layer of the screens. */
export const screenStyle = (rule: LayeredRule): string => style(inScreens(rule))
