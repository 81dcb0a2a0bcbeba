import { minifySync } from 'vite'
import {
  completeFontsId,
  prerenderedAttribute,
  prerenderedFrame,
} from '../../../src/app/prerendered.ts'
import { inlineStyles } from './inline-styles.ts'
import type { PageParts } from './page-parts.ts'

/** The parts of a prerendered page. */
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
  /** The font faces with files. */
  fonts: string
  styles: readonly { path: string; text: string }[]
  /** The text of the file with the drawings, if the page refers to it. */
  drawings: string
  /** The paths of the scripts for a visitor and for a member with a stored session. */
  scripts: Omit<PageParts, 'styles'>
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
  const styles = parts.styles.map(({ text }) => text).join('')
  const content = withSelfClosing(text.slice(title.length))
  const attribute = prerendered
    ? ` ${prerenderedAttribute}="${parts.frame ? prerenderedFrame : parts.path}"`
    : ''
  const templates = `<template id="loading-page">${withSelfClosing(parts.loadingPage)}</template><template id="error-page">${withSelfClosing(parts.errorPage)}</template>`
  const { member, preloaded } = parts.scripts
  const linked = member.slice(0, linkedScripts)
  const urls = (paths: readonly string[]) => JSON.stringify(paths.map((path) => `/${path}`))
  const withParts = (source: string) =>
    script(
      source
        .replace('VISITOR_SCRIPTS', () => urls(parts.scripts.visitor))
        .replace('MEMBER_SCRIPTS', () => urls(member))
        .replace('PRELOADED_SCRIPTS', () => urls(preloaded))
        .replace('OTHER_SCRIPTS', () => urls([...member.slice(linkedScripts), ...preloaded]))
        .replaceAll('IS_PRELOADED', () => String(!isWhole))
        .replaceAll('HAS_FRAME', () => String(parts.frame !== ''))
        .replace('STYLES', () => urls(parts.styles.map(({ path }) => path))),
    )
  const page = parts.shell
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\n\s*</g, '<')
  const [, noScript = ''] = /\s*(<noscript>.*?<\/noscript>)/s.exec(page) ?? []
  const [html = ''] = /<html[^>]*>/.exec(page) ?? []
  const isForm = parts.path !== '/'
  const body = `${isForm ? noScript : ''}<div id="root"${attribute}>${content}</div>${templates}`
  const head = [
    ...(isWhole ? [] : linked.map((path) => `<link rel="modulepreload" href="/${path}">`)),
    `<style id="${completeFontsId}" media="print">${facesOf(parts.fonts, false)}</style>`,
    `<style id="fonts" media="print">${facesOf(parts.fonts, true)}</style>`,
    withParts(parts.firstScript),
    `<style>${inlineStyles(`${styles}${stylesOf(parts)}`, html + body, setByScripts(isForm), parts.drawings)}</style>`,
  ].join('')
  return [
    [/\s*<script type="module"[^>]*><\/script>/g, ''],
    [/\s*<script src="\/theme-init\.js"><\/script>/, ''],
    [/\s*<noscript>.*?<\/noscript>/s, ''],
    ...(title ? [[/<title>.*?<\/title>/, title] as const] : []),
    ['</head>', `${head}</head>`],
    ['<div id="root"></div>', body],
    ['</body>', `${withParts(parts.lastScript)}</body>`],
  ].reduce<string>((text, [found, replacement]) => replaced(text, found, String(replacement)), page)
}

/** The number of scripts that a member's page requests before its first script runs. */
const linkedScripts = 2

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

/** In a block, so that its names do not become globals. */
const script = (source: string): string => {
  const { code, errors } = minifySync('page.mjs', `{${source}}`, { module: true })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return `<script>${code}</script>`
}
