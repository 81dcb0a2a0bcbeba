import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The texts of a shared link. */
export type SharingTexts = Readonly<
  Record<'site' | 'description' | 'title' | 'text' | 'picture', string>
>

/**
 * Adds the meta tags for search engines and shared links to the page. The picture needs an absolute URL, so it is
 * only added if `VITE_SITE_URL` is set.
 */
export const shareTags = (texts: SharingTexts): Plugin => {
  let site = ''
  return {
    name: 'share-tags',
    configResolved: ({ env }) => {
      site = typeof env.VITE_SITE_URL === 'string' ? env.VITE_SITE_URL : ''
    },
    transformIndexHtml: (_, { path }) => (isLabPage(path) ? [] : tagsFor(texts, site)),
  }
}

/** Returns the tags of a site at this URL (`https://host`). Without a URL there is no picture. */
export const tagsFor = (texts: SharingTexts, site: string): HtmlTagDescriptor[] => [
  meta({ name: 'description', content: texts.description }),
  openGraph('og:type', 'website'),
  openGraph('og:site_name', texts.site),
  openGraph('og:title', texts.title),
  openGraph('og:description', texts.text),
  meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ...(site === ''
    ? []
    : [
        openGraph('og:url', `${site}/`),
        openGraph('og:image', `${site}/share-card.png`),
        openGraph('og:image:width', '1200'),
        openGraph('og:image:height', '630'),
        openGraph('og:image:alt', texts.picture),
      ]),
]

/** Adds a text to the page for browsers with scripts disabled. */
export const noScript = (text: string): Plugin => ({
  name: 'no-script',
  transformIndexHtml: (_, { path }) =>
    isLabPage(path) ? [] : [{ tag: 'noscript', children: text, injectTo: 'body' }],
})

/** Whether a page belongs to the lab. The development server serves it with the site, but its head is its own. */
export const isLabPage = (path: string): boolean => path.startsWith('/lab/')

const openGraph = (property: string, content: string) => meta({ property, content })

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'meta',
  injectTo: 'head',
  attrs,
})
