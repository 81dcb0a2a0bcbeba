import { createVar, styleVariants } from '@vanilla-extract/css'
import { leafColor } from '../spinner/spinner.css.ts'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, size, motion } = vars
const fill = createVar()
const edge = createVar()
const ink = createVar()

const disabled = '&:is(:disabled, [data-unavailable])'
const enabled = '&:not(:disabled, [aria-disabled="true"])'

/* In forced colours the fill distinguishes the main action from the others. */
const filled = {
  [enabled]: {
    forcedColorAdjust: 'none',
    borderColor: 'ButtonText',
    backgroundColor: 'ButtonText',
    color: 'ButtonFace',
    vars: { [leafColor]: 'ButtonFace' },
  },
  [`${enabled}:focus-visible`]: { outlineColor: 'Highlight' },
} as const

export const base = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  maxInlineSize: '100%',
  border: `1px solid ${edge}`,
  backgroundColor: fill,
  color: ink,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, color, transform',
  transitionDuration: `${motion.duration.quick}, ${motion.duration.quick}, ${motion.duration.quick}, ${motion.duration.press}`,
  transitionTimingFunction: motion.easing.standard,
  selectors: {
    [disabled]: { cursor: 'not-allowed' },
    '&[data-busy]': { cursor: 'progress' },
    /* The hit area is at least 44 px. */
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `min(0px, calc((100% - ${size.tap}) / 2))`,
    },
  },
  '@media': {
    [reader.allowsMotion]: {
      selectors: { [`${enabled}:active`]: { transform: 'translateY(1px)' } },
    },
  },
})

export const tones = styleVariants({
  primary: tone({
    rest: { fill: color.accent.default, edge: 'transparent', ink: color.text.onAccent },
    hover: { fill: color.accent.hover },
    active: { fill: color.accent.active },
    disabled: { fill: color.bg.sunken, edge: color.border.rail },
    leaf: color.accent.leaf,
    isFilled: true,
  }),
  secondary: tone({
    rest: { fill: color.bg.raised, edge: color.border.control, ink: color.text.primary },
    hover: { fill: color.bg.hover, edge: color.border.controlHover },
    active: { fill: color.bg.hover, edge: color.border.controlHover },
    disabled: { fill: 'transparent', edge: color.border.rail },
    leaf: color.vine.leaf,
  }),
  ghost: tone({
    rest: { fill: 'transparent', edge: 'transparent', ink: color.text.link },
    hover: { fill: color.bg.hover },
    active: { fill: color.bg.hover },
    disabled: { fill: 'transparent' },
    leaf: color.vine.leaf,
  }),
  danger: tone({
    rest: { fill: color.danger.solid, edge: 'transparent', ink: color.danger.onSolid },
    hover: { fill: color.danger.solidHover },
    active: { fill: color.danger.solidHover },
    disabled: { fill: color.bg.sunken, edge: color.border.rail },
    leaf: color.danger.onSolid,
    isFilled: true,
  }),
})

export const sizes = styleVariants({
  /* Within a line of small text, such as that of a field's label. */
  line: inComponents({
    ...typeStyle('label'),
    display: 'grid',
    justifyItems: 'end',
    minBlockSize: rem(20),
    border: 0,
    borderRadius: vars.radius.xs,
    backgroundColor: 'transparent',
    '@media': { [reader.canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
  sm: measures(size.buttonSm, rem(14), '10px', rem(14)),
  md: measures(size.buttonMd, rem(18), vars.radius.md, rem(15)),
  lg: measures(size.buttonLg, rem(24), vars.radius.button, rem(16)),
})

/* A full-width label is centred and needs little padding. */
export const full = componentStyle({ inlineSize: '100%', paddingInline: vars.space[3] })

/* An icon alone. */
export const square = componentStyle({
  inlineSize: size.tap,
  paddingInline: 0,
  vars: { [ink]: color.text.secondary },
})

type Colours = { fill: string; edge?: string; ink?: string }

function tone(states: {
  rest: Required<Colours>
  hover: Colours
  active: Colours
  disabled: Colours
  leaf: string
  isFilled?: boolean
}) {
  return inComponents({
    vars: { ...values(states.rest), [leafColor]: states.leaf },
    selectors: {
      [`${enabled}:active`]: { vars: values(states.active) },
      [disabled]: { vars: values({ ink: color.text.muted, ...states.disabled }) },
    },
    '@media': {
      [reader.canHover]: {
        selectors: { [`${enabled}:hover:not(:active)`]: { vars: values(states.hover) } },
      },
      ...(states.isFilled && { [reader.forcesColors]: { selectors: filled } }),
    },
  })
}

function values(colours: Colours): Record<string, string> {
  return {
    [fill]: colours.fill,
    ...(colours.edge === undefined ? {} : { [edge]: colours.edge }),
    ...(colours.ink === undefined ? {} : { [ink]: colours.ink }),
  }
}

function measures(height: string, padding: string, corner: string, fontSize: string) {
  return inComponents({
    minBlockSize: height,
    paddingInline: padding,
    paddingBlock: vars.space[1],
    borderRadius: corner,
    fontSize,
  })
}
