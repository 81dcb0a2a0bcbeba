import { expect, test } from 'vitest'
import { inlineStyles } from '../../../tools/build/prerender/inline-styles.ts'

const html = '<div class="page"><p class="text wide">Hello</p></div>'
const inlined = (styles: string, page = html): string =>
  inlineStyles(styles, page, ['data-session'])

test('rules for classes that are not in the HTML are left out, also in lists of selectors', () => {
  const styles = '.page .text{top:0}.other{top:1px}.page .other{top:2px}.other,.wide:hover{top:3px}'
  expect(inlined(styles)).toBe('.page .text{top:0}.wide:hover{top:3px}')
})

test('rules for states that no element has are left out', () => {
  const menu = '<button class="menu" data-open="false" aria-expanded="false">Menu</button>'
  const styles = [
    '.menu[data-open=false]{top:0}.menu[data-open=true]{top:1px}.menu[data-open]{top:2px}',
    '.menu[data-tone]{top:3px}.menu[aria-expanded=true]{top:4px}.menu:is(:disabled,[data-busy]){top:5px}',
    '.menu:not(:disabled):hover{top:6px}',
  ].join('')
  expect(inlined(styles, menu)).toBe(
    '.menu[data-open=false]{top:0}.menu[data-open]{top:2px}.menu:not(:disabled):hover{top:6px}',
  )
})

test('rules for a disabled control stay if there is one', () => {
  const styles = '.menu:disabled{top:0}'
  expect(inlined(styles, '<button class="menu" disabled="">Menu</button>')).toBe(styles)
})

test('the rule of a state that an inline script sets stays', () => {
  const styles = '.text[data-theme=dark],.text[data-session=stored]{top:0}'
  expect(inlined(styles)).toBe('.text[data-session=stored]{top:0}')
})

test('rules for elements that are not in the HTML are left out', () => {
  expect(inlined('html,body,p,fieldset{top:0}ol li{top:1px}')).toBe('html,body,p{top:0}')
})

test('rules for an element with a descendant that is not in the HTML are left out', () => {
  const styles =
    ':root:has(.text){top:0}:root:has(.other){top:1px}:root:has(.text[data-open]){top:2px}'
  expect(inlined(styles)).toBe(':root:has(.text){top:0}')
})

test.each([
  ['are left out', '<p class="text">Hello</p>', ''],
  [
    'stay if an element has a direction',
    '<p class="text" dir="auto">Hello</p>',
    '.text:dir(rtl){top:0}',
  ],
])('rules for text from right to left %s', (_, page, expected) => {
  expect(inlined('.text:dir(rtl){top:0}', page)).toBe(expected)
})

test('animations and custom properties that only such rules use are left out', () => {
  const styles = [
    ':root{--a:red;--b:var(--a);--c:blue}@media print{:root{--a:tan;--c:tan}}',
    '@keyframes unused{to{top:0}}@keyframes used{to{top:1px}}',
    '.other{color:var(--b);animation:unused 1s}',
    '.text{color:var(--c);animation:1s used}',
  ].join('')
  const inline = inlined(styles, html)
  expect(inline).not.toContain('red')
  expect(inline).not.toContain('unused')
  expect(inline).toContain('@keyframes used')
})

test('custom properties get short names, and animations and classes keep theirs', () => {
  const styles =
    ':root{--color-text:red}.page{--color-text:#00f}.text{animation:1s appear;color:var(--color-text)}@keyframes appear{0%{color:var(--color-text)}}'
  expect(inlined(styles)).toBe(
    ':root{--0:red}.page{--0:#00f}.text{color:var(--0);animation:1s appear}@keyframes appear{0%{color:var(--0)}}',
  )
})

test('a custom property becomes its value if all rules agree and one of them applies to the page', () => {
  const styles =
    '@layer tokens{:root{--space:4px}@media print{:root{--space:4px}}}.text{top:var(--space)}'
  expect(inlined(styles)).toBe('@layer tokens;.text{top:4px}')
})

test.each([
  ['another rule changes it', ':root{--a:4px}.page{--a:5px}.text{top:var(--a)}'],
  ['a media query changes it', ':root{--a:4px}@media print{:root{--a:5px}}.text{top:var(--a)}'],
  ['only a media query sets it', '@media print{:root{--a:4px}}.text{top:var(--a,0)}'],
  ['only a part of the page has it', '.page{--a:4px}.text{top:var(--a)}'],
  ['it depends on another one', ':root{--b:1px;--a:var(--b)}.page{--b:2px}.text{top:var(--a)}'],
])('a custom property stays if %s', (_, styles) => {
  expect(inlined(styles)).toMatch(/\.text\{top:var\(--[01](,0)?\)\}/)
})

test('the order of the layers stays', () => {
  const styles =
    '@layer reset,tokens,components;@layer components{.text{top:1px}}@layer reset{p{top:0}}'
  expect(inlined(styles)).toBe(
    '@layer reset{p{top:0}}@layer tokens;@layer components{.text{top:1px}}',
  )
})
