import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { stakeMedia, tint } from './side-nav.css.ts'

const { duration, easing } = vars.motion

export const art = componentStyle({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': { [stakeMedia]: { display: 'block' } },
})

export const stake = componentStyle({ fill: 'none', stroke: tint.slat, strokeWidth: 1.5 })

/* Each stage of the vine grows from its own base and shrinks back to it. */
export const growth = componentStyle({
  transformBox: 'fill-box',
  transformOrigin: '50% 100%',
  opacity: 0,
  selectors: { '&[data-grown]': { opacity: 1 } },
  '@media': {
    [reader.allowsMotion]: {
      transform: 'scaleY(0)',
      transition: `transform ${duration.panel} ${easing.panel}, opacity ${duration.quick} ${easing.standard}`,
      selectors: { '&[data-grown]': { transform: 'none' } },
    },
  },
})
