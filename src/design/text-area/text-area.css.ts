import { variantStyle } from '../theme/in-layer.ts'
import { isShort } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

export const area = variantStyle({
  display: 'block',
  minBlockSize: rem(184),
  paddingBlock: rem(12),
  resize: 'vertical',
  '@media': { [isShort]: { minBlockSize: rem(120) } },
})
