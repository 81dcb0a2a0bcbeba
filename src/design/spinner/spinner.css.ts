import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { loop } from '../theme/tokens/motion.ts'

/** The leaf colour of a small spinner; its stem has the colour of the adjacent text. */
export const leafColor = createVar()

const { border, vine } = vars.color
const latticeColor = createVar()

export const art = componentStyle({
  overflow: 'visible',
  flexShrink: 0,
  selectors: {
    '&[data-size="96"]': {
      color: vine.stem,
      vars: { [latticeColor]: border.rail, [leafColor]: vine.leaf },
    },
  },
})

export const labelled = componentStyle({
  display: 'grid',
  justifyItems: 'start',
})

export const lattice = componentStyle({
  stroke: fallbackVar(latticeColor, 'color-mix(in srgb, currentColor 42%, transparent)'),
  strokeWidth: 1.7,
})

const fade = keyframes({ '0%, 80%': { opacity: 1 }, '100%': { opacity: 0 } })
const pulse = keyframes({
  '0%, 33%': { opacity: 1 },
  '34%, 66%': { opacity: 0.62 },
  '67%, 99%': { opacity: 0.3 },
})

/* A button contains a hidden spinner from the start. */
const unseen = { selectors: { '[data-shown="false"] &': { animationName: 'none' } } }

export const growth = componentStyle({
  ...unseen,
  animation: `${fade} ${loop.spinner}ms linear infinite`,
  '@media': {
    [reader.prefersReducedMotion]: {
      animation: `${pulse} ${loop.spinnerReduced}ms step-end infinite`,
    },
  },
})

/* The stem grows piece by piece, because only transform and opacity move without repainting. */
export const foot = stemPiece('6.2px 21.4px', 'scaleY(0)', '0%', '14%')
export const turn = stemPiece('6.2px 18.4px', 'scaleX(0)', '14%', '38%')
export const top = stemPiece('14px 14.4px', 'scaleY(0)', '38%', '50%')

const open = keyframes({
  '0%, 50%': { transform: 'scale(0)' },
  '70%, 100%': { transform: 'scale(1)' },
})

export const leaf = componentStyle({
  ...unseen,
  fill: fallbackVar(leafColor, 'currentColor'),
  transformBox: 'view-box',
  transformOrigin: '12.8px 12.6px',
  '@media': {
    [reader.allowsMotion]: {
      animation: `${open} ${loop.spinner}ms ${vars.motion.easing.settle} infinite`,
    },
  },
})

function stemPiece(foot: string, folded: string, from: string, to: string): string {
  const grow = keyframes({
    [`0%, ${from}`]: { transform: folded },
    [`${to}, 100%`]: { transform: 'none' },
  })
  return style(
    inComponents({
      ...unseen,
      stroke: 'currentColor',
      strokeWidth: 2.4,
      transformBox: 'view-box',
      transformOrigin: foot,
      '@media': {
        [reader.allowsMotion]: { animation: `${grow} ${loop.spinner}ms linear infinite` },
      },
    }),
  )
}
