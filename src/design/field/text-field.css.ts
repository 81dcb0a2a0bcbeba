import { globalStyle } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { components } from '../theme/layers.css.ts'
import { below, reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'
import { oppositeDirection } from './opposite-direction.ts'

const { color, motion, radius, size, space } = vars

const invalid = '[data-invalid] &'
const halo = `0 0 0 3px color-mix(in srgb, ${color.vine.leafLight} 38%, transparent)`
const secondPixel = `inset 0 0 0 1px ${color.danger.border}`
/* WebKit focuses a part of a date, and not the field. */
const focused = '&:is(:focus-visible, :where([type="date"]:focus-within))'
/* The browser paints its own background under an autofilled value; only a shadow can cover it. */
const cover = `inset 0 0 0 99px ${color.bg.raised}`

export const field = componentStyle({
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto)',
  gridTemplateAreas: '"label aside" "box box" "note note" "advice advice"',
  alignContent: 'start',
  columnGap: space[3],
  minInlineSize: 0,
})

export const label = componentStyle({
  ...typeStyle('label'),
  gridArea: 'label',
  alignSelf: 'end',
  paddingBlockEnd: rem(6),
  overflowWrap: 'break-word',
})

export const aside = componentStyle({
  ...typeStyle('small'),
  gridArea: 'aside',
  alignSelf: 'end',
  paddingBlockEnd: rem(6),
  color: color.text.muted,
})

/* Controls there have their 44 px above the field, which covers the rest. */
globalStyle(`${aside} > :is(a, button)::after`, {
  '@layer': { [components]: { insetBlock: '-20px -6px' } },
})

export const box = componentStyle({
  gridArea: 'box',
  position: 'relative',
  zIndex: 1,
  minInlineSize: 0,
})

export const input = componentStyle({
  inlineSize: '100%',
  minBlockSize: size.field,
  /* Space for the label and for two lines of the note when the focus scrolls to the field. */
  scrollMarginBlock: `${rem(32)} ${rem(48)}`,
  paddingInline: rem(14),
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.md,
  backgroundColor: color.bg.raised,
  color: color.text.primary,
  fontSize: rem(16),
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  appearance: 'none',
  transition: `border-color ${motion.duration.quick} ${motion.easing.standard}`,
  '::placeholder': { color: color.text.muted, opacity: 1 },
  selectors: {
    '&[data-ended]': { paddingInlineEnd: rem(48) },
    [oppositeDirection('&[data-ended]')]: {
      paddingInlineStart: rem(48),
      paddingInlineEnd: rem(14),
    },
    /* The text font has small bullets. */
    '&[data-hidden]:not(:placeholder-shown)': { fontFamily: 'system-ui', letterSpacing: '0.1em' },
    '&:read-only': {
      backgroundColor: color.bg.sunken,
      borderColor: color.border.rail,
      color: color.text.secondary,
    },
    '&:autofill': { boxShadow: cover, WebkitTextFillColor: color.text.primary },
    [invalid]: { borderColor: color.danger.border, boxShadow: secondPixel },
    [`${invalid}:autofill`]: { boxShadow: `${secondPixel}, ${cover}` },
    [focused]: {
      borderColor: color.border.focus,
      boxShadow: `inset 0 0 0 1px ${color.border.focus}, ${halo}`,
      /* Transparent, but visible in the system's colour in forced colours mode. */
      outline: '2px solid transparent',
      outlineOffset: '0',
    },
    '&:autofill:focus-visible': {
      boxShadow: `inset 0 0 0 1px ${color.border.focus}, ${halo}, ${cover}`,
    },
    [`${invalid}:focus-visible`]: {
      borderColor: color.danger.border,
      boxShadow: `${secondPixel}, ${halo}`,
    },
  },
  '@media': {
    /* A date does not wrap. It fits at 320 px with a font size of 200 %. */
    [below.xxs]: { selectors: { '&[type="date"]': { fontSize: `min(${rem(16)}, 7.5vw)` } } },
    [reader.canHover]: {
      selectors: {
        '&:hover:not(:read-only, :focus-visible, [aria-invalid])': {
          borderColor: color.border.controlHover,
        },
      },
    },
  },
})

const end = { position: 'absolute', insetBlock: 0, display: 'grid', placeItems: 'center' } as const

export const lock = componentStyle({
  ...end,
  insetInlineEnd: rem(14),
  color: color.text.muted,
  pointerEvents: 'none',
})

export const reveal = componentStyle({
  ...end,
  insetInlineEnd: rem(6),
  margin: 'auto 0',
  inlineSize: rem(36),
  blockSize: rem(36),
  borderRadius: radius.sm,
  color: color.text.secondary,
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-4px' } },
  '@media': {
    [reader.canHover]: { selectors: { '&:hover': { backgroundColor: color.bg.hover } } },
  },
})

export const note = componentStyle({
  ...typeStyle('caption'),
  letterSpacing: 0,
  gridArea: 'note',
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(6),
  paddingBlockStart: rem(3),
  color: color.text.muted,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="error"]': { color: color.danger.text, fontWeight: 500 },
    '&[data-tone="success"]': { color: color.success.text, fontWeight: 500 },
  },
})

export const advice = componentStyle({
  ...typeStyle('small'),
  gridArea: 'advice',
  color: color.text.secondary,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:empty)': { paddingBlockStart: rem(3) },
    '&:empty': { position: 'absolute' },
  },
})

export const suggestion = componentStyle({
  position: 'relative',
  color: color.text.link,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.28em',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: '-4px', insetBlock: '-12px' },
  },
})
