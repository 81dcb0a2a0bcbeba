import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { forcedSelection } from '../theme/forced-selection.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { accent, border, text } = vars.color
const { space } = vars

export const quote = componentStyle({ display: 'grid', gap: space[7] })

export const said = componentStyle({
  ...typeStyle('title'),
  fontSize: 'clamp(1.75rem, 2.64vw, 2.375rem)',
  lineHeight: 1.18,
  fontWeight: 580,
  letterSpacing: '-0.018em',
  maxInlineSize: '9.7em',
})

export const steps = componentStyle({ display: 'grid', gap: space[8] })

export const title = componentStyle({
  ...typeStyle('heading'),
  fontSize: rem(30),
  lineHeight: 1.26,
  textWrap: 'balance',
})

export const list = componentStyle({ display: 'grid', gap: rem(30) })

const marker = {
  content: '',
  position: 'absolute',
  insetBlockStart: rem(14),
  insetInlineStart: rem(12),
  inlineSize: rem(16),
  blockSize: rem(16),
} as const

export const step = componentStyle({
  position: 'relative',
  paddingInlineStart: rem(62),
  '::before': { ...marker, border: `3px solid ${border.controlOnFeature}`, borderRadius: '50%' },
  selectors: {
    '&[data-current]::before': {
      ...leafCorners({ large: '62%', small: '0' }),
      insetInlineStart: rem(11),
      inlineSize: rem(18),
      blockSize: rem(18),
      border: 0,
      backgroundColor: accent.shoot,
    },
    '&:not(:last-child)::after': {
      ...marker,
      insetBlockStart: rem(43),
      insetInlineStart: rem(18),
      inlineSize: rem(4),
      blockSize: rem(36),
      backgroundColor: border.onFeature,
    },
  },
  '@media': {
    [reader.forcesColors]: { selectors: { '&[data-current]::before': forcedSelection } },
  },
})

export const stepTitle = componentStyle({ fontSize: rem(17), fontWeight: 600 })

export const stepText = componentStyle({
  color: text.onFeatureMuted,
  fontSize: rem(15),
  lineHeight: 1.5,
})
