import { style } from '@vanilla-extract/css'
import { inComponents, inScreens } from '../src/design/theme/in-layer.ts'

/** Creates the class of a part of the lab, in the layer of components. */
export const componentStyle = (...[rule]: Parameters<typeof inComponents>): string =>
  style(inComponents(rule))

/** Creates the class of a page of the lab, in the layer of screens, which overrides that of the components. */
export const screenStyle = (...[rule]: Parameters<typeof inScreens>): string =>
  style(inScreens(rule))
