import { style } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { isShortAndWide, reader } from '../theme/media.ts'

const { color, radius, size, space } = vars

export const area = componentStyle({
  display: 'grid',
  gap: space[3],
  justifyItems: 'center',
  '@media': {
    [isShortAndWide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space[5],
    },
  },
})

export const controls = componentStyle({ display: 'grid', gap: space[3], inlineSize: '100%' })

export const stage = componentStyle({
  position: 'relative',
  inlineSize: 'min(100%, 44svh)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.sm,
  backgroundColor: color.bg.sunken,
  touchAction: 'none',
  cursor: 'move',
  userSelect: 'none',
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
  '@media': { [isShortAndWide]: { inlineSize: '40svh' } },
})

export const picture = componentStyle({
  position: 'absolute',
  maxInlineSize: 'none',
  pointerEvents: 'none',
})

export const overlay = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  /* The leaf of avatars is mirrored too. */
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

/* The same in light and dark, because it covers a photograph. */
export const shade = componentStyle({ fill: 'rgb(8 24 18 / 58%)' })

export const edge = componentStyle({
  fill: 'none',
  stroke: 'white',
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
})

export const helpFor = {
  touch: style(inComponents({ '@media': { [reader.canHover]: { display: 'none' } } })),
  mouse: style(
    inComponents({ '@media': { [`not all and ${reader.canHover}`]: { display: 'none' } } }),
  ),
}

export const help = componentStyle({
  ...typeStyle('caption'),
  color: color.text.muted,
  justifySelf: 'start',
})

export const slider = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  inlineSize: '100%',
  minBlockSize: size.tap,
  ...typeStyle('label'),
})

export const range = componentStyle({
  inlineSize: '100%',
  minBlockSize: size.tap,
  margin: 0,
  accentColor: color.accent.default,
  cursor: 'pointer',
})
