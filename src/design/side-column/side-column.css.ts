import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { from } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

export const columns = componentStyle({
  display: 'grid',
  gap: vars.space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: `${rem(224)} minmax(0, 1fr)`,
      columnGap: rem(72),
      alignItems: 'start',
    },
  },
})
