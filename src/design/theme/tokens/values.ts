import { fontStack } from '../font-stack.ts'
import { light } from './light.ts'
import { motion } from './motion.ts'
import { leaf, pageMargin, phoneSize, radius, size, space, width } from './scales.ts'
import { typeOnPhones } from './type-values.ts'

/** The values of all custom properties: the light theme, on phones. */
export const values = {
  ...light,
  font: fontStack,
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
