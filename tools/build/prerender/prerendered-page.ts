import { minifySync } from 'vite'
import {
  completeFontsId,
  prerenderedAttribute,
  prerenderedFrame,
} from '../../../src/app/prerendered.ts'
import { inlineStyles } from './inline-styles.ts'
import type { PageParts } from './page-parts.ts'

export type PageText = {
  path: string
  /** The HTML that the bundler wrote: the shell of every other path. */
  shell: string
  /** The HTML of the prerendered page; empty for a page whose content depends on the member. */
  prerendered: string
  /** The HTML of a member's page before the member is known; empty for other pages. */
  frame: string
  /** The HTML while the site loads, on a page without a frame. */
  loadingPage: string
  /** The HTML if the site cannot be loaded. */
  errorPage: string
  /** The font faces with files, and the style sheet that contains them. */
  fonts: { path: string; text: string }
  styles: string
  /** The text of the file with the drawings, if the page refers to it. */
  drawings: string
  files: PageParts
  /** The values of the names in capitals in the scripts, besides those of the page's files. */
  constants: Readonly<Record<string, unknown>>
  /** The sources of the two inline scripts. */
  firstScript: string
  lastScript: string
}

/**
 * Returns the HTML of a prerendered page: readable, styled and with working links before any script has loaded. It
 * contains the styles of its own elements; its last script loads the complete style sheets. Throws if the shell has an
 * unexpected structure.
 */
export const prerenderedPage = (parts: PageText): string => {
  const isWhole = parts.prerendered !== ''
  const prerendered = parts.prerendered || parts.frame
  // React writes preloads of the images before the title. The images are in the page anyway.
  const text = prerendered.replace(/^(?:<link rel="preload"[^>]*>)+/u, '')
  const title = /^<title>.*?<\/title>/u.exec(text)?.[0] ?? ''
  if (prerendered && !title) throw new Error(`The prerendered page ${parts.path} has no title.`)
  const content = withSelfClosing(text.slice(title.length))
  const attribute = prerendered
    ? ` ${prerenderedAttribute}="${parts.frame ? prerenderedFrame : parts.path}"`
    : ''
  const templates = `<template id="loading-page">${withSelfClosing(parts.loadingPage)}</template><template id="error-page">${withSelfClosing(parts.errorPage)}</template>`
  const urls = (paths: readonly string[]) => paths.map((path) => `/${path}`)
  const { visitor, member, preloaded } = parts.files
  const constants = {
    ...parts.constants,
    VISITOR_FILES: urls(visitor),
    MEMBER_FILES: urls(member),
    PRELOADED_SCRIPTS: urls(preloaded),
    IS_PRELOADED: !isWhole,
    IS_LOGIN: parts.path === '/login',
    HAS_FRAME: parts.frame !== '',
  }
  const page = parts.shell
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\n\s*</g, '<')
  const [, noScript = ''] = /\s*(<noscript>.*?<\/noscript>)/s.exec(page) ?? []
  const [html = ''] = /<html[^>]*>/.exec(page) ?? []
  const isForm = parts.path !== '/'
  const body = `${isForm ? noScript : ''}<div id="root"${attribute}>${content}</div>${templates}`
  const head = [
    `<style id="fonts" media="print">${facesOf(parts.fonts.text, true)}</style>`,
    script(parts.firstScript, constants),
    // The landing page must stay small, and its own texts have only common characters.
    isForm
      ? `<style id="${completeFontsId}" media="print">${facesOf(parts.fonts.text, false)}</style>`
      : `<link id="${completeFontsId}" rel="stylesheet" href="/${parts.fonts.path}" disabled>`,
    `<style>${inlineStyles(`${parts.styles}${stylesOf(parts)}`, html + body, setByScripts(isForm), parts.drawings)}</style>`,
  ].join('')
  return [
    [/\s*<script type="module"[^>]*><\/script>/g, ''],
    [/\s*<script src="\/theme-init\.js"><\/script>/, ''],
    [/\s*<noscript>.*?<\/noscript>/s, ''],
    ...(title ? [[/<title>.*?<\/title>/, title] as const] : []),
    ['</head>', `${head}</head>`],
    ['<div id="root"></div>', body],
    ['</body>', `${script(parts.lastScript, constants)}</body>`],
  ].reduce<string>((text, [found, replacement]) => replaced(text, found, String(replacement)), page)
}

/**
 * Separates the font faces with files from a style sheet. They apply after the first paint, or before it if the browser has
 * cached the files.
 */
export const withoutLoadedFaces = (styles: string): { faces: string; rest: string } => ({
  faces: styles.match(loadedFace)?.join('') ?? '',
  rest: styles.replace(loadedFace, ''),
})

/**
 * Returns the faces with the common characters, or the others. A face that is not loaded costs time too: for every size and
 * weight on the page, Chromium creates a system font to stand in for it.
 */
const facesOf = (fonts: string, areCommon: boolean): string =>
  (fonts.match(loadedFace) ?? []).filter((face) => face.includes('-common-') === areCommon).join('')

const loadedFace = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** Hides the frame of a member's page from visitors. */
const frameStyles = `:root:not([data-session]) [${prerenderedAttribute}]{display:none}`

/** Hides a visitor's page from members. */
const pageStyles = `:root[data-session] [${prerenderedAttribute}]{display:none}`

/** A control that is pressed before the script has loaded looks busy; one without a busy label is dimmed. */
const formStyles = [
  `[${prerenderedAttribute}] [aria-busy=true]{cursor:progress}`,
  `[${prerenderedAttribute}] [aria-busy=true]:not(:has([data-shown])){opacity:.7}`,
].join('')

const stylesOf = ({ frame, path }: PageText): string => {
  if (frame) return frameStyles
  return path === '/' ? pageStyles : pageStyles + formStyles
}

/** The states that `first-script.js` sets, and those of `form-script.js` or `landing-script.js`. */
const setByScripts = (isForm: boolean): readonly string[] =>
  ['data-theme', 'data-session'].concat(
    isForm ? ['data-shown', 'aria-busy', 'aria-hidden'] : ['data-background'],
  )

const replaced = (
  page: string,
  found: string | RegExp | undefined,
  replacement: string,
): string => {
  const after = page.replace(found ?? '', () => replacement)
  if (after === page) throw new Error(`The shell of the page has no ${found}`)
  return after
}

/** React writes `<path></path>`, which is the same element as the shorter `<path/>`. */
const withSelfClosing = (html: string): string =>
  html.replace(/><\/(?:circle|feDropShadow|path|rect|stop|use)>/g, '/>')

/** In a block, so that its names do not become globals. The minifier replaces the constants by their values. */
const script = (source: string, constants: Readonly<Record<string, unknown>>): string => {
  const declarations = Object.entries(constants)
    .filter(([name]) => source.includes(name))
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
  const text = `{${declarations.join('')}${source}}`
  const { code, errors } = minifySync('page.mjs', text, { module: true })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return `<script>${code}</script>`
}
