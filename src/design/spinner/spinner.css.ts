import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { loop } from '../theme/tokens/motion.ts'

/** The leaf colour of a small spinner; its stem has the colour of the adjacent text. */
export const leafColor = createVar()

const colour = { lattice: createVar(), stem: createVar(), leaf: createVar() }

const artBase = componentStyle({ overflow: 'visible', flexShrink: 0 })

export const art = styleVariants({
  20: [
    artBase,
    inComponents({
      vars: {
        [colour.lattice]: 'color-mix(in srgb, currentColor 42%, transparent)',
        [colour.stem]: 'currentColor',
        [colour.leaf]: fallbackVar(leafColor, 'currentColor'),
      },
    }),
  ],
  96: [
    artBase,
    inComponents({
      vars: {
        [colour.lattice]: vars.color.border.rail,
        [colour.stem]: vars.color.vine.stem,
        [colour.leaf]: vars.color.vine.leaf,
      },
    }),
  ],
})

export const labelled = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[6],
})

export const lattice = componentStyle({ stroke: colour.lattice, strokeWidth: 1.7 })

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
  fill: colour.leaf,
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
      stroke: colour.stem,
      strokeWidth: 2.4,
      transformBox: 'view-box',
      transformOrigin: foot,
      '@media': {
        [reader.allowsMotion]: { animation: `${grow} ${loop.spinner}ms linear infinite` },
      },
    }),
  )
}
