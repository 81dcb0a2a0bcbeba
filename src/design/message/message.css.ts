import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, space, radius } = vars

/* An empty live region must not leave a gap in the layout. */
export const region = style(
  inComponents({
    selectors: {
      '&:empty:not([data-reserves-space])': { position: 'absolute' },
      /* Two lines of the message. */
      '&[data-reserves-space]': { minBlockSize: rem(70) },
    },
  }),
)

const base = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    border: '1px solid',
    borderRadius: radius.md,
    fontSize: rem(15),
    lineHeight: 1.45,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
)

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

export const text = style(inComponents({ flexGrow: 1 }))

/* As high as one line of the text. */
export const action = style(
  inComponents({ flexShrink: 0, marginBlock: rem(-8), marginInlineEnd: rem(-10) }),
)

export const icon = style(inComponents({ flexShrink: 0, paddingBlock: '1px' }))
