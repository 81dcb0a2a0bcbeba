import { vars } from '../theme/contract.css.ts'
import type { TypeRoleName } from '../theme/tokens/type-scale.ts'
import { typeScale } from '../theme/tokens/type-scale.ts'

/** The declarations of one role of the type scale, for a style of `src/design` or `src/screens`. */
export function typeStyle(role: TypeRoleName) {
  const { size, line, weight, tracking } = vars.type[role]
  const { family } = typeScale[role]
  return {
    fontFamily: vars.font[family],
    fontSize: size,
    lineHeight: line,
    fontWeight: weight,
    letterSpacing: tracking,
    fontVariantNumeric: family === 'display' ? 'proportional-nums' : 'normal',
  } as const
}
