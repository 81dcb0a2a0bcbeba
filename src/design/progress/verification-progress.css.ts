import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import * as vine from '../vine/vine.css.ts'

const { color, motion, space, type } = vars

export const progress = componentStyle({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  overflow: 'visible',
})

const open = keyframes({ from: { transform: 'scale(0)' } })

/* The vine grows in the reading direction. */
export const drawing = style([
  vine.wide,
  inComponents({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
])

export const leaf = componentStyle({
  transformBox: 'fill-box',
  transformOrigin: '0 50%',
  '@media': {
    [reader.allowsMotion]: {
      animation: `${open} ${motion.duration.grow} ${motion.easing.grow}`,
    },
  },
})

export const ring = componentStyle({
  fill: color.bg.canvas,
  stroke: color.vine.stem,
  strokeWidth: 2.6,
})

export const ringDot = componentStyle({ fill: color.vine.stem })

export const caption = componentStyle({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: 450,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textWrap: 'balance',
  // Keeps the place of an empty caption.
  minBlockSize: '1lh',
})
