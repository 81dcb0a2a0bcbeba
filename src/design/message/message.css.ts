import { styleVariants } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, radius } = vars

/* An empty live region must not leave a gap in the layout. */
export const region = componentStyle({
  selectors: { '&:empty': { position: 'absolute' } },
})

export const space = componentStyle({
  display: 'grid',
  /* Two lines of the message. */
  selectors: { '&[data-reserved]': { minBlockSize: rem(70) } },
})

export const placeholder = componentStyle({
  ...typeStyle('body'),
  alignSelf: 'center',
  color: color.text.secondary,
  textAlign: 'center',
  textWrap: 'balance',
})

const base = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: '1px solid',
  borderRadius: radius.md,
  fontSize: rem(15),
  lineHeight: 1.45,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const message = styleVariants(
  { success: color.success, info: color.info, danger: color.danger },
  ({ text, bg, border }) => [
    base,
    inComponents({
      color: text,
      backgroundColor: bg,
      borderColor: `color-mix(in srgb, ${border} 55%, transparent)`,
      '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
    }),
  ],
)

export const text = componentStyle({ flexGrow: 1 })

/* As high as one line of the text. */
export const action = componentStyle({
  flexShrink: 0,
  marginBlock: rem(-8),
  marginInlineEnd: rem(-10),
})

export const icon = componentStyle({ flexShrink: 0, paddingBlock: '1px' })
