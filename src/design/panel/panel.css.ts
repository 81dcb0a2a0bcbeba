import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { banner } from '../banner/banner.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { components } from '../theme/layers.css.ts'
import { from, onePanel, reader } from '../theme/media.ts'
import { layer } from '../theme/tokens/scales.ts'
import { bar, ruled } from '../top-bar/top-bar.css.ts'

const { adaptive, color, motion, size } = vars

type BarRule = NonNullable<NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string]>

export const main = componentStyle({ minInlineSize: 0 })

export const panels = style({})

/* One panel at a time, also before the script that controls the steps is loaded; an ordinary page without scripts. */
globalStyle(`:root:has(${panels})`, {
  '@layer': {
    [components]: {
      '@media': { [`${onePanel} and (scripting: enabled)`]: { scrollSnapType: 'y mandatory' } },
    },
  },
})

/* The bar covers the panels and stays in place while they move under it. */
overPanels('', {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: layer.sticky,
  backgroundColor: 'transparent',
  boxShadow: 'none',
  transition: `color ${motion.duration.base} ${motion.easing.standard}`,
  '@media': { [`${onePanel} and (scripting: enabled)`]: { position: 'fixed' } },
})
overPanels('[data-background="feature"]', {
  '@media': {
    [onePanel]: {
      vars: {
        [color.accent.default]: color.accent.shoot,
        [color.text.brand]: color.text.onFeature,
        [color.text.link]: color.text.onFeature,
        [color.text.primary]: color.text.onFeature,
        [color.bg.raised]: 'transparent',
        [color.bg.hover]: color.bg.featureRaised,
        [color.border.control]: color.border.controlOnFeature,
        [color.border.controlHover]: color.text.onFeature,
        [color.border.focus]: color.accent.shoot,
      },
    },
  },
})
overPanels('[data-background="bloom"]', {
  '@media': {
    [onePanel]: {
      vars: {
        [color.bg.raised]: 'transparent',
        [color.bg.hover]: `color-mix(in srgb, ${color.text.onBloomMuted} 14%, transparent)`,
        [color.border.control]: color.border.controlOnBloom,
      },
    },
  },
})

function overPanels(shown: string, rule: BarRule): void {
  globalStyle(`:root:has(${panels}${shown}) ${bar}`, { '@layer': { [components]: rule } })
}

/* A panel starts at the edge of the window, under the bar, even where pages reserve space for the bar. */
globalStyle(`:root:has(${panels}):has(${ruled})`, {
  '@layer': { [components]: { scrollPaddingBlockStart: 'auto' } },
})

/* Banners appear under the bar, so that they move no panel. */
globalStyle(`:root:has(${panels}) ${banner}`, {
  '@layer': {
    [components]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: adaptive.topBar,
      zIndex: layer.sticky,
      '@media': { [`${onePanel} and (scripting: enabled)`]: { position: 'fixed' } },
    },
  },
})

const appear = keyframes({ from: { opacity: 0 } })

const base = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  paddingBlockStart: adaptive.topBar,
  overflow: 'clip',
  scrollSnapAlign: 'start',
  '@media': {
    [onePanel]: {
      minBlockSize: '100svh',
      paddingBlockEnd: `calc(${size.sideRail} + env(safe-area-inset-bottom))`,
    },
    [`${from.lg} and (min-height: 40rem)`]: { paddingBlockEnd: 0 },
    /* With reduced motion, panels replace each other in place. */
    [reader.prefersReducedMotion]: {
      selectors: {
        '[data-moved] &[data-current]': {
          animation: `${appear} ${motion.duration.quick} both`,
        },
      },
    },
  },
})

/** A panel, by its background. Coloured ones keep it in print, where their light text would be on white paper. */
export const panel = styleVariants(
  {
    canvas: { backgroundColor: color.bg.canvas },
    surface: { backgroundColor: color.bg.surface },
    feature: {
      backgroundColor: color.bg.feature,
      color: color.text.onFeature,
      printColorAdjust: 'exact' as const,
    },
    bloom: {
      backgroundColor: color.bg.bloom,
      color: color.text.onBloom,
      printColorAdjust: 'exact' as const,
    },
  },
  (background) => [base, inComponents({ display: 'grid', ...background })],
)
