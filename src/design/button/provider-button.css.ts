import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const enabled = '&:not(:disabled, [aria-disabled="true"])'

const base = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(10),
  inlineSize: '100%',
  minBlockSize: vars.size.field,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: vars.radius.button,
  fontSize: rem(15),
  fontWeight: 600,
  lineHeight: 1.25,
  transition: `transform ${vars.motion.duration.press} ${vars.motion.easing.standard}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&[data-busy]': { cursor: 'progress' },
  },
  '@media': {
    [reader.allowsMotion]: {
      selectors: { [`${enabled}:active`]: { transform: 'translateY(1px)' } },
    },
    [reader.canHover]: {
      selectors: { [`${enabled}:hover`]: { textDecoration: 'underline' } },
    },
  },
})

export const mark = componentStyle({ display: 'grid', flexShrink: 0 })

export const provider = styleVariants(vars.color.provider, ({ bg, border, text }) => [
  base,
  inComponents({
    backgroundColor: bg,
    borderColor: border,
    color: text,
    selectors: {
      '&:disabled': {
        backgroundColor: 'transparent',
        borderColor: vars.color.border.rail,
        color: vars.color.text.muted,
      },
    },
  }),
])
