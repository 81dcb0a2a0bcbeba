import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The words of a shared link. */
export type SharingWords = Readonly<
  Record<'site' | 'description' | 'title' | 'text' | 'picture', string>
>

/**
 * Adds to the page's head what search engines and shared links say of the site, and, where `VITE_SITE_URL` says
 * where the site is, the picture, which needs an absolute address.
 */
export const shareTags = (words: SharingWords): Plugin => {
  let site = ''
  return {
    name: 'share-tags',
    configResolved: ({ env }) => {
      site = typeof env.VITE_SITE_URL === 'string' ? env.VITE_SITE_URL : ''
    },
    transformIndexHtml: () => tagsFor(words, site),
  }
}

/** The tags of a site at this address (`https://host`); without one no picture, since a relative address shows none. */
export const tagsFor = (words: SharingWords, site: string): HtmlTagDescriptor[] => [
  meta({ name: 'description', content: words.description }),
  openGraph('og:type', 'website'),
  openGraph('og:site_name', words.site),
  openGraph('og:title', words.title),
  openGraph('og:description', words.text),
  meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ...(site === ''
    ? []
    : [
        openGraph('og:url', `${site}/`),
        openGraph('og:image', `${site}/share-card.png`),
        openGraph('og:image:width', '1200'),
        openGraph('og:image:height', '630'),
        openGraph('og:image:alt', words.picture),
      ]),
]

const openGraph = (property: string, content: string) => meta({ property, content })

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'meta',
  injectTo: 'head',
  attrs,
})
