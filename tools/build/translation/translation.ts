import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { isLabPage } from '../hosting/lab-pages.ts'
import { isPseudoLocale, pseudoLocales, toPseudoCopy } from './pseudo-locales.ts'

export type PageTexts = typeof import('./page-texts.ts').pageTexts

/** What a build needs for its language. */
type Translation = {
  plugins: Plugin[]
  /** Reads the texts of the HTML file, in the language of the build. */
  pageTexts: () => Promise<PageTexts>
}

const root = resolve(import.meta.dirname, '../../..')
const english = resolve(root, 'src/copy')

/**
 * Builds the site in one language: English, a translation beside it (`src/copy-de` for the locale `de`), or a
 * pseudo-locale. Throws if there is no such locale.
 */
export const translation = (locale?: string): Translation => {
  const copy = locale === undefined ? [] : [copyIn(locale)]
  let texts: Promise<PageTexts> | null = null
  const pageTexts = () => {
    texts ??= loadPageTexts(copy)
    return texts
  }
  return { plugins: [...copy, htmlLanguage(pageTexts)], pageTexts }
}

/** Replaces the modules of `src/copy`. */
const copyIn = (locale: string): Plugin => {
  if (isPseudoLocale(locale)) {
    const pseudo = pseudoLocales[locale]
    return {
      name: 'pseudo-locale',
      enforce: 'pre',
      transform: (code, id) =>
        id.startsWith(`${english}/`) ? { code: toPseudoCopy(id, code, pseudo), map: null } : null,
    }
  }

  const translated = resolve(root, `src/copy-${locale}`)
  if (!existsSync(translated))
    throw new Error(
      `There is no locale ${locale}: neither ${relative(root, translated)} nor one of ${Object.keys(pseudoLocales).join(', ')}.`,
    )
  return {
    name: 'translation',
    enforce: 'pre',
    async resolveId(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found?.id.startsWith(`${english}/`)
        ? resolve(translated, relative(english, found.id))
        : found
    },
  }
}

/** Writes the language of the texts into the HTML file. */
const htmlLanguage = (pageTexts: () => Promise<PageTexts>): Plugin => ({
  name: 'html-language',
  transformIndexHtml: async (html, { path }) => {
    if (isLabPage(path)) return html
    const { tag, direction } = (await pageTexts()).language
    const attributes = direction === 'rtl' ? `lang="${tag}" dir="rtl"` : `lang="${tag}"`
    return html.replace('<html lang="en">', `<html ${attributes}>`)
  },
})

const loadPageTexts = async (plugins: Plugin[]): Promise<PageTexts> => {
  const { module } = await runnerImport<{ pageTexts: PageTexts }>(
    resolve(import.meta.dirname, 'page-texts.ts'),
    { root, configFile: false, logLevel: 'error', plugins },
  )
  return module.pageTexts
}
