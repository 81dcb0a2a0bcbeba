import { createGlobalThemeContract } from '@vanilla-extract/css'
import { motion } from './tokens/motion.ts'
import { leaf, pageMargin, phoneSize, radius, size, space, width } from './tokens/scales.ts'
import { themeShape } from './tokens/theme-tokens.ts'
import { typeOnPhones } from './tokens/type-values.ts'

const contractShape = {
  ...themeShape,
  font: { display: null, text: null },
  type: typeOnPhones,
  space,
  radius,
  leaf,
  size,
  adaptive: phoneSize,
  page: { margin: pageMargin.phone },
  width,
  motion,
}

/** Every custom property of the site. Components read colours, sizes and times only from here. */
export const vars = createGlobalThemeContract(contractShape, (_, path) =>
  path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-'),
)
