import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import './fonts.css.ts'
import { reset } from './layers.css.ts'
import './theme.css.ts'

type Rule = NonNullable<NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string]>

inReset('*, *::before, *::after', { boxSizing: 'border-box' })

inReset('html', {
  backgroundColor: vars.color.bg.canvas,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.border.control} ${vars.color.bg.canvas}`,
})

inReset('body', {
  margin: 0,
  minBlockSize: '100svh',
  color: vars.color.text.primary,
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
})

inReset('h1, h2, h3, p, figure, blockquote, ul, ol, dl, dd, fieldset', { margin: 0 })
inReset('ul, ol, fieldset', { padding: 0 })
inReset('ul, ol', { listStyle: 'none' })
inReset('fieldset', { border: 0, minInlineSize: 0 })
inReset('img, svg', { display: 'block', maxInlineSize: '100%' })
/* Text in an illustration is positioned from the left. */
inReset('svg text, use', { direction: 'ltr' })
inReset('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
})
inReset('button', {
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
})
inReset('a', { color: 'inherit' })

inReset(':focus-visible', {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
})

/* Headings receive the focus after a navigation: a ring round them would suggest a control. */
inReset('[tabindex="-1"]:focus-visible', { outline: 'none' })

inReset('::selection', {
  backgroundColor: vars.color.accent.shoot,
  color: vars.color.accent.onShoot,
})

function inReset(selector: string, rule: Rule): void {
  globalStyle(selector, { '@layer': { [reset]: rule } })
}
