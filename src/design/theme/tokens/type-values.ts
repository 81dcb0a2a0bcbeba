import { breakpoint } from '../media.ts'
import { type TypeRole, type TypeRoleName, typeScale } from './type-scale.ts'
import { fluid, rem } from './units.ts'

type TypeValues = { size: string; line: string; weight: string; tracking: string }

const widthOfTheDesign = 1440

const narrowestWindow = 320
const largeLetters = 34

/** The roles of type on a phone. Large text stops growing where its words would no longer fit in a line. */
export const typeOnPhones = forEachRole(({ family, phone, weight, tracking }) => ({
  size: family === 'display' && phone.size >= largeLetters ? fitting(phone.size) : rem(phone.size),
  line: ratio(phone.line, phone.size),
  weight: String(weight),
  tracking,
}))

/** The roles of type from md upwards. */
export const typeOnWideWindows = forEachRole(({ size, line, weight, tracking, phone, grows }) => ({
  size: grows ? fluid(phone.size, size, breakpoint.md, widthOfTheDesign) : rem(size),
  line: ratio(line, size),
  weight: String(weight),
  tracking,
}))

function forEachRole(valuesOf: (role: TypeRole) => TypeValues): Record<TypeRoleName, TypeValues> {
  const entries = Object.entries(typeScale).map(([name, role]) => [name, valuesOf(role)])
  return Object.fromEntries(entries)
}

function fitting(size: number): string {
  return `min(${rem(size)}, ${Math.ceil((size / narrowestWindow) * 1000) / 10}vw)`
}

function ratio(line: number, size: number): string {
  return String(Math.round((line / size) * 1000) / 1000)
}
