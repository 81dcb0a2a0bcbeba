import { createGlobalThemeContract } from '@vanilla-extract/css'
import { values } from './tokens/values.ts'

/** Every custom property of the site. Components read colours, sizes and times only from here. */
export const vars = createGlobalThemeContract(values, (_, path) =>
  path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-'),
)
