import { minifySync } from 'vite'

/** What a drawn page is made of. */
export type PageText = {
  path: string
  /** The page as the bundler wrote it: every other route's shell. */
  shell: string
  /**
   * The drawn page, and what stands in its place while a stored session is looked at, and where the site does
   * not come.
   */
  drawn: string
  waiting: string
  trouble: string
  /** Paths of the styles, and their text in the same order. */
  styles: readonly { path: string; text: string }[]
  /** Paths of the scripts: for a visitor, and for whoever has a stored session. */
  scripts: { visitor: readonly string[]; member: readonly string[] }
  /** The sources of the two scripts within the page. */
  firstScript: string
  lastScript: string
}

/**
 * The text of a drawn page: readable, styled and with working links before any script has been loaded. Its last
 * script knows the addresses of its styles. Throws when the shell is not what it was.
 */
export const drawnPage = (parts: PageText): string => {
  const title = /^<title>.*?<\/title>/u.exec(parts.drawn)?.[0]
  if (!title) throw new Error(`The drawn page ${parts.path} has no title.`)
  const styles = parts.styles.map(({ text }) => text).join('')
  const head = [script(parts.firstScript), `<style>${styles}${ownStyles}</style>`].join('\n')
  const addresses = (paths: readonly string[]) => JSON.stringify(paths.map((path) => `/${path}`))
  const last = script(
    parts.lastScript
      .replace('VISITOR_SCRIPTS', () => addresses(parts.scripts.visitor))
      .replace('MEMBER_SCRIPTS', () => addresses(parts.scripts.member))
      .replace('STYLES', () => addresses(parts.styles.map(({ path }) => path))),
  )
  const page = parts.shell.replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
  const [, unscripted = ''] = /\s*(<noscript>.*?<\/noscript>)/s.exec(page) ?? []
  const isForm = parts.path !== '/'
  return [
    [/\s*<script type="module"[^>]*><\/script>/g, ''],
    [/\s*<script src="\/theme-init\.js"><\/script>/, ''],
    [/\s*<noscript>.*?<\/noscript>/s, ''],
    [/<title>.*?<\/title>/, title],
    ['</head>', `${head}\n</head>`],
    [
      '<div id="root"></div>',
      `${isForm ? unscripted : ''}<div id="root" data-prerendered="${parts.path}">${parts.drawn.slice(title.length)}</div><template id="waiting">${parts.waiting}</template><template id="trouble">${parts.trouble}</template>`,
    ],
    ['</body>', `${last}</body>`],
  ].reduce<string>((text, [found, replacement]) => changed(text, found, String(replacement)), page)
}

/** A member sees nothing of a visitor's page; what is pressed before its program is there looks as if it worked on it. */
const ownStyles =
  ':root[data-session] [data-prerendered]{display:none}[data-prerendered] [aria-busy=true]{opacity:.7;cursor:progress}'

const changed = (page: string, found: string | RegExp | undefined, replacement: string): string => {
  const after = page.replace(found ?? '', () => replacement)
  if (after === page) throw new Error(`The shell of the page has no ${found}`)
  return after
}

/** Its own block, so that nothing of it becomes a name of the page. */
const script = (source: string): string => {
  const { code, errors } = minifySync('page.mjs', `{${source}}`, { module: true })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return `<script>${code}</script>`
}
